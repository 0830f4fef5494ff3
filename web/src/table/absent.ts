/** Who has left on their turn, so that the others wait. */
import type { Picture, View } from "$lib/room.svelte";

export interface Absent {
  seat: number;
  /** By the server's clock: since when, and when the others may do something about it. */
  since: number;
  due: number;
}

/** Those whom the viewer waits for though they are not there; nobody where a clock sees to it. */
export function absentees(picture: Picture, acting: View["acting"]): Absent[] {
  const own = picture.seats[picture.seat];
  if (!picture.patience || picture.status !== "running" || !own || own.away) return [];
  return picture.seats.flatMap(({ kind, away, connected }, seat) => {
    const gone = picture.gone_since[seat];
    if (kind !== "person" || away || connected || gone == null || !acting.includes(seat)) return [];
    const due = Math.max(gone, picture.waits_since) + picture.patience;
    return [{ seat, since: gone, due }];
  });
}
