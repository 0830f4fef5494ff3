/** Where the pips of a number card stand, on a canvas of 100 by 140. */
export interface Pip {
  x: number;
  y: number;
}

const LEFT = 33;
const MIDDLE = 50;
const RIGHT = 67;
const TOP = 30;
const CENTRE = 70;
const BOTTOM = 110;

function both(...heights: number[]): Pip[] {
  return heights.flatMap((y) => [
    { x: LEFT, y },
    { x: RIGHT, y },
  ]);
}

function middle(...heights: number[]): Pip[] {
  return heights.map((y) => ({ x: MIDDLE, y }));
}

const FOUR_ROWS = [TOP, 56.7, 83.3, BOTTOM];

const PIPS: Record<number, Pip[]> = {
  1: middle(CENTRE),
  2: middle(TOP, BOTTOM),
  3: middle(TOP, CENTRE, BOTTOM),
  4: both(TOP, BOTTOM),
  5: [...both(TOP, BOTTOM), ...middle(CENTRE)],
  6: both(TOP, CENTRE, BOTTOM),
  7: [...both(TOP, CENTRE, BOTTOM), ...middle(50)],
  8: [...both(TOP, CENTRE, BOTTOM), ...middle(50, 90)],
  9: [...both(...FOUR_ROWS), ...middle(CENTRE)],
  10: [...both(...FOUR_ROWS), ...middle(43.3, 96.7)],
};

export function pipsOf(value: number): Pip[] {
  return PIPS[value] ?? [];
}

/** Pips of the lower half stand on their heads. */
export function turned(pip: Pip): boolean {
  return pip.y > CENTRE;
}
