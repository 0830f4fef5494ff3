/** What is said of a location and of a choice to who points at it, or only listens. */
import type { Choice } from "$lib/room.svelte";
import { list, say } from "$lib/words.svelte";
import { cardsAt, coinOf, sideOf, type Location, type Side, type View } from "./data";
import { leads } from "./standing";

/** A location in full: what it does, who lives there, and the coin of its biggest crowd. */
export function placeHelp(view: View, seat: number, location: Location): string {
  const side = sideOf(view.sides, location);
  const cards = cardsAt(view.realms[seat], location);
  const top = location === "infirmary" ? cards.at(-1) : undefined;
  return [
    say("majesty-board-place-help", { location, side, ability: `${location}-${side}` }),
    say("majesty-board-here", { count: cards.length, names: namesOf(cards) }),
    top && say("majesty-board-next-healed", { card: top }),
    coinHelp(location, side, leads(view, seat, location)),
  ]
    .filter(Boolean)
    .join("\n");
}

function namesOf(cards: string[]): string {
  const counted = [...new Set(cards)].map((card) => {
    const count = cards.filter((each) => each === card).length;
    return `${say("majesty-card-name", { card })}${count > 1 ? ` ×${count}` : ""}`;
  });
  return list(counted);
}

export function coinHelp(location: Location, side: Side, leading: boolean): string {
  const points = coinOf(location, side);
  const told = leading ? "yes" : "no";
  if (points === 0) return "";
  return points < 0
    ? say("majesty-board-coin-loss-help", { leads: told })
    : say("majesty-board-coin-help", { points, leads: told });
}

/** A choice with the points it brings. */
export function spoken(choice: Choice): string {
  const { sentence, points } = choice;
  return points == null ? sentence.text : `${sentence.text} (${say("page-gain", { points })})`;
}
