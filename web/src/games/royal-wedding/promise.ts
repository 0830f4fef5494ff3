/** A promise in a few words. */
import type { Room } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";

interface Promised {
  kind: string;
  target?: number;
  ally?: number;
  amount?: number;
}

export function promiseOf(
  room: Room,
  { kind, target = -1, ally = -1, amount = 0 }: Promised,
): string {
  const names = { target: room.name(target), ally: room.name(ally) };
  return say("royal-wedding-board-promise", { kind, amount, ...names });
}
