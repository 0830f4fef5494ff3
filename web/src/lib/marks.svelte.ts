/** A line of the log under the pointer, or reached by keyboard, marks on the board what it was about. */
import type { Line, Sentence } from "$lib/room.svelte";

let marked = $state.raw<Line | null>(null);

export function mark(line: Line): void {
  marked = line;
}

export function unmark(): void {
  marked = null;
}

/** Is a thing what the line under the pointer speaks of? Named by an argument and its value. */
export function isMarked(key: string, value: unknown): boolean {
  return marked?.sentences.some((sentence) => sentence.args[key] === value) ?? false;
}

/** The same where the argument is several things in a row, such as cards: "K♥ 9♥". */
export function isListed(key: string, value: string): boolean {
  const lists = marked?.sentences.map((sentence) => String(sentence.args[key] ?? "").split(" "));
  return lists?.some((list) => list.includes(value)) ?? false;
}

/** Does the line tell of this kind of event, with these arguments? */
export function isTold(kind: string, args: Record<string, unknown>): boolean {
  const named = Object.entries(args);
  const fits = ({ kind: said, args }: Sentence) =>
    said === kind && named.every(([key, value]) => args[key] === value);
  return marked?.sentences.some(fits) ?? false;
}

/** Does the line speak of a seat at all, be it that it did something or that it was done to it? */
export function isSeatNamed(seat: number): boolean {
  return marked !== null && names(marked, seat);
}

export function names(line: Line, seat: number): boolean {
  const named = line.sentences.some(({ args }) =>
    Object.entries(args).some(([key, value]) => /(^|_)seat$/.test(key) && value === seat),
  );
  return line.seat === seat || named;
}

export function isSeatMarked(seat: number): boolean {
  return marked !== null && (marked.seat === seat || isMarked("seat", seat));
}
