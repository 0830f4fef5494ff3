/** To the rematch, and on to its table. */
import { rematch } from "$lib/rematch";
import type { Room } from "$lib/room.svelte";
import { go } from "$lib/router.svelte";

export async function again(room: Room): Promise<void> {
  const table = await rematch(room);
  if (table) go(`/table/${table}`);
}
