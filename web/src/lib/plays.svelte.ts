/** For boards that make much of a moment: they hear of every play before it is drawn. */
import { untrack } from "svelte";
import { moves } from "./settings.svelte";
import type { Room, View } from "./room.svelte";

/**
 * `begin` is handed the view before a play that is shown in motion, and says whether it makes
 * something of it; whatever was shown before is done with then, and at the board's end.
 */
export function followPlays(
  room: Room,
  begin: (before: View) => boolean,
  settle: () => void,
): void {
  let seen = room.latest;
  let before = room.picture;
  $effect.pre(() => {
    const { latest, picture } = room;
    untrack(() => {
      if (latest === seen) return;
      const onward = (picture?.number ?? 0) === (before?.number ?? 0) + 1;
      if (!(onward && moves() && before?.view && begin(before.view))) settle();
    });
    seen = latest;
    before = picture;
  });
  $effect(() => settle);
}
