/** Who hears what is said: everybody, or one seat alone. */
import type { Line, Room } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";

export const ALL = -1;

/** Behind the speaker's name: whom it is whispered to; nothing where all hear it. */
export function listenerOf(room: Room, { to }: Line): string {
  if (to === ALL) return "";
  const name = room.name(to);
  return ` ${to === room.seat ? say("page-chat-whispers-you") : say("page-chat-whispers", { name })}`;
}
