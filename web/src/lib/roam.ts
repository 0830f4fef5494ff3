/**
 * What only explains itself, by keyboard: Tab stops once in each group, arrow keys go from one
 * thing in it to the next. `{@attach roams}` makes an element such a group.
 */
import type { Attachment } from "svelte/attachments";
import { EXPLAINED } from "./explain.svelte";
import { isByKeyboard } from "./keyboard";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which of so many a key leads to; -1 if it leads nowhere. */
export function target(key: string, here: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step ? (here + step + count) % count : -1;
}

/** From one of these elements to another, for `onkeydown` of whatever holds them. */
export function step(event: KeyboardEvent, all: HTMLElement[]): void {
  const here = all.findIndex((each) => each === event.target);
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = target(event.key, here, all.length);
  if (next < 0) return;
  event.preventDefault();
  all[next]?.focus();
}

export const roams: Attachment<HTMLElement> = (group) => {
  let last: HTMLElement | null = null;
  const all = () =>
    [...group.querySelectorAll<HTMLElement>(EXPLAINED)].filter((each) => each.checkVisibility());
  /**
   * The group itself is only the door: whoever comes in stands before one of its things. Buttons in
   * it have doors of their own.
   */
  const enter = (event: FocusEvent) => {
    const node = event.target as HTMLElement;
    if (node !== group && !node.matches(EXPLAINED)) return;
    group.tabIndex = -1;
    if (node !== group) last = node;
    else if (isByKeyboard()) (last?.isConnected ? last : all()[0])?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!group.contains(event.relatedTarget as Node | null)) group.tabIndex = 0;
  };
  const press = (event: KeyboardEvent) => step(event, all());
  group.tabIndex = 0;
  group.dataset["roams"] = "";
  group.addEventListener("focusin", enter);
  group.addEventListener("focusout", leave);
  group.addEventListener("keydown", press);
  return () => {
    group.removeEventListener("focusin", enter);
    group.removeEventListener("focusout", leave);
    group.removeEventListener("keydown", press);
  };
};
