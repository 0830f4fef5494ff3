/** The final reckoning as a sequence: source by source, what it brings to whom, and in which words. */
import type { Sentence } from "$lib/room.svelte";
import type { Reckoned } from "../games/contract";
import type { Earned } from "../ending/earned";

export interface Scene {
  source: string;
  rule: string;
  /** As the log tells it. */
  told: string[];
  /** Points by seat. */
  gains: number[];
  /** Points by seat once they are counted. */
  totals: number[];
  /** Who shares what only one can have alone. */
  tied: number[];
}

type Act = Omit<Scene, "totals" | "tied"> & { part: string; shared: boolean };

/** What was reckoned last, in the order it was told; or else all sources, from nothing. */
export function scenesOf(
  points: number[],
  sentences: readonly Sentence[],
  reckoned: (sentence: Sentence) => Reckoned | null,
  earned: Earned | null,
): Scene[] {
  const acts = actsTold(sentences, reckoned, points.length);
  return counted(acts.length ? acts : actsEarned(earned, points.length), points);
}

/** Before the first scene. */
export function opening([first]: readonly Scene[]): number[] {
  return first ? first.totals.map((total, seat) => total - (first.gains[seat] ?? 0)) : [];
}

/** Seats from the most points to the fewest; equals in the order of the table. */
export function inFront(totals: readonly number[]): number[] {
  return totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
}

function actsTold(
  sentences: readonly Sentence[],
  reckoned: (sentence: Sentence) => Reckoned | null,
  seats: number,
): Act[] {
  const acts: Act[] = [];
  for (const sentence of sentences) {
    const found = reckoned(sentence);
    if (!found) continue;
    const { source, part = "", points, shared = false } = found;
    let act = acts.at(-1);
    if (act?.source !== source || act.part !== part) {
      act = { source, part, shared, rule: sentence.rule, told: [], gains: nothing(seats) };
      acts.push(act);
    }
    const seat = Number(sentence.args["seat"]);
    act.told.push(sentence.text);
    act.gains[seat] = (act.gains[seat] ?? 0) + points;
  }
  return acts;
}

function actsEarned(earned: Earned | null, seats: number): Act[] {
  return (earned?.sources ?? []).map((source) => ({
    source,
    part: "",
    shared: false,
    rule: earned?.rules[source] ?? "",
    told: [],
    gains: nothing(seats).map((_, seat) => earned?.points[seat]?.[source] ?? 0),
  }));
}

/** From the last one backwards: however much there was before, it ends with the points there are. */
function counted(acts: Act[], points: number[]): Scene[] {
  let totals = points;
  return acts
    .toReversed()
    .map(({ source, rule, told, gains, shared }) => {
      const scene = { source, rule, told, gains, totals, tied: shared ? tiedIn(gains) : [] };
      totals = totals.map((total, seat) => total - (gains[seat] ?? 0));
      return scene;
    })
    .reverse();
}

function tiedIn(gains: number[]): number[] {
  const seats = gains.flatMap((gain, seat) => (gain ? [seat] : []));
  return seats.length > 1 ? seats : [];
}

function nothing(seats: number): number[] {
  return Array<number>(seats).fill(0);
}
