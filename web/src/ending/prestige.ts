/** Where Prestige came from in Royal Wedding: only its log remembers. */
import type { Line, Sentence } from "$lib/room.svelte";
import { takenBack } from "../table/takenback";

export const PRESTIGE_SOURCES = [
  "begin",
  "bought",
  "battles",
  "gifts",
  "challenges",
  "maintenance",
];

const PREFIX = "royal-wedding-";
/** Challenges that cost Prestige when their task is not done. */
const COSTLY = ["coffers", "rival", "rich-rival"];

type Books = Record<string, number>[];

export function prestigeBooks(lines: Line[], points: readonly number[]): Books {
  const books: Books = points.map(() => Object.fromEntries(PRESTIGE_SOURCES.map((s) => [s, 0])));
  const gone = takenBack(lines);
  for (const line of lines) {
    if (!gone.has(line.heard)) for (const sentence of line.sentences) enter(books, sentence);
  }
  books.forEach((book, seat) => {
    const since = Object.values(book).reduce((sum, each) => sum + each, 0);
    book["begin"] = (points[seat] ?? 0) - since;
  });
  return books;
}

function enter(books: Books, { id, args }: Sentence): void {
  const number = (name: string) => Number(args[name] ?? 0);
  const add = (source: string, amount: number, seat = number("seat")) => {
    const book = books[seat];
    if (book) book[source] = (book[source] ?? 0) + amount;
  };
  switch (id.slice(PREFIX.length)) {
    case "buy":
      return add("bought", number("prestige"));
    case "maintenance":
      return add("maintenance", -number("lost"));
    case "gain":
      return add("battles", number("prestige"));
    case "lose":
      return add("battles", -number("prestige"));
    case "transfer":
      if (args["good"] !== "prestige") return;
      add("gifts", -number("amount"));
      return add("gifts", number("amount"), number("receiver_seat"));
    case "take":
      add("challenges", number("prestige"));
      return add("challenges", -number("prestige"), number("neighbour_seat"));
    case "centre":
      return add("challenges", number("prestige") * (args["prestige_sign"] === "up" ? 1 : -1));
    case "failed":
      if (COSTLY.includes(String(args["card"]))) add("challenges", -number("amount"));
  }
}
