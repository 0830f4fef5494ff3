/** Kinds of card by name, as the box has them: of countries, and of pairs of them for Intrigue. */
import type { Schemas } from "$lib/api/client";
import { factsOf } from "$lib/facts";

export type Deck = "country" | "intrigue";
export type Cards = Record<string, number>;

export function box(): Schemas["RoyalsFacts"] {
  return factsOf("royals");
}

/** The order in which a hand is sorted. */
export function kinds(): string[] {
  return box().cards.map(({ name }) => name);
}

/** The countries a card shows: one, or the two of an Intrigue card. */
export function shown(kind: string): readonly string[] {
  return box().cards.find(({ name }) => name === kind)?.countries ?? [];
}

export function deckOf(kind: string): Deck {
  const found = box().cards.find(({ name }) => name === kind);
  return found?.deck === "intrigue" ? "intrigue" : "country";
}

/** So many cards of any kind count as one that fits. */
export function substituteOf(deck: Deck): number {
  return box().decks.find(({ name }) => name === deck)?.substitute ?? 1;
}

/** A hand as sorted kinds with their numbers; kinds that are not there are left out. */
export function sorted(cards: Cards, deck?: Deck): [kind: string, number: number][] {
  return kinds()
    .filter((kind) => (cards[kind] ?? 0) > 0 && (!deck || deckOf(kind) === deck))
    .map((kind) => [kind, cards[kind] ?? 0]);
}

export function count(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}
