/** What is said of a location and of a choice to who points at it, or only listens. */
import type { Choice, Room } from "$lib/room.svelte";
import { list, say } from "$lib/words.svelte";
import { abilityArgs, box, cardsAt, homeOf, INFIRMARY, printedAt, sideOf, type View } from "./data";
import { leads, sharing } from "./standing";

/** A location in full: what it does, who lives there, and the coin of its biggest crowd. */
export function placeHelp(view: View, seat: number, location: string): string {
  const side = sideOf(view.sides, location);
  const cards = cardsAt(view.realms[seat], location);
  const top = location === INFIRMARY ? cards.at(-1) : undefined;
  return [
    say("majesty-board-place-help", { location, side, ...abilityArgs(location, side) }),
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

export function coinHelp(location: string, side: string, leading: boolean): string {
  const points = printedAt(location, side).coin;
  const told = leading ? "yes" : "no";
  if (points === 0) return "";
  return points < 0
    ? say("majesty-board-coin-loss-help", { points: -points, leads: told })
    : say("majesty-board-coin-help", { points, leads: told });
}

/** What becomes of a card as this character: where it goes, what it brings, and to whom. */
export function characterHelp(
  room: Room,
  view: View,
  character: string,
  choices: Choice[],
): string[] {
  const location = homeOf(character);
  const ability = abilityArgs(location, sideOf(view.sides, location));
  const choice = choices.find(({ sentence }) => sentence.args["character"] === character);
  return [
    say("majesty-board-goes", { character, location, ...ability }),
    ...(choice ? previewHelp(view, choice, location) : []),
    ...shareHelp(room, view, location),
  ];
}

function previewHelp(view: View, choice: Choice, location: string): string[] {
  const { points } = choice;
  if (points == null) return [];
  const closing = view.closing ? "yes" : "no";
  const told = say("majesty-board-preview-help", { points, closing });
  return hasSpace(view, choice, location) ? [told] : [`${told} ${say("majesty-board-no-space")}`];
}

/** Is there space for the meeples on the card, and for one at least that the location gives? */
function hasSpace(view: View, { sentence }: Choice, location: string): boolean {
  const { paid, gained } = sentence.args;
  const held = view.realms[view.seat]?.meeples ?? 0;
  const { parts } = printedAt(location, sideOf(view.sides, location));
  const given = parts.some((part) => part.meeples > 0);
  return held - Number(paid) + Number(gained) + Number(given) <= box().spaces;
}

function shareHelp(room: Room, view: View, location: string): string[] {
  const { seats, points } = sharing(view, view.seat, location);
  const names = list(seats.map((seat) => room.name(seat)));
  return seats.length
    ? [say("majesty-board-share-help", { names, count: seats.length, points })]
    : [];
}

export function costHelp(paid: number, gained: number, held: number | undefined): string {
  const cost = say("majesty-board-cost-help", { paid, gained });
  return held !== undefined && held < paid
    ? `${cost} ${say("majesty-board-held", { held })}`
    : cost;
}

/** A choice with the points it brings. */
export function spoken(choice: Choice): string {
  const { sentence, points } = choice;
  return points == null ? sentence.text : `${sentence.text} (${say("page-gain", { points })})`;
}
