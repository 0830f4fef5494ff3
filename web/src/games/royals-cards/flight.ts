/** A card that leaves one place glides to where it appears next. */
import { travel } from "$lib/motion";

export const [leave, arrive] = travel();

export function keyOf(seat: number, card: string): string {
  return `${seat}:${card}`;
}
