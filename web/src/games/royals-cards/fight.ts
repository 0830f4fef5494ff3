/** A fight as the log tells it: who against whom, what was committed, turned over and paired. */
import type { Schemas } from "$lib/api/client";
import type { Line, Sentence } from "$lib/room.svelte";
import { cardOf, roleOf } from "./cards";

export type View = Schemas["RoyalsCardsView"];
export type Court = Schemas["Court"];

export interface Committed {
  seat: number;
  card: string;
}

export interface Fight {
  attacker: number;
  defender: number;
  /** The Royal an assassin has named, or "". */
  target: string;
  /** What the Royal was worth when it was named. */
  worth: number;
  /** Cards face down by seat, in the order in which they were committed. */
  counts: Map<number, number>;
  revealed: Committed[];
  pairs: { attack: number; block: number }[];
  /** -1: not decided yet. */
  hits: number;
}

/** The last fight there was, over or not; what the view still shows of it is what counts. */
export function fightOf(lines: readonly Line[], view: View): Fight | null {
  const told = lastFight(lines);
  if (view.defender < 0) return told;
  return {
    attacker: view.active,
    defender: view.defender,
    target: view.target,
    worth: told?.worth ?? 0,
    counts: new Map(view.courts.map((court, seat) => [seat, court.committed])),
    revealed: inOrder(view).flatMap((seat) =>
      (view.courts[seat]?.revealed ?? []).map((card) => ({ seat, card })),
    ),
    pairs: told?.pairs ?? [],
    hits: view.decision === "lose" ? (told?.hits ?? view.hits) : -1,
  };
}

function inOrder(view: View): number[] {
  return view.courts.map((_, n) => (view.active + n) % view.players);
}

export function lastFight(lines: readonly Line[]): Fight | null {
  const told = withoutUndone(lines).flatMap((line) => line.sentences);
  const start = told.findLastIndex((sentence) => isDeclaration(sentence));
  const declared = told[start];
  if (!declared) return null;
  const fight = declare(declared);
  for (const sentence of told.slice(start + 1)) follow(fight, sentence);
  return fight;
}

/** What was taken back is not told any more. */
function withoutUndone(lines: readonly Line[]): Line[] {
  const undone = new Set(lines.flatMap((line) => line.takes_back ?? []));
  return lines.filter((line) => !undone.has(line.heard));
}

function isDeclaration({ kind }: Sentence): boolean {
  return kind === "attack" || kind === "assassinate";
}

function declare({ args }: Sentence): Fight {
  return {
    attacker: Number(args["seat"]),
    defender: Number(args["defender_seat"] ?? args["owner_seat"]),
    target: String(args["royal"] ?? ""),
    worth: Number(args["points"] ?? 0),
    counts: new Map(),
    revealed: [],
    pairs: [],
    hits: -1,
  };
}

function follow(fight: Fight, { kind, args }: Sentence): void {
  const seat = Number(args["seat"]);
  switch (kind) {
    case "commit":
      fight.counts.set(seat, Number(args["cards"]));
      break;
    case "reveal":
      for (const card of String(args["list"]).split(" ")) fight.revealed.push({ seat, card });
      break;
    case "block":
      fight.pairs.push({ attack: Number(args["attack"]), block: Number(args["block"]) });
      break;
    case "hits":
      fight.hits = Number(args["hits"]);
      break;
  }
}

/** Were cards turned over in these lines? */
export function reveals(lines: readonly Line[]): boolean {
  return lines.some((line) => line.sentences.some(({ kind }) => kind === "reveal"));
}

/** What is not to be told while only the cards of these seats are turned over. */
export function untold(lines: readonly Line[], turned: readonly number[]): Set<Sentence> {
  const told = lines.flatMap((line) => line.sentences);
  const first = told.findIndex(({ kind }) => kind === "reveal");
  const known = ({ kind, args }: Sentence) =>
    kind === "reveal" && turned.includes(Number(args["seat"]));
  return new Set(first < 0 ? [] : told.slice(first).filter((sentence) => !known(sentence)));
}

export type Fate = "facing" | "waiting" | "stopped" | "hit";

export interface Strike extends Committed {
  value: number;
  fate: Fate;
  /** The card that has stopped it. */
  block: Committed | null;
}

export interface Melee {
  strikes: Strike[];
  /** Black cards that are not used yet. */
  blocks: Committed[];
  bluffs: Committed[];
}

/** Red against black: who is stopped by what, as far as that is decided. */
export function sortOut(fight: Fight, waiting: readonly number[], facing: number): Melee {
  const byValue = (one: Committed, other: Committed) =>
    cardOf(one.card).value - cardOf(other.card).value;
  const of = (role: string) =>
    fight.revealed.filter(({ card }) => roleOf(card) === role).sort(byValue);
  const strikes: Strike[] = of("attack").map((each) => ({
    ...each,
    value: cardOf(each.card).value,
    fate: "hit",
    block: null,
  }));
  const blocks = of("block");
  for (const pair of fight.pairs) {
    const strike = strikes.find((each) => each.value === pair.attack && !each.block);
    const place = blocks.findIndex(({ card }) => cardOf(card).value === pair.block);
    if (!strike || place < 0) continue;
    strike.fate = "stopped";
    strike.block = blocks.splice(place, 1)[0] ?? null;
  }
  for (const value of waiting) {
    const strike = strikes.find((each) => each.value === value && each.fate === "hit");
    if (strike) strike.fate = "waiting";
  }
  const faced = strikes.find((each) => each.fate === "waiting" && each.value === facing);
  if (faced) faced.fate = "facing";
  return { strikes, blocks, bluffs: of("bluff") };
}

/** The revealed cards by seat, the attacker's first: the order in which they are turned over. */
export function bySeat(fight: Fight): { seat: number; cards: string[] }[] {
  const groups = new Map<number, string[]>();
  for (const { seat, card } of fight.revealed) {
    groups.set(seat, [...(groups.get(seat) ?? []), card]);
  }
  return [...groups].map(([seat, cards]) => ({ seat, cards }));
}

/** The view of a moment ago, but for the cards that have been committed since. */
export function withoutCommitted(view: View, revealed: ReturnType<typeof bySeat>): View {
  const cardsOf = (seat: number) => revealed.find((each) => each.seat === seat)?.cards ?? [];
  const own = cardsOf(view.seat);
  const courts = view.courts.map((court, seat) => {
    const late = cardsOf(seat).length - court.committed;
    return { ...court, hand: court.hand - late, committed: court.committed + late };
  });
  return { ...view, courts, hand: view.hand.filter((card) => !own.includes(card)) };
}
