/** What a line of the log under the pointer was about, to be marked where it is now. */
import { isTold } from "../../table/marks.svelte";
import { dwellerOf, type Location } from "./data";

/** By what is said of a seat and a location, of a seat and a character, and of an attack. */
const OF_LOCATION = ["points", "points-shared", "meeples", "majority"];
const OF_CHARACTER = ["place", "wound", "heal"];
const OF_ATTACK = ["wound", "defend", "unharmed"];

export function isPlaceMarked(seat: number, location: Location): boolean {
  const says = (ids: string[], args: Record<string, unknown>) =>
    ids.some((id) => isTold(`majesty-${id}`, args));
  if (location === "infirmary") return says(["wound", "infirmary"], { seat });
  const character = dwellerOf(location);
  return (
    says(OF_LOCATION, { seat, location }) ||
    says(OF_CHARACTER, { seat, character }) ||
    says(["take"], { seat, card: character }) ||
    (location === "guardhouse" && says(["defend"], { seat })) ||
    (location === "barracks" && says(OF_ATTACK, { attacker_seat: seat }))
  );
}

/** Only what came to the display: what was taken from it lies elsewhere. */
export function isCardMarked(card: string): boolean {
  return isTold("majesty-reveal", { card });
}
