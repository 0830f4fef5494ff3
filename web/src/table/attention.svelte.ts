/** Who plays by keyboard goes on where something can be chosen, and at the end where it is told. */
import { tick } from "svelte";
import type { Room } from "$lib/room.svelte";

export function keepFocus(room: Room): void {
  let byKeyboard = false;
  let runs = false;

  $effect(() => {
    const key = () => (byKeyboard = true);
    const pointer = () => (byKeyboard = false);
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", pointer, true);
    return () => {
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", pointer, true);
    };
  });

  $effect(() => {
    void room.picture;
    if (!room.mine) return;
    void tick().then(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (byKeyboard && lost) document.querySelector<HTMLElement>(FIRST)?.focus();
    });
  });

  $effect(() => {
    const over = room.picture?.status === "finished";
    if (over && runs && byKeyboard) {
      void tick().then(() => document.querySelector<HTMLElement>(END)?.focus());
    }
    runs = room.picture?.status === "running";
  });
}

const FIRST = ".board button.choosable, .board .choosable button";
const END = "#ending";
