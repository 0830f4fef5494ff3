/** What is printed on the cards and locations, as the server has it from the box. */
import type { Schemas } from "$lib/api/client";
import { factsOf } from "$lib/facts";

export type View = Schemas["MajestyView"];
export type Realm = Schemas["Realm"];
export type Printed = Schemas["LocationSide"];

/** The ground behind each portrait, so that a picture cut in half has no empty corner. */
export const GROUND: Record<string, string> = {
  miller: "#efd291",
  brewer: "#e2ab74",
  witch: "#9a83bd",
  guard: "#8fb3cf",
  knight: "#d9927d",
  innkeeper: "#92b985",
  noble: "#c9839f",
};

/** Where the wounded of every kind lie. */
export const INFIRMARY = "infirmary";

export function box(): Schemas["MajestyFacts"] {
  return factsOf("majesty");
}

/** From left to right. */
export function locations(): string[] {
  return box().locations.map(({ name }) => name);
}

/** The characters of a card: one, or the two halves of a split card. */
export function halves(card: string): string[] {
  return box().cards.find(({ name }) => name === card)?.halves ?? [];
}

export function homeOf(character: string): string {
  return box().locations.find((place) => place.character === character)?.name ?? "";
}

export function dwellerOf(location: string): string | undefined {
  return box().locations.find(({ name }) => name === location)?.character || undefined;
}

/** The cards of a realm at a location, in the order they came there. */
export function cardsAt(realm: Realm | undefined, location: string): string[] {
  if (location === INFIRMARY) return realm?.infirmary ?? [];
  return realm?.locations[location] ?? [];
}

export function sideOf(sides: string, location: string): string {
  return sides[locations().indexOf(location)] ?? "A";
}

const UNKNOWN: Printed = { coin: 0, rule: "", parts: [], numbers: {} };

/** One side of a location: its coin, its ability, its rule. */
export function printedAt(location: string, side: string): Printed {
  return box().locations.find(({ name }) => name === location)?.sides[side] ?? UNKNOWN;
}

/** What `majesty-ability`, and every sentence with it inside, wants to know. */
export function abilityArgs(location: string, side: string): Record<string, string | number> {
  return { ability: `${location}-${side}`, ...printedAt(location, side).numbers };
}
