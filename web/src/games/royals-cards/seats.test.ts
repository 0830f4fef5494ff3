import { expect, it } from "vitest";
import { others, placeOf } from "./seats";

it("seats the others clockwise from the own left", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, -1)).toEqual([1, 2]);
});

it("gives each of the others a place of its own", () => {
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, n) => placeOf(n, count));

    expect(new Set(places).size).toBe(count);
  }
});
