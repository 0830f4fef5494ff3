/** Figures of a realm that everybody could count on the table. */
import { cardsAt, LOCATIONS, type Location, type Realm, type View } from "./data";

export function crowd(realm: Realm, location: Location): number {
  return cardsAt(realm, location).length;
}

/** Has nobody more there, and is anybody there at all? */
export function leads(view: View, seat: number, location: Location): boolean {
  const crowds = view.realms.map((realm) => crowd(realm, location));
  const own = crowds[seat] ?? 0;
  return own > 0 && own === Math.max(...crowds);
}

/** At how many locations somebody lives; the Infirmary does not count. */
export function variety(realm: Realm): number {
  return LOCATIONS.filter((place) => place !== "infirmary" && crowd(realm, place) > 0).length;
}
