/** Where cities stand on the map, and where beside them there is room for their nobles. */
import type { Schemas } from "$lib/api/client";
import { HEIGHT, LOCATIONS, WIDTH } from "./europe";

export interface Place {
  /** The city itself and the middle of its plaque, in parts of the map. */
  x: number;
  y: number;
  left: number;
  top: number;
}

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

export function placeOf(city: string): Place | null {
  const location = LOCATIONS[city];
  const plaque = PLAQUES[city];
  if (!location || !plaque) return null;
  return {
    x: location[0] / WIDTH,
    y: location[1] / HEIGHT,
    left: plaque[0] / WIDTH,
    top: plaque[1] / HEIGHT,
  };
}

/** A board of one's own may have other cities: then there is no map. */
export function isOnMap(countries: readonly Schemas["Country"][]): boolean {
  return countries.every((country) => country.cities.every((city) => placeOf(city.name)));
}
