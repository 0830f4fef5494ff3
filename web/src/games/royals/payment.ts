/**
 * A payment on the tray: filled in as usual, and changeable, before anything is sent.
 *
 * The server judges it; here is only what is needed to propose one. A price of so many fitting
 * cards is paid with s substitutes of several cards of any kind, and price − s cards that fit.
 */
import { count, shown, sorted, substituteOf, type Cards, type Deck } from "./cards";

export interface Due {
  deck: Deck;
  country: string;
  price: number;
  /** What the hand holds of this deck. */
  held: Cards;
}

export interface Part {
  substitutes: number;
  cards: Cards;
}

export function due(deck: Deck, country: string, price: number, hand: Cards): Due {
  return { deck, country, price, held: Object.fromEntries(sorted(hand, deck)) };
}

export function fits({ country }: Due, kind: string): boolean {
  return shown(kind).includes(country);
}

function fitting(owed: Due, cards: Cards): number {
  return count(Object.fromEntries(Object.entries(cards).filter(([kind]) => fits(owed, kind))));
}

/** The fewest and the most substitutes. */
export function substitutes(owed: Due): [fewest: number, most: number] {
  const fewest = Math.max(0, owed.price - fitting(owed, owed.held));
  if (fewest === 0) return [0, 0];
  const spare = Math.floor((count(owed.held) - owed.price) / (substituteOf(owed.deck) - 1));
  return [fewest, Math.max(fewest, Math.min(owed.price, spare))];
}

/** How many cards a payment with so many substitutes has. */
export function size(owed: Due, number: number): number {
  return owed.price + number * (substituteOf(owed.deck) - 1);
}

export function isExact(owed: Due, { substitutes: number, cards }: Part): boolean {
  const kinds = Object.keys(cards).filter((kind) => (cards[kind] ?? 0) > 0);
  return (
    count(cards) === size(owed, number) &&
    fitting(owed, cards) >= owed.price - number &&
    kinds.every((kind) => (cards[kind] ?? 0) <= (owed.held[kind] ?? 0)) &&
    (number > 0 || kinds.every((kind) => fits(owed, kind)))
  );
}

/** As few substitutes as possible, made of what there is least of; fitting cards as needed. */
export function usual(owed: Due, number = substitutes(owed)[0]): Part {
  const cards: Cards = {};
  let open = size(owed, number);
  const lay = (kind: string, most: number): number => {
    const laid = Math.min(most, (owed.held[kind] ?? 0) - (cards[kind] ?? 0));
    if (laid > 0) cards[kind] = (cards[kind] ?? 0) + laid;
    open -= Math.max(0, laid);
    return Math.max(0, laid);
  };
  const kinds = Object.keys(owed.held);
  const scarce = (a: string, b: string) => (owed.held[a] ?? 0) - (owed.held[b] ?? 0);
  const fit = kinds.filter((kind) => fits(owed, kind)).sort((a, b) => scarce(b, a));
  const other = kinds.filter((kind) => !fits(owed, kind)).sort(scarce);
  let needed = owed.price - number;
  for (const kind of fit) needed -= lay(kind, needed);
  if (number > 0) for (const kind of [...other, ...fit]) lay(kind, open);
  return { substitutes: number, cards };
}

/**
 * One card of a kind more or fewer, and for it one of another kind fewer or more; null where no
 * exchange leaves a payment. Kinds named in `keep` are exchanged last.
 */
export function exchange(
  owed: Due,
  part: Part,
  kind: string,
  by: 1 | -1,
  keep: readonly string[] = [],
): Part | null {
  const others = Object.keys(owed.held)
    .filter((other) => other !== kind)
    .sort(
      (a, b) => keep.indexOf(a) - keep.indexOf(b) || Number(fits(owed, a)) - Number(fits(owed, b)),
    );
  for (const other of others) {
    const cards = { ...part.cards };
    cards[kind] = (cards[kind] ?? 0) + by;
    cards[other] = (cards[other] ?? 0) - by;
    const changed = { ...part, cards };
    if (cards[kind] >= 0 && cards[other] >= 0 && isExact(owed, changed)) return changed;
  }
  return null;
}

/** What a plan says to the server's next question; null where it has no answer. */
export function answer<T extends { move: Record<string, unknown> }>(
  choices: readonly T[],
  chosen: Cards,
  plan: Record<Deck, Part>,
): T | null {
  const wanted = { ...plan.country.cards, ...plan.intrigue.cards };
  const fitsPlan = ({ move }: T): boolean => {
    if ("triples" in move) return move["triples"] === plan.country.substitutes;
    if ("pairs" in move) return move["pairs"] === plan.intrigue.substitutes;
    const kind = move["pay"];
    return typeof kind === "string" && (chosen[kind] ?? 0) < (wanted[kind] ?? 0);
  };
  return choices.find(fitsPlan) ?? null;
}
