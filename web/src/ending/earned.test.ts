import { describe, expect, it } from "vitest";
import { barsOf, earnedFrom, ranked, reach, type Earned } from "./earned";

const EARNED: Earned = {
  sources: ["mill", "infirmary", "variety"],
  points: [
    { mill: 12, infirmary: -4, variety: 9 },
    { mill: 20, infirmary: 0, variety: 0 },
  ],
  rules: {},
};

describe("where points came from", () => {
  it("leaves out sources that brought nobody anything", () => {
    expect(
      earnedFrom([
        { mill: 3, trade: 0 },
        { mill: 0, trade: 0 },
      ])?.sources,
    ).toEqual(["mill"]);
  });

  it("says nothing where nobody has anything", () => {
    expect(earnedFrom([{ mill: 0 }])).toBeNull();
  });

  it("lays gains to the right of zero and losses to the left", () => {
    expect(barsOf(EARNED, 0).map(({ from, length }) => [from, length])).toEqual([
      [0, 12],
      [-4, 4],
      [12, 9],
    ]);
    expect(reach(EARNED)).toEqual({ left: 4, right: 21 });
  });

  it("ranks seats by place", () => {
    expect(ranked([2, 1, 2])).toEqual([1, 0, 2]);
  });
});
