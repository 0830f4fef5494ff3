/** What a line of the log under the pointer was about, to be marked where it is now. */
import { isTold } from "$lib/marks.svelte";
import { dwellerOf, INFIRMARY } from "./data";

/** By what is said of a seat and a location, of a seat and a character, and of an attack. */
const OF_LOCATION = ["points", "meeples", "majority"];
const OF_CHARACTER = ["place", "wound", "heal"];
const OF_ATTACK = ["wound", "defend", "unharmed"];

export function isPlaceMarked(seat: number, location: string): boolean {
  const says = (kinds: string[], args: Record<string, unknown>) =>
    kinds.some((kind) => isTold(kind, args));
  if (location === INFIRMARY) return says(["wound", "infirmary"], { seat });
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
  return isTold("reveal", { card });
}
