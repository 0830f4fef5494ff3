/** What is printed on the cards and locations, for drawing them; what it does the server knows. */
import type { Schemas } from "$lib/api/client";

export type View = Schemas["MajestyView"];
export type Realm = Schemas["Realm"];
export type Side = "A" | "B";

export const CHARACTERS = [
  "miller",
  "brewer",
  "witch",
  "guard",
  "knight",
  "innkeeper",
  "noble",
] as const;
export type Character = (typeof CHARACTERS)[number];

export const LOCATIONS = [
  "mill",
  "brewery",
  "cottage",
  "guardhouse",
  "barracks",
  "inn",
  "castle",
  "infirmary",
] as const;
export type Location = (typeof LOCATIONS)[number];

/** The ground behind each portrait, so that a picture cut in half has no empty corner. */
export const GROUND: Record<Character, string> = {
  miller: "#efd291",
  brewer: "#e2ab74",
  witch: "#9a83bd",
  guard: "#8fb3cf",
  knight: "#d9927d",
  innkeeper: "#92b985",
  noble: "#c9839f",
};

/** The characters of a card: one, or the two halves of a split card. */
export function halves(card: string): Character[] {
  return card.split("-") as Character[];
}

export function homeOf(character: Character): Location {
  return LOCATIONS[CHARACTERS.indexOf(character)] ?? "mill";
}

export function dwellerOf(location: Location): Character | undefined {
  return CHARACTERS[LOCATIONS.indexOf(location)];
}

/** The cards of a realm at a location, in the order they came there. */
export function cardsAt(realm: Realm | undefined, location: Location): string[] {
  if (location === "infirmary") return realm?.infirmary ?? [];
  return realm?.locations[location] ?? [];
}

export function sideOf(sides: string, location: Location): Side {
  return sides[LOCATIONS.indexOf(location)] === "B" ? "B" : "A";
}

/** On the worker card. */
export const SPACES = 5;

/** The coin for the biggest crowd (MJ-24); a loss at the Infirmary's side B, none at its side A. */
const COINS: Record<Side, readonly number[]> = {
  A: [10, 11, 12, 13, 14, 15, 16, 0],
  B: [14, 12, 12, 8, 8, 12, 16, -10],
};

export function coinOf(location: Location, side: Side): number {
  return COINS[side][LOCATIONS.indexOf(location)] ?? 0;
}

/** One line of icons of an ability. */
export type Part =
  | { icon: "heal" | "attack" | "defend" | "trade" }
  | { icon: "each"; points?: number; meeples?: number; of: (Character | "wounded")[] }
  | { icon: "everyone"; points: number; having: Character }
  | { icon: "couple"; points: number; of: Character[] }
  | { icon: "crowd"; points: number; of: Character }
  | { icon: "end"; points: number }
  | { icon: "most"; points: number };

const FOR = (points: number, ...of: (Character | "wounded")[]): Part => ({
  icon: "each",
  points,
  of,
});
const ALL = (points: number, having: Character): Part => ({ icon: "everyone", points, having });

const ABILITIES: Record<`${Location}-${Side}`, Part[]> = {
  "mill-A": [FOR(2, "miller")],
  "brewery-A": [{ icon: "each", points: 2, meeples: 1, of: ["brewer"] }, ALL(2, "miller")],
  "cottage-A": [{ icon: "heal" }, FOR(2, "miller", "brewer", "witch")],
  "guardhouse-A": [{ icon: "defend" }, FOR(2, "guard", "knight", "innkeeper")],
  "barracks-A": [{ icon: "attack" }, FOR(3, "knight")],
  "inn-A": [FOR(4, "innkeeper"), ALL(3, "brewer")],
  "castle-A": [{ icon: "each", points: 5, meeples: 1, of: ["noble"] }],
  "infirmary-A": [{ icon: "end", points: -1 }],
  "mill-B": [FOR(2, "miller"), ALL(3, "witch")],
  "brewery-B": [
    { icon: "each", meeples: 1, of: ["miller", "brewer"] },
    { icon: "couple", points: 10, of: ["innkeeper", "noble"] },
  ],
  "cottage-B": [{ icon: "heal" }, FOR(3, "witch")],
  "guardhouse-B": [{ icon: "defend" }, FOR(2, "brewer", "witch", "guard"), ALL(3, "innkeeper")],
  "barracks-B": [{ icon: "attack" }, FOR(3, "knight", "innkeeper", "noble")],
  "inn-B": [{ icon: "crowd", points: 2, of: "innkeeper" }],
  "castle-B": [{ icon: "trade" }, FOR(4, "noble", "wounded")],
  "infirmary-B": [
    { icon: "end", points: -2 },
    { icon: "most", points: -10 },
  ],
};

export function abilityOf(location: Location, side: Side): Part[] {
  return ABILITIES[`${location}-${side}`];
}

/** The rule that describes a location's ability. */
export function ruleOf(location: Location, side: Side): string {
  if (location === "infirmary") return "MJ-22";
  return side === "A" ? "MJ-15" : "MJ-16";
}
