/**
 * Who plays by keyboard keeps a place. Where the focus vanishes it goes back to where it came from;
 * after a move, on to what can be chosen next; and while others play it waits at the question. At the
 * end it goes where that is told.
 *
 * What cannot be taken back easily is `data-weighty`: the focus never falls on it by itself, so that
 * nobody who presses Enter once too often ends a turn or a war.
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isByKeyboard } from "$lib/keyboard";
import { bringIntoSight } from "$lib/reach.svelte";
import type { Room } from "$lib/room.svelte";

const OPEN = ".board button.choosable, .board .choosable button";
const WEIGHTY = "[data-weighty]";
const QUESTION = ".question";
const END = "#ending";
const LONGEST = 12;
/** Between a move and what follows, the focus is nowhere for a moment. */
const PATIENCE = 500;

export function keepsFocus(room: Room): Attachment<HTMLElement> {
  return (table) => {
    let trail: HTMLElement[] = [];
    let runs = false;
    let timer = 0;
    const question = () => table.querySelector<HTMLElement>(QUESTION);

    function note({ target }: FocusEvent): void {
      if (target !== question()) trail = [...trail, target as HTMLElement].slice(-LONGEST);
    }

    function isThere(node: HTMLElement): boolean {
      const free = !node.closest("[inert]") && !node.matches(":disabled");
      return free && table.contains(node) && node.checkVisibility();
    }

    function isLost(): boolean {
      const { activeElement: at, body } = document;
      const waits = at === question() && room.mine;
      return at === null || at === body || at.id === "main" || waits;
    }

    function go(): void {
      if (!isByKeyboard() || !isLost() || document.querySelector("dialog[open]")) return;
      const open = [...table.querySelectorAll<HTMLElement>(OPEN)];
      const next = open.find((node) => !node.closest(WEIGHTY) && isThere(node));
      const back = trail.findLast(isThere);
      if (back ?? next) (back ?? next)?.focus();
      else timer ||= window.setTimeout(wait, PATIENCE);
    }

    function wait(): void {
      timer = 0;
      if (isByKeyboard() && isLost()) question()?.focus({ preventScroll: true });
    }

    table.addEventListener("focusin", note);
    const watcher = new MutationObserver(go);
    watcher.observe(table, { childList: true, subtree: true });
    $effect(() => {
      if (room.busy) trail = [];
    });
    $effect(() => {
      void [room.picture, room.mine];
      void tick().then(go);
    });
    $effect(() => {
      const over = room.ended;
      if (over && runs && isByKeyboard()) {
        void tick().then(() => document.querySelector<HTMLElement>(END)?.focus());
      }
      runs = room.live || (runs && !over);
    });
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      table.removeEventListener("focusin", note);
    };
  };
}

/** To what can be chosen, or to the question where there is nothing. */
export function focusChoices(): void {
  const open = [...document.querySelectorAll<HTMLElement>(OPEN)];
  const free = open.find((node) => !node.closest(`${WEIGHTY}, [inert]`) && node.checkVisibility());
  (free ?? document.querySelector<HTMLElement>(QUESTION))?.focus();
}

function isInSight(node: HTMLElement): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** When it is my turn, what can be chosen comes into sight, unless some of it is there already. */
export function showsTurns(room: Room): void {
  const mine = $derived(room.mine);
  $effect(() => {
    if (!mine) return;
    void tick().then(() => {
      const open = [...document.querySelectorAll<HTMLElement>(OPEN)];
      const free = open.filter((node) => node.checkVisibility());
      if (!free.some(isInSight)) bringIntoSight(free[0]);
    });
  });
}
