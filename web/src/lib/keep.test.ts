import { describe, expect, it } from "vitest";
import { keep } from "./keep";

describe("what is kept of a picture", () => {
  it("is all of it where nothing has changed", () => {
    const before = { seats: [{ name: "Ann" }], view: { row: ["a", "b"], payment: null } };

    expect(keep(before, structuredClone(before))).toBe(before);
  });

  it("is each part that has not changed", () => {
    const before = { cities: [{ name: "Paris" }, { name: "London", owner: 1 }], round: 1 };

    const after = keep(before, { cities: [{ name: "Paris" }, { name: "London" }], round: 2 });

    expect(after).toEqual({ cities: [{ name: "Paris" }, { name: "London" }], round: 2 });
    expect(after.cities[0]).toBe(before.cities[0]);
    expect(after.cities[1]).not.toBe(before.cities[1]);
  });

  it("is nothing of another kind", () => {
    expect(keep([], {})).toEqual({});
    expect(keep(null, [1])).toEqual([1]);
  });
});
