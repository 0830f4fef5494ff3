/** A deck for tests, which ask no server what is printed on it. */
import { know, type FactsOf } from "$lib/facts";

type Facts = FactsOf<"royals-cards">;

const RANKS = ["K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"];
const FACES = 3;
const suits: Facts["suits"] = [
  { name: "spades", sign: "♠", red: false },
  { name: "hearts", sign: "♥", red: true },
  { name: "clubs", sign: "♣", red: false },
  { name: "diamonds", sign: "♦", red: true },
];
const cards: Facts["cards"] = RANKS.flatMap((rank, n) =>
  suits.map((suit) => ({
    name: rank + suit.sign,
    rank,
    suit: suit.name,
    value: n < FACES ? 0 : RANKS.length - n,
    role: n < FACES ? "bluff" : suit.red ? "attack" : "block",
  })),
);
const faces = RANKS.slice(0, FACES);

know({ name: "royals-cards" }, { game: "royals-cards", suits, cards, faces, sizes: [] });
