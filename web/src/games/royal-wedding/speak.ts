/** Words in the negotiation, where everybody speaks at once. */
import type { Move } from "$lib/api/client";
import type { Room } from "$lib/room.svelte";

const TRIES = 5;
const PAUSE = 150;

/**
 * Say something that stays meant though others have spoken in between: the server judges it anew.
 */
export async function speakUp(room: Room, move: Move): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    room.notice = null;
    if (await room.play(move)) return true;
    if (room.notice) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}
