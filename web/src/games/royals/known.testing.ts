/** A box for tests, which ask no server what is printed in it. */
import { know, type FactsOf } from "$lib/facts";

const COUNTRIES = ["france", "german-states", "britain", "spain"];
const pairs = COUNTRIES.flatMap((one, n) => COUNTRIES.slice(n + 1).map((other) => [one, other]));
const cards: FactsOf<"royals">["cards"] = [
  ...COUNTRIES.map((name) => ({ name, deck: "country", countries: [name] })),
  ...pairs.map((pair) => ({ name: pair.join("-"), deck: "intrigue", countries: pair })),
];

know(
  { name: "royals" },
  {
    game: "royals",
    countries: [],
    titles: [],
    cards,
    decks: [
      { name: "country", substitute: 3, limit: 12 },
      { name: "intrigue", substitute: 2, limit: 4 },
    ],
    tables: [],
    intrigues_each: 4,
    draws: 3,
    draws_with_intrigue: 1,
    open_cards: [3, 4],
    nobles_a_win: 2,
    years: [],
    locations: { Paris: [470, 433], Edinburgh: [339, 122] },
    sources: {},
  },
);
