/** Kinds of card by name: four countries, and their pairs, which are the Intrigue cards. */
export const COUNTRIES = ["france", "german-states", "britain", "spain"] as const;

export type Deck = "country" | "intrigue";
export type Cards = Record<string, number>;

const PAIRS = COUNTRIES.flatMap((one, i) => COUNTRIES.slice(i + 1).map((other) => [one, other]));
const SHOWN: Record<string, readonly string[]> = Object.fromEntries([
  ...COUNTRIES.map((country) => [country, [country]] as const),
  ...PAIRS.map((pair) => [pair.join("-"), pair] as const),
]);

/** The order in which a hand is sorted. */
export const KINDS = Object.keys(SHOWN);

/** The countries a card shows: one, or the two of an Intrigue card. */
export function shown(kind: string): readonly string[] {
  return SHOWN[kind] ?? [];
}

export function deckOf(kind: string): Deck {
  return shown(kind).length === 2 ? "intrigue" : "country";
}

/** A hand as sorted kinds with their numbers; kinds that are not there are left out. */
export function sorted(cards: Cards, deck?: Deck): [kind: string, number: number][] {
  return KINDS.filter((kind) => (cards[kind] ?? 0) > 0 && (!deck || deckOf(kind) === deck)).map(
    (kind) => [kind, cards[kind] ?? 0],
  );
}

export function count(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}
