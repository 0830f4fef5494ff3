/** Words that houses gave each other: what a view says of them, looked up for a board. */
import type { Move } from "$lib/api/client";
import type { Room } from "$lib/room.svelte";
import { list, say } from "$lib/words.svelte";
import { promiseOf } from "./promise";
import type { Breach, View, Word } from "./types";

/** The own words that a move would break. */
export function brokenBy(view: Pick<View, "breaches">, move: Move): Word[] {
  return view.breaches.filter((one) => isMeant(one, move)).map(({ word }) => word);
}

function isMeant({ choice, target, amounts }: Breach, move: Move): boolean {
  if (!(choice in move)) return false;
  if (choice === "attack")
    return move["attack"] === target && amounts.includes(Number(move["with"]));
  if (choice === "honour") return move["honour"] === false;
  return !amounts.length || amounts.includes(Number(move[choice]));
}

/** Those that each of the moves would break. */
export function brokenByAll(view: Pick<View, "breaches">, moves: readonly Move[]): Word[] {
  const [first, ...others] = moves.map((move) => distinct(brokenBy(view, move)));
  return (first ?? []).filter((word) => others.every((words) => words.some(isSame(word))));
}

function isSame(word: Word): (other: Word) => boolean {
  return (other) => JSON.stringify(other) === JSON.stringify(word);
}

/** Each word once, however many choices would break it. */
export function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [JSON.stringify(word), word])).values()];
}

/** What was given or promised, in a few words. */
export function termOf(room: Room, { clause }: Word): string {
  const { kind, good = "gold", amount = 0 } = clause;
  return kind === "give"
    ? say("royal-wedding-good-counted", { good, amount })
    : promiseOf(room, clause);
}

/** A warning that names what would be broken; empty where nothing would. */
export function warning(room: Room, words: readonly Word[]): string {
  return words
    .map((word) =>
      say("royal-wedding-board-breach", { name: room.name(word.to), word: termOf(room, word) }),
    )
    .join(" ");
}

/** What a house owes, by whom it owes it to. */
export interface Owed {
  to: number;
  words: Word[];
  binding: boolean;
}

export function owedBy(view: Pick<View, "owed">, seat: number): Owed[] {
  const found = new Map<string, Owed>();
  for (const word of view.owed) {
    if (word.clause.by !== seat) continue;
    const key = `${word.to}-${word.binding}`;
    const { to, binding } = word;
    found.set(key, { to, binding, words: [...(found.get(key)?.words ?? []), word] });
  }
  return [...found.values()];
}

export function owedHelp(room: Room, seat: number, { to, words, binding }: Owed): string {
  return say("royal-wedding-board-owed-help", {
    name: room.name(seat),
    other: room.name(to),
    words: list(words.map((word) => termOf(room, word))),
    binds: binding ? "yes" : "no",
  });
}
