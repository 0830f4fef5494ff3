import type { Schemas } from "$lib/api/client";
import { factsOf, type FactsOf } from "$lib/facts";
import { say } from "$lib/words.svelte";

export type View = Schemas["RoyalWeddingView"];
export type House = Schemas["royal_wedding_view_House"];
export type Offer = Schemas["OpenOffer"];
export type Deal = Schemas["Deal"];
export type Clause = Schemas["Clause"];
export type Partner = Schemas["Partner"];
export type Fight = Schemas["Fight"];
export type Roll = Schemas["Roll"];
export type Judgement = Schemas["Judgement"];
export type Word = Schemas["Word"];
export type Breach = Schemas["Breach"];
export type Reckoning = Schemas["Reckoning"];

export type Good = "prestige" | "gold" | "military";
export type Goods = Partial<Record<Good, number>>;

/** What is printed in the box. */
export function facts(): FactsOf<"royal-wedding"> {
  return factsOf("royal-wedding");
}

export function allGoods(): Good[] {
  return Object.keys(facts().start) as Good[];
}

/** What sentences about a Challenge are given. */
export function printedOn(card: string): Record<string, string | number> {
  const { bonus, challenges } = facts();
  const { asks = 0, brings = 0, costs = 0 } = challenges.find((one) => one.card === card) ?? {};
  return { card, asks, brings, costs, bonus };
}

/** The middle of a Challenge, in words. */
export function centreOf(card: string): string {
  const { centre = {} } = facts().challenges.find((one) => one.card === card) ?? {};
  return Object.entries(centre)
    .map(([good, amount]) => {
      const sign = amount > 0 ? "up" : "down";
      return say("royal-wedding-good-change", { good, sign, amount: Math.abs(amount) });
    })
    .join(", ");
}

export function nameOfGeneration(generation: number): string {
  const { generations } = facts();
  return say("royal-wedding-table-generation", { generation, generations });
}

export function nameOfEffect(effect: string): string {
  return say("royal-wedding-effect", { effect, bonus: facts().bonus });
}
