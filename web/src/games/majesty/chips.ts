/** Points as chips, the most valuable first. */
export const CHIPS = [100, 50, 10, 5, 1] as const;

export interface Pile {
  value: number;
  count: number;
}

/** The fewest chips that make so many points; no chip for what is below nothing. */
export function pilesOf(points: number): Pile[] {
  let left = Math.max(0, Math.round(points));
  const piles: Pile[] = [];
  for (const value of CHIPS) {
    const count = Math.floor(left / value);
    left -= count * value;
    if (count) piles.push({ value, count });
  }
  return piles;
}
