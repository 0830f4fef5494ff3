/** Which lines of the log tell of moves that were taken back. */
import type { Line } from "$lib/room.svelte";

const AGREED = "table-log-answered-agreed";

/** Whoever takes back does so with their own last move and everything played since. */
export function takenBack(lines: Line[]): Set<number> {
  const gone = new Set<number>();
  const away = new Set<number>();
  let asker = -1;
  let plays: { heard: number; seat: number; own: boolean }[] = [];

  function takeBack(seat: number): void {
    const last = plays.findLastIndex((play) => play.own && play.seat === seat);
    if (last < 0) return;
    for (const play of plays.slice(last)) gone.add(play.heard);
    plays = plays.slice(0, last);
  }

  for (const { heard, kind, seat, sentences } of lines) {
    if (kind === "moved") plays.push({ heard, seat, own: !away.has(seat) });
    else if (kind === "away") away.add(seat);
    else if (kind === "back") away.delete(seat);
    else if (kind === "asked") asker = seat;
    else if (kind === "undone") takeBack(seat);
    else if (kind === "answered" && sentences[0]?.id === AGREED) takeBack(asker);
  }
  return gone;
}
