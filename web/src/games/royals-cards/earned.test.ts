import { expect, it } from "vitest";
import "./known.testing";
import game from ".";

it("finds where points are from in what the Royals in play are worth, by rank", () => {
  const royals = [
    { face: "K♥", points: 9 },
    { face: "J♠", points: 2 },
    { face: "K♣", points: 4 },
  ];

  const [first, second] = game.earned({ courts: [{ royals }, { royals: [] }] } as never, []);

  expect(first).toEqual({ K: 13, Q: 0, J: 2 });
  expect(second).toEqual({ K: 0, Q: 0, J: 0 });
});
