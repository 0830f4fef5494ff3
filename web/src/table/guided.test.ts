import { describe, expect, it, vi } from "vitest";

vi.mock("$lib/settings.svelte", () => ({ moves: () => false, pace: () => 0 }));

import type { Picture } from "$lib/room.svelte";
import { Guided } from "./guided.svelte";

function see(room: Guided, number: number): void {
  const choices = [{ move: { draw: "pile" } }, { move: { draw: "spain" } }];
  room.picture = { number, choices } as unknown as Picture;
}

describe("a move that is shown", () => {
  it("is the only one that is offered, until something happens", () => {
    const room = new Guided("t");
    see(room, 4);
    room.point({ draw: "spain" });
    const offered = room.choices.map((choice) => choice.move);
    see(room, 5);

    expect(offered).toEqual([{ draw: "spain" }]);
    expect(room.choices).toHaveLength(2);
    expect(room.shown).toBe(null);
  });

  it("leaves everything open where it is not listed", () => {
    const room = new Guided("t");
    see(room, 4);
    room.point({ draw: "france" });

    expect(room.choices).toHaveLength(2);
  });
});
