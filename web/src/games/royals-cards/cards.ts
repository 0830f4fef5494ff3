/** Cards by their names: "K♥", "10♠", "A♦". */
import { say } from "$lib/words.svelte";

export type Suit = "♠" | "♥" | "♣" | "♦";
export type Role = "attack" | "block" | "bluff";

/** As people hold them: black and red by turns. */
const SUITS: Suit[] = ["♠", "♥", "♣", "♦"];
const SUIT_NAMES = { "♠": "spades", "♥": "hearts", "♣": "clubs", "♦": "diamonds" } as const;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

export interface Card {
  name: string;
  rank: string;
  suit: Suit;
  /** What the picture is filed under. */
  suitName: (typeof SUIT_NAMES)[Suit];
  /** What a number card counts; a face card counts nothing. */
  value: number;
  face: boolean;
  red: boolean;
}

export function cardOf(name: string): Card {
  const suit = name.slice(-1) as Suit;
  const rank = name.slice(0, -1);
  const face = "JQK".includes(rank);
  return {
    name,
    rank,
    suit,
    suitName: SUIT_NAMES[suit],
    value: face ? 0 : RANKS.indexOf(rank) + 1,
    face,
    red: suit === "♥" || suit === "♦",
  };
}

/** What a card does once it is turned over. */
export function roleOf(name: string): Role {
  const card = cardOf(name);
  if (card.face) return "bluff";
  return card.red ? "attack" : "block";
}

/** Suit by suit, the highest first. */
export function sorted(names: readonly string[]): string[] {
  const key = (name: string) => {
    const card = cardOf(name);
    return SUITS.indexOf(card.suit) * RANKS.length - RANKS.indexOf(card.rank);
  };
  return [...names].sort((one, other) => key(one) - key(other));
}

/** The cards of each suit, for a look at a pile; suits without any are left out. */
export function suits(names: readonly string[]): { suit: Suit; cards: string[] }[] {
  const ordered = sorted(names);
  return SUITS.map((suit) => ({
    suit,
    cards: ordered.filter((name) => cardOf(name).suit === suit),
  })).filter((each) => each.cards.length > 0);
}

/** In words: "king of hearts". Numbers are handed over as such, for languages that spell them out. */
export function called(name: string): string {
  const { rank, value, suitName: suit } = cardOf(name);
  return say("royals-cards-board-card", { rank: value > 1 ? value : rank, suit });
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
