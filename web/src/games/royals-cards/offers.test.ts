import { expect, it } from "vitest";
import type { Choice } from "$lib/room.svelte";
import { offersOf, partners } from "./offers";

function choice(move: Record<string, unknown>, points = 0): Choice {
  return { move, sentence: { id: "", text: "", rule: "", kind: "", args: { points } } };
}

it("files the choices of a turn", () => {
  const offers = offersOf([
    choice({ play: "K♥", with: "9♥" }),
    choice({ play: "Q♥", with: "9♥" }),
    choice({ attack: 2 }),
    choice({ assassinate: "J♠", of: 2 }),
    choice({ discard: "hand" }),
  ]);

  expect([...partners(offers, "9♥").keys()]).toEqual(["K♥", "Q♥"]);
  expect([...partners(offers, "K♥").keys()]).toEqual(["9♥"]);
  expect([...offers.attacks.keys()]).toEqual([2]);
  expect(offers.assassinations).toMatchObject([{ owner: 2, royal: "J♠" }]);
  expect(offers.discardHand).not.toBeNull();
  expect(offers.losses.size).toBe(0);
});

it("files commitments and blocks", () => {
  const offers = offersOf([choice({ commit: "9♥" }), choice({ commit: "enough" })]);
  const pairs = offersOf([choice({ block: 7 }), choice({ block: "none" })]);

  expect([...offers.commits.keys()]).toEqual(["9♥"]);
  expect(offers.enough).not.toBeNull();
  expect([...pairs.blocks.keys()]).toEqual([7]);
  expect(pairs.letThrough).not.toBeNull();
});

it("files losses by Royal, the whole of it first", () => {
  const offers = offersOf([
    choice({ replace: "K♥", with: "8♥" }, 1),
    choice({ discard: "K♥" }, 9),
    choice({ replace: "K♥", with: "4♥" }, 5),
  ]);

  expect(offers.losses.get("K♥")?.map((loss) => loss.number)).toEqual(["", "4♥", "8♥"]);
});
