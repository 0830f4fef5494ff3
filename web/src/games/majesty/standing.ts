/** Figures of a realm that everybody could count on the table. */
import {
  cardsAt,
  homeOf,
  INFIRMARY,
  locations,
  printedAt,
  sideOf,
  type Realm,
  type View,
} from "./data";

export function crowd(realm: Realm, location: string): number {
  return cardsAt(realm, location).length;
}

/** Has nobody more there, and is anybody there at all? */
export function leads(view: View, seat: number, location: string): boolean {
  const crowds = view.realms.map((realm) => crowd(realm, location));
  const own = crowds[seat] ?? 0;
  return own > 0 && own === Math.max(...crowds);
}

/** The other seats that a location pays too, and how much each. */
export function sharing(
  view: View,
  seat: number,
  location: string,
): { seats: number[]; points: number } {
  const { parts } = printedAt(location, sideOf(view.sides, location));
  const all = parts.find((part) => part.icon === "everyone");
  if (!all) return { seats: [], points: 0 };
  const homes = (all.of ?? []).map(homeOf);
  const seats = view.realms.flatMap((realm, other) =>
    other !== seat && homes.some((home) => crowd(realm, home) > 0) ? [other] : [],
  );
  return { seats, points: all.points };
}

/** At how many locations somebody lives; the Infirmary does not count. */
export function variety(realm: Realm): number {
  return locations().filter((place) => place !== INFIRMARY && crowd(realm, place) > 0).length;
}
