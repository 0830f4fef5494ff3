/** Hovering a line of the log marks on the board what it was about. */
import type { Line } from "$lib/room.svelte";

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

export function isSeatMarked(seat: number): boolean {
  return marked !== null && (marked.seat === seat || isMarked("seat", seat));
}
