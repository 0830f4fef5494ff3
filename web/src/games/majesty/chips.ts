/** Points as chips, the most valuable first. */
import { box } from "./data";

export interface Pile {
  value: number;
  count: number;
}

/** The fewest chips that make so many points; no chip for what is below nothing. */
export function pilesOf(points: number): Pile[] {
  let left = Math.max(0, Math.round(points));
  const piles: Pile[] = [];
  for (const value of box().chips) {
    const count = Math.floor(left / value);
    left -= count * value;
    if (count) piles.push({ value, count });
  }
  return piles;
}
