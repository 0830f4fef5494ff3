import { describe, expect, it } from "vitest";
import { barsOf, earnedIn, ranked, reach, type Earned } from "./earned";

const EARNED: Earned = {
  sources: ["mill", "infirmary", "variety"],
  points: [
    { mill: 12, infirmary: -4, variety: 9 },
    { mill: 20, infirmary: 0, variety: 0 },
  ],
};

describe("where points came from", () => {
  it("leaves out sources that brought nobody anything", () => {
    const realm = (mill: number) => ({ earned: { mill, trade: 0 } });
    const view = { game: "majesty", realms: [realm(3), realm(0)] };

    expect(earnedIn(view as never)?.sources).toEqual(["mill"]);
  });

  it("is what the Royals in play are worth, by rank", () => {
    const royals = [
      { face: "K♥", points: 9 },
      { face: "J♠", points: 2 },
      { face: "K♣", points: 4 },
    ];
    const view = { game: "royals-cards", courts: [{ royals }, { royals: [] }] };

    const earned = earnedIn(view as never);

    expect(earned?.sources).toEqual(["K", "J"]);
    expect(earned?.points[0]).toMatchObject({ K: 13, J: 2 });
  });

  it("says nothing where nobody has anything", () => {
    const view = { game: "royals-cards", courts: [{ royals: [] }] };

    expect(earnedIn(view as never)).toBeNull();
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
