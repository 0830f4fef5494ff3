import type { Schemas } from "$lib/api/client";

/** How many seats somebody is still awaited at. */
export function emptySeats(seats: Pick<Schemas["SeatShown"], "kind">[]): number {
  return seats.filter(({ kind }) => kind === "open" || kind === "reserved").length;
}
