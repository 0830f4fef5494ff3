import { expect, test } from "vitest";
import { box } from "./cards";
import "./known.testing";
import { hasMap, placeOf } from "./places";

const country = (...places: ([number, number] | null)[]) => ({
  cities: places.map((at) => ({ at })),
});

test("every city of the map has room for its nobles within the map", () => {
  for (const [name, at] of [...Object.entries(box().locations), ["a corner", [0, 1000]] as const]) {
    const place = placeOf({ at: [...at] });
    expect(place, name).not.toBeNull();
    expect(place?.left).toBeGreaterThan(0.05);
    expect(place?.left).toBeLessThan(0.95);
    expect(place?.top).toBeGreaterThan(0.05);
    expect(place?.top).toBeLessThan(0.95);
  }
});

test("a city keeps its plaque whatever it is called, and takes it along when it is moved", () => {
  const [paris = [0, 0]] = Object.values(box().locations);
  const [x = 0, y = 0] = paris;
  const moved = placeOf({ at: [x + 100, y + 100] });

  expect(placeOf({ at: paris })?.left).toBeCloseTo(340 / 920);
  expect(moved?.x).toBeCloseTo((x + 100) / 1000);
  expect(moved?.top).toBeLessThan(moved?.y ?? 0);
});

test("what nobody has placed is nowhere, and a map needs one city at least", () => {
  expect(placeOf({ at: null })).toBeNull();
  expect(hasMap([country([470, 433], null)])).toBe(true);
  expect(hasMap([country(null), country()])).toBe(false);
});
