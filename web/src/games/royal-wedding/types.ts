import type { Schemas } from "$lib/api/client";

export type View = Schemas["RoyalWeddingView"];
export type House = Schemas["royal_wedding_view_House"];
export type Offer = Schemas["OpenOffer"];
export type Deal = Schemas["Deal"];
export type Clause = Schemas["Clause"];
export type Partner = Schemas["Partner"];

export const GOODS = ["prestige", "gold", "military"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
