import { expect, test } from "vitest";
import { LOCATIONS } from "./europe";
import { isOnMap, placeOf } from "./places";

const city = (name: string) => ({
  name,
  bonus: { value: 1, taken_by: -1 },
  nobles: [],
  cathedral: [],
});
const country = (...names: string[]) => ({
  name: "france",
  bonuses: [],
  periods: [],
  influence: [],
  cities: names.map(city),
});

test("every city of the map has room for its nobles within the map", () => {
  for (const name of Object.keys(LOCATIONS)) {
    const place = placeOf(name);
    expect(place, name).not.toBeNull();
    for (const part of Object.values(place ?? {})) {
      expect(part).toBeGreaterThan(0.05);
      expect(part).toBeLessThan(0.95);
    }
  }
});

test("a city of somebody's own board is nowhere on the map", () => {
  expect(isOnMap([country("Paris", "Lyon")])).toBe(true);
  expect(isOnMap([country("Paris", "Carcassonne")])).toBe(false);
});
