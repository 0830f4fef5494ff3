/** Another person at a table, and perhaps a line of theirs: whom something can be done about. */
import type { Line, Room } from "./room.svelte";

export interface Considered {
  room: Room;
  seat: number;
  line?: Line | undefined;
}

let current = $state.raw<Considered | null>(null);

export function considered(): Considered | null {
  return current;
}

export function consider(room: Room, seat: number, line?: Line): void {
  current = { room, seat, line };
}

export function turnAway(): void {
  current = null;
}

/** Is it a person on that seat, and somebody else? */
export function isOther(room: Room, seat: number): boolean {
  return seat !== room.seat && room.picture?.seats[seat]?.kind === "person";
}
