import type { Line } from "./room.svelte";

/** The lines, by what was heard then, of moves that were taken back. */
export function takenBack(lines: Line[]): Set<number> {
  return new Set(lines.flatMap((line) => line.takes_back ?? []));
}
