/** A box for tests, which ask no server what is printed in it. */
import type { Schemas } from "$lib/api/client";
import { know } from "$lib/facts";

type Part = Schemas["AbilityPart"];

const HOMES = {
  mill: "miller",
  brewery: "brewer",
  cottage: "witch",
  guardhouse: "guard",
  barracks: "knight",
  inn: "innkeeper",
  castle: "noble",
  infirmary: "",
};
const characters = Object.values(HOMES).filter(Boolean);

const side = (coin: number, ...parts: Part[]) => ({ coin, rule: "", parts, numbers: {} });
const shared = (points: number, having: string): Part => ({
  icon: "everyone",
  points,
  meeples: 0,
  of: [having],
});
const PRINTED: Record<string, Record<string, Schemas["LocationSide"]>> = {
  brewery: { A: side(11, shared(2, "miller")) },
  guardhouse: { B: side(8) },
  inn: { A: side(15, shared(3, "brewer")) },
};

know(
  { name: "majesty" },
  {
    game: "majesty",
    characters,
    locations: Object.entries(HOMES).map(([name, character]) => ({
      name,
      character,
      sides: PRINTED[name] ?? {},
    })),
    cards: [...characters, "witch-innkeeper", "witch-noble"].map((name) => ({
      name,
      halves: name.split("-"),
      green: 1,
      red: 1,
    })),
    greens: 33,
    reds: 27,
    greens_in_play: {},
    display: 6,
    spaces: 5,
    rounds: 12,
    chips: [100, 50, 10, 5, 1],
    sources: {},
  },
);
