/** What the latest plays brought, seat by seat, to be shown where it happened. */
import type { Line, Sentence } from "$lib/room.svelte";
import { takenBack } from "$lib/lines";
import type { Deed } from "./pieces";

export interface Happening {
  /** Points gained now, by location. */
  points: Record<string, number>;
  /** Meeples gained now, by location. */
  meeples: Record<string, number>;
  /** The majorities' coins won at the end, by location. */
  coins: Record<string, number>;
  /** Everything gained or lost in play, whatever for. */
  total: number;
  /** What the final scoring added to it. */
  final: number;
  /** Attacks on the realm and who was healed in it, one by one. */
  events: Sentence[];
}

export function nothing(): Happening {
  return { points: {}, meeples: {}, coins: {}, total: 0, final: 0, events: [] };
}

/** As seen from one seat: everything since it last played. */
export function happenings(lines: Line[], seats: number, viewer: number): Happening[] {
  const all = Array.from({ length: seats }, nothing);
  for (const sentence of sinceOwnTurn(lines, viewer).flatMap((line) => line.sentences)) {
    const happening = all[Number(sentence.args["seat"])];
    if (happening) tell(happening, sentence);
  }
  return all;
}

/** The plays since the seat's own last turn, or that turn where none came after it. */
function sinceOwnTurn(lines: Line[], seat: number): Line[] {
  const gone = takenBack(lines);
  const plays = lines.filter((line) => line.kind === "moved" && !gone.has(line.heard));
  if (seat < 0) return plays.slice(-1);
  const own = plays.findLastIndex((line) => line.seat === seat);
  const others = plays.findLastIndex((line) => line.seat !== seat);
  return plays.slice(Math.min(own, others) + 1);
}

function tell(happening: Happening, sentence: Sentence): void {
  const { kind, args } = sentence;
  const points = Number(args["points"] ?? 0);
  const meeples = Number(args["meeples"] ?? 0);
  const location = String(args["location"] ?? "");
  switch (kind) {
    case "points":
      happening.points[location] = (happening.points[location] ?? 0) + points;
      happening.total += points;
      break;
    case "majority":
      happening.coins[location] = points;
      happening.final += points;
      break;
    case "variety":
      happening.final += points;
      break;
    case "infirmary":
      happening.points["infirmary"] = -points;
      happening.final -= points;
      break;
    case "meeples":
      happening.meeples[location] = (happening.meeples[location] ?? 0) + meeples;
      break;
    case "sell":
    case "return":
      happening.total += meeples;
      break;
    case "buy":
      happening.total -= meeples;
      break;
    case "wound":
    case "defend":
    case "unharmed":
    case "heal":
      happening.events.push(sentence);
      break;
  }
}

/** The card that was taken, if the latest thing was a take; a place costs its number of meeples. */
export function deedOf(lines: Line[]): Deed | undefined {
  const play = lines.findLast((line) => line.kind === "moved");
  const taken = play?.sentences.find((sentence) => sentence.kind === "take");
  return taken && { seat: Number(taken.args["seat"]), take: Number(taken.args["paid"]) };
}
