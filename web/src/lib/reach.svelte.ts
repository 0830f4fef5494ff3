/** What a tap on a name above the board does: the board says, since it knows what can be done. */
import type { Reach, Room } from "./room.svelte";
import { moves } from "./settings.svelte";
import { say } from "./words.svelte";

export function reaches(room: Room, of: (seat: number) => Reach): void {
  $effect(() => {
    room.reach = of;
    return () => (room.reach = null);
  });
}

/** No more than a look at what lies before somebody. */
export function lookAt(room: Room, seat: number, act: () => void): Reach {
  return { text: say("page-look-at", { name: room.name(seat) }), open: false, act };
}

export function bringIntoSight(thing: Element | null | undefined): void {
  thing?.scrollIntoView({ block: "nearest", behavior: moves() ? "smooth" : "instant" });
}
