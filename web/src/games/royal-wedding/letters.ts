/** Offers as letters to somebody. */
import { say } from "$lib/words.svelte";
import type { Offer, View } from "./types";

/** What tells an offer from others; the id of its letter. */
export function keyOf({ proposer, partner, number }: Offer): string {
  return `letter-${proposer}-${partner}-${number}`;
}

/** Who wants what, in a few words. */
export function briefly(offer: Offer, name: (seat: number) => string): string {
  const what = offer.answers ? "counter" : offer.wed ? "marriage" : "deal";
  return say("royal-wedding-board-post", { what, name: name(offer.proposer) });
}

/** Those that wait for a seat's answer, by key. */
export function lettersTo(
  view: Pick<View, "offers" | "generation">,
  seat: number,
  name: (seat: number) => string,
): Map<string, string> {
  const own = view.offers.filter(({ partner }) => partner === seat);
  return new Map(own.map((offer) => [`${view.generation} ${keyOf(offer)}`, briefly(offer, name)]));
}
