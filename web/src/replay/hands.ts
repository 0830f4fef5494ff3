/** How a seat's secrets are drawn, by game; a game without any has none. */
import type { Component } from "svelte";
import type { Moment } from "$lib/past.svelte";

export interface HandProps {
  view: Moment["view"];
  seat: number;
}

type HandModule = { default: Component<HandProps> };

export const HANDS: Record<string, () => Promise<HandModule>> = {
  royals: () => import("./hands/Royals.svelte"),
  "royals-cards": () => import("./hands/RoyalsCards.svelte"),
  "royal-wedding": () => import("./hands/RoyalWedding.svelte"),
};
