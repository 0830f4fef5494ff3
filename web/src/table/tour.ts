/** A short tour of the table's controls: what each step points at, and where its card stands. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Each points at what is marked with its name (`data-tour`). */
export const STEPS = ["question", "board", "explain", "log", "actions", "preferences"] as const;

export const GAP = 12;
const AROUND = 6;

/** A ring around a thing, within the window. */
export function ringAround(thing: Box, view: Size): Box {
  const left = Math.max(2, thing.left - AROUND);
  const top = Math.max(2, thing.top - AROUND);
  const right = Math.min(view.width - 2, thing.left + thing.width + AROUND);
  const bottom = Math.min(view.height - 2, thing.top + thing.height + AROUND);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Below the ring, else above it; over its lower end where it fills the window. */
export function placeCard(ring: Box, card: Size, view: Size): { left: number; top: number } {
  const middle = ring.left + ring.width / 2 - card.width / 2;
  const left = Math.max(GAP, Math.min(middle, view.width - card.width - GAP));
  const below = ring.top + ring.height + GAP;
  const above = ring.top - card.height - GAP;
  const lowest = view.height - card.height - GAP;
  if (below <= lowest) return { left, top: below };
  return { left, top: above >= GAP ? above : Math.max(GAP, lowest) };
}
