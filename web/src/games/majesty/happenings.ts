/** What the latest play brought, seat by seat, to be shown where it happened. */
import type { Line, Sentence } from "$lib/room.svelte";
import type { Deed } from "./pieces";

export interface Happening {
  /** Points gained now, by location. */
  points: Record<string, number>;
  /** Meeples gained now, by location. */
  meeples: Record<string, number>;
  /** Everything gained or lost now, whatever for. */
  total: number;
  attack: "" | "wounded" | "defended" | "unharmed";
  healed: boolean;
}

export function nothing(): Happening {
  return { points: {}, meeples: {}, total: 0, attack: "", healed: false };
}

export function happenings(lines: Line[], seats: number): Happening[] {
  const all = Array.from({ length: seats }, nothing);
  for (const sentence of latestPlay(lines)) {
    const happening = all[Number(sentence.args["seat"])];
    if (happening) tell(happening, sentence);
  }
  return all;
}

function tell(happening: Happening, { id, args }: Sentence): void {
  const points = Number(args["points"] ?? 0);
  const meeples = Number(args["meeples"] ?? 0);
  const location = String(args["location"] ?? "");
  switch (id) {
    case "majesty-points":
    case "majesty-points-shared":
    case "majesty-majority":
      happening.points[location] = (happening.points[location] ?? 0) + points;
      happening.total += points;
      break;
    case "majesty-variety":
      happening.total += points;
      break;
    case "majesty-infirmary":
      happening.points["infirmary"] = -points;
      happening.total -= points;
      break;
    case "majesty-meeples":
      happening.meeples[location] = (happening.meeples[location] ?? 0) + meeples;
      break;
    case "majesty-sell":
    case "majesty-return":
      happening.total += meeples;
      break;
    case "majesty-buy":
      happening.total -= meeples;
      break;
    case "majesty-wound":
      happening.attack = "wounded";
      break;
    case "majesty-defend":
      happening.attack = "defended";
      break;
    case "majesty-unharmed":
      happening.attack = "unharmed";
      break;
    case "majesty-heal":
      happening.healed = true;
      break;
  }
}

/** The card that was taken, if the latest thing was a take; a place costs its number of meeples. */
export function deedOf(lines: Line[]): Deed | undefined {
  const taken = latestPlay(lines).find((sentence) => sentence.id === "majesty-take");
  return taken && { seat: Number(taken.args["seat"]), take: Number(taken.args["paid"]) };
}

/** What the last move led to: when a table is opened all lines come at once. */
function latestPlay(lines: Line[]): Sentence[] {
  return lines.findLast((line) => line.kind === "moved")?.sentences ?? [];
}
