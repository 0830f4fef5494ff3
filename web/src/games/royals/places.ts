/** Where cities stand on the map, and where beside them there is room for their nobles. */
import type { Schemas } from "$lib/api/client";
import { box } from "./cards";
import { HEIGHT, WIDTH } from "./europe";

type City = Pick<Schemas["City"], "at">;

export interface Place {
  /** The city itself and the middle of its plaque, in parts of the map. */
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Places come in thousandths of the map. */
export const SCALE = 1000;

/** The middle of each plaque, on the scale of the outlines: near the city, clear of the others. */
const PLAQUES: Record<string, readonly [number, number]> = {
  Paris: [340, 378],
  Bordeaux: [272, 527],
  Dijon: [519, 400],
  Marseille: [668, 706],
  Lyon: [592, 553],
  Munich: [677, 358],
  Vienna: [831, 330],
  Berlin: [717, 166],
  Cologne: [530, 247],
  Dublin: [145, 228],
  London: [357, 225],
  Edinburgh: [398, 72],
  Seville: [87, 808],
  Valencia: [322, 846],
  Madrid: [215, 676],
  Barcelona: [501, 812],
};

/** How far above a city of somebody's own its plaque is, and how near to the edge one may come. */
const ABOVE = 0.07;
const MARGIN = 0.08;

export function placeOf({ at }: City): Place | null {
  const [x, y] = at ?? [];
  if (x === undefined || y === undefined) return null;
  return { x: x / SCALE, y: y / SCALE, ...plaqueAt(x, y) };
}

/** Where a city of the box has stood, its plaque has a place of its own. */
function plaqueAt(x: number, y: number): Pick<Place, "left" | "top"> {
  const found = Object.entries(box().locations).find(([, at]) => at[0] === x && at[1] === y);
  const plaque = found && PLAQUES[found[0]];
  if (plaque) return { left: plaque[0] / WIDTH, top: plaque[1] / HEIGHT };
  return { left: within(x / SCALE), top: within(y / SCALE - ABOVE) };
}

function within(part: number): number {
  return Math.min(1 - MARGIN, Math.max(MARGIN, part));
}

/** A board of one's own may have no city that is anywhere on the map. */
export function hasMap(countries: readonly { cities: readonly City[] }[]): boolean {
  return countries.some((country) => country.cities.some((city) => city.at));
}
