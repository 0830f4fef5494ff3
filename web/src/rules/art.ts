/** The pieces that rules show, by game; loaded with the page. */
import type { Component } from "svelte";

export interface Art {
  /** Draws one piece. */
  Piece: Component<{ piece: string }>;
  /** What the drawings refer to, once on the page. */
  Sprites?: Component;
}

const ART: Record<string, () => Promise<Art>> = {
  majesty: async () => ({
    Piece: (await import("./art/Majesty.svelte")).default,
    Sprites: (await import("../games/majesty/art/Sprites.svelte")).default,
  }),
  royals: async () => ({ Piece: (await import("./art/Royals.svelte")).default }),
  "royals-cards": async () => ({
    Piece: (await import("./art/RoyalsCards.svelte")).default,
    Sprites: (await import("../games/royals-cards/art/Sprite.svelte")).default,
  }),
  "royal-wedding": async () => ({ Piece: (await import("./art/RoyalWedding.svelte")).default }),
};

export async function artOf(game: string): Promise<Art | null> {
  return (await ART[game]?.()) ?? null;
}

const SCHEME = "piece:";

/** The piece an image of the rules means; nothing for any other image. */
export function pieceOf(address: string): string {
  return address.startsWith(SCHEME) ? address.slice(SCHEME.length) : "";
}
