/** Keys that help: who offers one says what it does, and the sheet behind `?` lists them. */
import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export interface Shortcut {
  /** As the browser calls it; a letter by its place on the keyboard where others are written there. */
  key: string;
  /** Said as `page-shortcut-…`. */
  name: string;
  act: () => void;
}

const SHEET = "?";
const TYPED = "input, select, textarea, [contenteditable]";
const PRESSED = "button, a, summary";

let offered = $state.raw<readonly Shortcut[]>([]);
let sheet = $state(false);

export function shortcuts(): readonly Shortcut[] {
  return offered;
}

export function isSheetOpen(): boolean {
  return sheet;
}

export function showSheet(open = true): void {
  sheet = open;
}

/** For effects: as long as what offers them is there. */
export function offer(...some: Shortcut[]): () => void {
  offered = [...untrack(shortcuts), ...some];
  return () => (offered = offered.filter((each) => !some.includes(each)));
}

/** `h`, whichever letter an alphabet has in its place. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place && /^\p{L}$/u.test(key) ? place.toLowerCase() : key;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}

/** Does the key belong to a field, a button, a dialog or the browser? */
function isTaken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  const chord = event.ctrlKey || event.altKey || event.metaKey;
  const pressing = event.key === " " && at.closest(PRESSED) !== null;
  if (event.defaultPrevented || chord || pressing || at.closest(TYPED)) return true;
  return document.querySelector("dialog[open]") !== null;
}

export function press(event: KeyboardEvent): void {
  if (isTaken(event)) return;
  const key = keyOf(event);
  if (isLetter(key) && (event.repeat || !settings().letters)) return;
  const found = offered.find((each) => each.key === key);
  if (!found && key !== SHEET) return;
  event.preventDefault();
  if (found) found.act();
  else showSheet();
}
