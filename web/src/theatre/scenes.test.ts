import { describe, expect, it } from "vitest";
import type { Sentence } from "$lib/room.svelte";
import { inFront, opening, scenesOf } from "./scenes";

function told(kind: string, seat: number, points: number, part = ""): Sentence {
  return { id: kind, kind, text: `${kind} ${seat}`, rule: "R-1", args: { seat, points, part } };
}

function reckoned({ kind, args }: Sentence) {
  if (kind === "take") return null;
  const points = Number(args["points"]);
  return { source: kind, part: String(args["part"]), points, shared: kind === "most" };
}

const SENTENCES = [
  told("take", 0, 9),
  told("loss", 1, -4),
  told("most", 0, 10, "mill"),
  told("most", 1, 10, "mill"),
  told("most", 1, 12, "inn"),
];
const SCENES = scenesOf([30, 41], SENTENCES, reckoned, null);

describe("the final reckoning", () => {
  it("has a scene for each source and each part of it, in the order told", () => {
    expect(SCENES.map(({ source, gains }) => [source, ...gains])).toEqual([
      ["loss", 0, -4],
      ["most", 10, 10],
      ["most", 0, 12],
    ]);
    expect(SCENES[1]?.told).toEqual(["most 0", "most 1"]);
    expect(SCENES[1]?.rule).toBe("R-1");
  });

  it("begins with what was there before and ends with the points there are", () => {
    expect(opening(SCENES)).toEqual([20, 23]);
    expect(SCENES.map(({ totals }) => totals)).toEqual([
      [20, 19],
      [30, 29],
      [30, 41],
    ]);
  });

  it("names who is tied, where one could have it alone", () => {
    expect(SCENES.map(({ tied }) => tied)).toEqual([[], [0, 1], []]);
  });

  it("goes through all sources where nothing is reckoned at the end", () => {
    const earned = {
      sources: ["kings", "queens"],
      points: [
        { kings: 5, queens: 2 },
        { kings: 0, queens: 8 },
      ],
      rules: { kings: "R-2" },
    };
    const scenes = scenesOf([7, 8], [told("take", 0, 9)], reckoned, earned);

    expect(opening(scenes)).toEqual([0, 0]);
    expect(scenes.map(({ source, rule, totals }) => [source, rule, ...totals])).toEqual([
      ["kings", "R-2", 5, 0],
      ["queens", "", 7, 8],
    ]);
  });

  it("is not played where there is nothing to tell", () => {
    expect(scenesOf([0, 0], [], reckoned, null)).toEqual([]);
  });
});

it("whoever has more runs in front", () => {
  expect(inFront([4, 9, 4])).toEqual([1, 0, 2]);
});
