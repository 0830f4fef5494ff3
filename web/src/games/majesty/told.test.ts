import type { Line } from "$lib/room.svelte";
import { afterEach, expect, it } from "vitest";
import { mark, unmark } from "../../table/marks.svelte";
import { LOCATIONS } from "./data";
import { isCardMarked, isPlaceMarked } from "./told";

function point(...sentences: [id: string, args: Record<string, unknown>][]): void {
  mark({ sentences: sentences.map(([id, args]) => ({ id, args })) } as unknown as Line);
}

const marked = (seat: number) => LOCATIONS.filter((location) => isPlaceMarked(seat, location));

afterEach(unmark);

it("marks where a card went, not others of its kind on the road", () => {
  point(
    ["majesty-take", { seat: 1, card: "witch-noble" }],
    ["majesty-place", { seat: 1, character: "noble" }],
  );

  expect(marked(1)).toEqual(["castle"]);
  expect(marked(0)).toEqual([]);
  expect(isCardMarked("witch-noble")).toBe(false);
});

it("marks a single character that was taken, and what is new on the road", () => {
  point(["majesty-take", { seat: 0, card: "miller" }], ["majesty-reveal", { card: "guard" }]);

  expect(marked(0)).toEqual(["mill"]);
  expect(isCardMarked("guard")).toBe(true);
});

it("marks both sides of an attack", () => {
  point(
    ["majesty-wound", { attacker_seat: 0, seat: 1, character: "brewer" }],
    ["majesty-defend", { attacker_seat: 0, seat: 2 }],
  );

  expect(marked(0)).toEqual(["barracks"]);
  expect(marked(1)).toEqual(["brewery", "infirmary"]);
  expect(marked(2)).toEqual(["guardhouse"]);
});
