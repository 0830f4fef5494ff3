import { describe, expect, it } from "vitest";
import { placesAround, tieBetween, tiesOf } from "./court";

describe("the court", () => {
  it("has the viewer at the bottom and the next seat to the left", () => {
    const places = placesAround(2, 4);
    expect(places[2]?.y).toBeCloseTo(1);
    expect(places[3]?.x).toBeCloseTo(0);
    expect(places[1]?.x).toBeCloseTo(1);
    expect(places[0]?.y).toBeCloseTo(0);
  });

  it("draws a marriage once, and one that was renewed not as a former one", () => {
    const houses = [
      { married: [1], formerly: [1, 2] },
      { married: [0], formerly: [0] },
      { married: [], formerly: [0] },
    ];
    expect(tiesOf(houses)).toEqual([
      { one: 0, other: 1, kind: "married" },
      { one: 0, other: 2, kind: "former" },
    ]);
  });

  it("leads a tie around what lies in the middle", () => {
    const middle = { x: 500, y: 300, width: 400, height: 200 };
    const frame = { width: 1000, height: 600 };
    const { ring } = tieBetween({ x: 500, y: 40 }, { x: 500, y: 560 }, frame, [middle], 20);
    expect(Math.abs(ring.x - 500) >= 220 || Math.abs(ring.y - 300) >= 120).toBe(true);
  });
});
