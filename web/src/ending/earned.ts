/** Where each seat's points came from, as far as a game's view says so. */
import type { Books } from "../games/contract";

export interface Earned {
  /** Sources that brought anybody anything, in the game's own order. */
  sources: string[];
  points: Books;
  /** The rule each source stands in. */
  rules: Record<string, string>;
}

/** As far as anything came from anywhere. */
export function earnedFrom(points: Books, rules: Earned["rules"] = {}): Earned | null {
  const sources = Object.keys(points[0] ?? {}).filter((source) =>
    points.some((seat) => seat[source]),
  );
  return sources.length ? { sources, points, rules } : null;
}

export interface Bar {
  source: string;
  index: number;
  from: number;
  length: number;
  points: number;
}

/** The parts of one seat's bar: gains to the right of zero, losses to the left. */
export function barsOf(earned: Earned, seat: number): Bar[] {
  let right = 0;
  let left = 0;
  return earned.sources.flatMap((source, index) => {
    const points = earned.points[seat]?.[source] ?? 0;
    if (points === 0) return [];
    if (points < 0) left += points;
    const from = points > 0 ? right : left;
    if (points > 0) right += points;
    return [{ source, index, from, length: Math.abs(points), points }];
  });
}

/** How far the longest bars reach to either side. */
export function reach(earned: Earned): { left: number; right: number } {
  const sums = earned.points.map((seat) => {
    const values = earned.sources.map((source) => seat[source] ?? 0);
    const sum = (wanted: (value: number) => boolean) =>
      values.filter(wanted).reduce((total, value) => total + value, 0);
    return { left: -sum((value) => value < 0), right: sum((value) => value > 0) };
  });
  return {
    left: Math.max(0, ...sums.map((each) => each.left)),
    right: Math.max(1, ...sums.map((each) => each.right)),
  };
}

/** Seats from the first place to the last; who shares a place stands in the order of the table. */
export function ranked(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
