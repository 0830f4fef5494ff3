import { describe, expect, it } from "vitest";
import type { Realm, View } from "./data";
import "./known.testing";
import { Follower, keep } from "./pieces";

function realm(locations: Record<string, string[]> = {}, rest: Partial<Realm> = {}): Realm {
  return { points: 0, meeples: 5, beside: 0, infirmary: [], earned: {}, locations, ...rest };
}

function view(display: string, realms: Realm[], lying: number[] = []): View {
  return {
    display: display.split(" ").map((card, n) => ({ card, meeples: lying[n] ?? 0 })),
    realms,
  } as unknown as View;
}

describe("a card", () => {
  it("keeps its number from the road to its location", () => {
    const follower = new Follower();
    const before = follower.follow(view("miller miller witch", [realm(), realm()]));
    const after = follower.follow(
      view("miller witch noble", [realm({ mill: ["miller"] }), realm()]),
      { seat: 0, take: 0 },
    );

    expect(after.estates[0]?.locations["mill"]?.[0]?.id).toBe(before.display[0]?.id);
    expect(after.display.map((shown) => shown.id).slice(0, 2)).toEqual([
      before.display[1]?.id,
      before.display[2]?.id,
    ]);
  });

  it("is known again in the Infirmary and after it", () => {
    const follower = new Follower();
    const first = follower.follow(view("witch", [realm({ mill: ["miller", "miller"] })]));
    const hurt = follower.follow(
      view("witch", [realm({ mill: ["miller"] }, { infirmary: ["miller"] })]),
    );
    const healed = follower.follow(view("witch", [realm({ mill: ["miller", "miller"] })]));

    const id = first.estates[0]?.locations["mill"]?.[1]?.id;
    expect(hurt.estates[0]?.infirmary[0]?.id).toBe(id);
    expect(healed.estates[0]?.locations["mill"]?.[1]?.id).toBe(id);
  });

  it("is found by likeness when several moves were skipped", () => {
    const follower = new Follower();
    const before = follower.follow(view("miller brewer witch", [realm()]));
    const after = follower.follow(view("witch noble knight", [realm()]), { seat: 0, take: 2 });

    expect(after.display[0]?.id).toBe(before.display[2]?.id);
  });
});

describe("meeples", () => {
  it("go onto the cards passed over, and those on the card taken come along", () => {
    const follower = new Follower();
    const before = follower.follow(view("miller brewer witch", [realm()], [0, 0, 2]));
    const after = follower.follow(
      view("miller brewer noble", [realm({ cottage: ["witch"] }, { meeples: 5 })], [1, 1, 0]),
      { seat: 0, take: 2 },
    );

    const held = before.estates[0]?.meeples ?? [];
    expect(after.display[0]?.meeples).toEqual([held[4]]);
    expect(after.display[1]?.meeples).toEqual([held[3]]);
    expect(after.estates[0]?.meeples.slice(3)).toEqual(before.display[2]?.meeples);
  });

  it("beside the worker card are those beyond the fifth", () => {
    const follower = new Follower();
    const seen = follower.follow(view("miller", [realm({}, { meeples: 5, beside: 2 })]));

    expect(seen.estates[0]?.meeples).toHaveLength(5);
    expect(seen.estates[0]?.beside).toHaveLength(2);
  });

  it("have different numbers", () => {
    const follower = new Follower();
    follower.follow(view("miller brewer", [realm(), realm()], [1, 3]));
    const seen = follower.follow(view("miller brewer", [realm(), realm()], [2, 3]));
    const all = [
      ...seen.display.flatMap((shown) => shown.meeples),
      ...seen.estates.flatMap((estate) => estate.meeples),
    ];

    expect(new Set(all).size).toBe(15);
  });
});

describe("keep", () => {
  it("matches the longest common part in order", () => {
    const old = ["a", "b", "c", "b"].map((card, id) => ({ id, card }));

    expect(keep(old, ["b", "b", "d"]).map((piece) => piece?.id)).toEqual([1, 3, undefined]);
  });
});
