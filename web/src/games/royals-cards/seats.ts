/** Who sits where: round the table in the order of play, the own seat below. */

/** The others, clockwise from the left of the seat that looks on. */
export function others(players: number, own: number): number[] {
  const from = Math.max(own, 0);
  return Array.from({ length: players - 1 }, (_, n) => (from + 1 + n) % players);
}

/** The places of one to five others at a wide table. */
const PLACES: Record<number, string[]> = {
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left", "top-left", "top-right", "right"],
  5: ["left", "top-left", "top", "top-right", "right"],
};

export function placeOf(index: number, count: number): string {
  return PLACES[count]?.[index] ?? "top";
}
