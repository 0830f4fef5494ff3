/** What the server says about winning a noble: price, influence, and the bonuses it is sure to earn. */
import type { Choice } from "$lib/room.svelte";

interface Args {
  cost: number;
  influence: number;
  bonus: number;
  country_bonus: number;
  house_bonus: number;
  /** Of a noble that is held. */
  owner_seat?: number;
  intrigues?: number;
}

export interface Bonus {
  source: "city" | "country" | "house";
  points: number;
}

export function argsOf(choice: Choice): Args {
  return choice.sentence.args as unknown as Args;
}

export function bonusesOf(choice: Choice): Bonus[] {
  const { bonus, country_bonus, house_bonus } = argsOf(choice);
  const all: Bonus[] = [
    { source: "city", points: bonus },
    { source: "country", points: country_bonus },
    { source: "house", points: house_bonus },
  ];
  return all.filter(({ points }) => points > 0);
}

export function totalOf(bonuses: readonly Bonus[]): number {
  return bonuses.reduce((sum, { points }) => sum + points, 0);
}
