/** Figures of a realm that everybody could count on the table. */
import {
  abilityOf,
  cardsAt,
  homeOf,
  LOCATIONS,
  sideOf,
  type Location,
  type Realm,
  type View,
} from "./data";

export function crowd(realm: Realm, location: Location): number {
  return cardsAt(realm, location).length;
}

/** Has nobody more there, and is anybody there at all? */
export function leads(view: View, seat: number, location: Location): boolean {
  const crowds = view.realms.map((realm) => crowd(realm, location));
  const own = crowds[seat] ?? 0;
  return own > 0 && own === Math.max(...crowds);
}

const ROUNDS = 12;

/** Does the end come with this turn, so that everything is scored at once? */
export function isClosing(view: View): boolean {
  const [acting] = view.acting;
  return view.round === ROUNDS && (Number(acting) + 1) % view.players === view.first;
}

/** The other seats that a location pays too, and how much each. */
export function sharing(
  view: View,
  seat: number,
  location: Location,
): { seats: number[]; points: number } {
  const parts = abilityOf(location, sideOf(view.sides, location));
  const all = parts.find((part) => part.icon === "everyone");
  if (!all) return { seats: [], points: 0 };
  const seats = view.realms.flatMap((realm, other) =>
    other !== seat && crowd(realm, homeOf(all.having)) > 0 ? [other] : [],
  );
  return { seats, points: all.points };
}

/** At how many locations somebody lives; the Infirmary does not count. */
export function variety(realm: Realm): number {
  return LOCATIONS.filter((place) => place !== "infirmary" && crowd(realm, place) > 0).length;
}
