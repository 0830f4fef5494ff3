/** The legal choices by what they are about, so that each can be offered where it lies. */
import type { Choice } from "$lib/room.svelte";

export interface Offers {
  /** A Royal and the card under it. */
  plays: Play[];
  /** By defender. */
  attacks: Map<number, Choice>;
  assassinations: { owner: number; royal: string; choice: Choice }[];
  discardHand: Choice | null;
  /** By card. */
  commits: Map<string, Choice>;
  enough: Choice | null;
  /** By value. */
  blocks: Map<number, Choice>;
  letThrough: Choice | null;
  /** What can be lost, by Royal: the whole of it first, then the replacements. */
  losses: Map<string, Loss[]>;
}

export interface Play {
  face: string;
  number: string;
  choice: Choice;
}

export interface Loss {
  /** The card that comes under the Royal; "": the Royal is discarded. */
  number: string;
  points: number;
  choice: Choice;
}

export function offersOf(choices: readonly Choice[]): Offers {
  const offers: Offers = {
    plays: [],
    attacks: new Map(),
    assassinations: [],
    discardHand: null,
    commits: new Map(),
    enough: null,
    blocks: new Map(),
    letThrough: null,
    losses: new Map(),
  };
  for (const choice of choices) file(offers, choice);
  return offers;
}

function file(offers: Offers, choice: Choice): void {
  const move = choice.move as Record<string, string | number>;
  const text = (key: string) => String(move[key] ?? "");
  if ("play" in move) offers.plays.push({ face: text("play"), number: text("with"), choice });
  else if ("attack" in move) offers.attacks.set(Number(move["attack"]), choice);
  else if ("assassinate" in move) {
    const owner = Number(move["of"]);
    offers.assassinations.push({ owner, royal: text("assassinate"), choice });
  } else if (move["discard"] === "hand") offers.discardHand = choice;
  else if (move["commit"] === "enough") offers.enough = choice;
  else if ("commit" in move) offers.commits.set(text("commit"), choice);
  else if (move["block"] === "none") offers.letThrough = choice;
  else if ("block" in move) offers.blocks.set(Number(move["block"]), choice);
  else lose(offers, text("discard") || text("replace"), text("with"), choice);
}

function lose(offers: Offers, royal: string, number: string, choice: Choice): void {
  const points = Number(choice.sentence.args["points"] ?? 0);
  const losses = [...(offers.losses.get(royal) ?? []), { number, points, choice }];
  offers.losses.set(
    royal,
    losses.sort((one, other) => other.points - one.points),
  );
}

/** What goes with a card of the hand to make a Royal. */
export function partners(offers: Offers, card: string): Map<string, Choice> {
  const fitting = offers.plays.filter((play) => play.face === card || play.number === card);
  return new Map(
    fitting.map((play) => [play.face === card ? play.number : play.face, play.choice]),
  );
}
