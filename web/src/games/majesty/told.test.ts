import type { Line } from "$lib/room.svelte";
import { afterEach, expect, it } from "vitest";
import { mark, unmark } from "$lib/marks.svelte";
import { locations } from "./data";
import "./known.testing";
import { isCardMarked, isPlaceMarked } from "./told";

function point(...sentences: [kind: string, args: Record<string, unknown>][]): void {
  mark({ sentences: sentences.map(([kind, args]) => ({ kind, args })) } as unknown as Line);
}

const marked = (seat: number) => locations().filter((location) => isPlaceMarked(seat, location));

afterEach(unmark);

it("marks where a card went, not others of its kind on the road", () => {
  point(["take", { seat: 1, card: "witch-noble" }], ["place", { seat: 1, character: "noble" }]);

  expect(marked(1)).toEqual(["castle"]);
  expect(marked(0)).toEqual([]);
  expect(isCardMarked("witch-noble")).toBe(false);
});

it("marks a single character that was taken, and what is new on the road", () => {
  point(["take", { seat: 0, card: "miller" }], ["reveal", { card: "guard" }]);

  expect(marked(0)).toEqual(["mill"]);
  expect(isCardMarked("guard")).toBe(true);
});

it("marks both sides of an attack", () => {
  point(
    ["wound", { attacker_seat: 0, seat: 1, character: "brewer" }],
    ["defend", { attacker_seat: 0, seat: 2 }],
  );

  expect(marked(0)).toEqual(["barracks"]);
  expect(marked(1)).toEqual(["brewery", "infirmary"]);
  expect(marked(2)).toEqual(["guardhouse"]);
});
