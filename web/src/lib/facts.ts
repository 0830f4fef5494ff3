/** What the server says of the games: a card of each at once, what is printed in a box with its board. */
import { ask, type Schemas } from "./api/client";

export type Card = Schemas["GameCard"];
export type Facts = Schemas["GameBox"]["facts"];
export type FactsOf<Name extends Facts["game"]> = Extract<Facts, { game: Name }>;

const cards = new Map<string, Card>();
const printed = new Map<string, Facts>();

/** Before anything is shown; the games stand in the server's order. */
export async function meetGames(): Promise<void> {
  for (const card of await ask<Card[]>("/games")) cards.set(card.name, card);
}

export function allCards(): Card[] {
  return [...cards.values()];
}

/** None for a game that nobody knows. */
export function cardOf(game: string): Card | undefined {
  return cards.get(game);
}

/** What a sentence about its size is given. */
export function inShort({ players, minutes: [least, longest] }: Card): Record<string, number> {
  return { fewest: players[0] ?? 0, most: players.at(-1) ?? 0, least, longest };
}

/** Before a game's board is shown, its pieces or its options; the server is asked once. */
export async function open(game: string): Promise<void> {
  if (printed.has(game)) return;
  const box = await ask<Schemas["GameBox"]>(`/games/${encodeURIComponent(game)}`);
  printed.set(game, box.facts);
}

/** What is printed in a game's box, once it has been opened. */
export function factsOf<Name extends Facts["game"]>(game: Name): FactsOf<Name> {
  const facts = printed.get(game);
  if (!facts) throw new Error(`unopened: ${game}`);
  return facts as FactsOf<Name>;
}

/** For tests, which ask no server. */
export function know(known: Partial<Card> & Pick<Card, "name">, facts?: Facts): void {
  cards.set(known.name, known as Card);
  if (facts) printed.set(known.name, facts);
}

/** Whose rule it is: ids begin with letters that name the game. */
export function gameOf(rule: string): string {
  const [prefix] = rule.split("-");
  return allCards().find((card) => card.rule_prefix === prefix)?.name ?? "";
}

/** Where a rule stands. */
export function rulePath(rule: string): string {
  const game = gameOf(rule);
  return game && `/rules/${game}#${rule}`;
}
