/** Cards by their names, as the server prints them: "K♥", "10♠", "A♦". */
import { factsOf, type FactsOf } from "$lib/facts";
import { say } from "$lib/words.svelte";

type Facts = FactsOf<"royals-cards">;
export type Suit = Facts["suits"][number];
export type Card = Omit<Facts["cards"][number], "suit"> & { suit: Suit; face: boolean };
export type Role = Card["role"];

export function facts(): Facts {
  return factsOf("royals-cards");
}

export function cardOf(name: string): Card {
  const { cards, suits, faces } = facts();
  const card = cards.find((each) => each.name === name);
  const suit = suits.find((each) => each.name === card?.suit);
  if (!card || !suit) throw new RangeError(name);
  return { ...card, suit, face: faces.includes(card.rank) };
}

/** What a card does once it is turned over. */
export function roleOf(name: string): Role {
  return cardOf(name).role;
}

/** The cards of each suit, the highest first; suits without any are left out. */
export function suits(names: readonly string[]): { suit: Suit; cards: string[] }[] {
  const { cards, suits } = facts();
  const of = (suit: Suit) =>
    cards.filter((card) => card.suit === suit.name && names.includes(card.name));
  return suits
    .map((suit) => ({ suit, cards: of(suit).map(({ name }) => name) }))
    .filter((each) => each.cards.length > 0);
}

/** Suit by suit, the highest first. */
export function sorted(names: readonly string[]): string[] {
  return suits(names).flatMap(({ cards }) => cards);
}

/** In words: "king of hearts". Numbers are handed over as such, for languages that spell them out. */
export function called(name: string): string {
  const { rank, value, suit } = cardOf(name);
  return say("royals-cards-board-card", { rank: value > 1 ? value : rank, suit: suit.name });
}

const MOST_IN_A_ROW = 6;

/** How many cards lie in each row of a small screen, so that the rows are alike. */
export function inRows(count: number): number {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return rows ? Math.ceil(count / rows) : MOST_IN_A_ROW;
}

/** How a card of a fan is turned and how far it hangs: from the middle outwards. */
export function inFan(index: number, count: number): { angle: number; drop: number } {
  const step = Math.min(4, 24 / Math.max(count, 1));
  const offset = index - (count - 1) / 2;
  return { angle: offset * step, drop: offset * offset * step * 0.32 };
}
