import { describe, expect, it } from "vitest";
import type { Choice } from "$lib/room.svelte";
import { alike } from "./alike";

function choice(id: string, args: Record<string, unknown>): Choice {
  return { move: args, sentence: { id, args } } as unknown as Choice;
}

describe("choices in words", () => {
  it("are kept together where they differ in their terms alone", () => {
    const offers = [1, 2, 3, 4].map((terms) => choice("offer", { partner_seat: 1, terms }));
    const other = choice("offer", { partner_seat: 2, terms: 1 });
    const done = choice("finished", { yes: "yes" });

    const { single, groups } = alike([...offers, other, done]);

    expect(single).toEqual([done, other]);
    expect(groups.map((group) => group.choices)).toEqual([offers]);
  });
});
