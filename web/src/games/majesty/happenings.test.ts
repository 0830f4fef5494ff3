import { expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import { deedOf, happenings } from "./happenings";

function moved(...told: [string, Record<string, unknown>][]): Line {
  const sentences = told.map(([id, args]) => ({ id, args, text: "", rule: "" }));
  return { heard: 1, at: 0, kind: "moved", seat: 0, chat: "", sentences };
}

it("adds up what a location brought", () => {
  const [mine, other] = happenings(
    [
      moved(
        ["majesty-points", { seat: 0, points: 4, location: "inn" }],
        ["majesty-points-shared", { seat: 0, points: 3, location: "inn" }],
        ["majesty-points-shared", { seat: 1, points: 3, location: "inn" }],
        ["majesty-return", { seat: 0, meeples: 2 }],
      ),
    ],
    2,
  );

  expect(mine?.points).toEqual({ inn: 7 });
  expect(mine?.total).toBe(9);
  expect(other?.points).toEqual({ inn: 3 });
});

it("tells attacked, defended and healed apart", () => {
  const [, hurt, safe] = happenings(
    [
      moved(
        ["majesty-wound", { seat: 1, character: "miller", attacker_seat: 0 }],
        ["majesty-defend", { seat: 2, attacker_seat: 0 }],
      ),
    ],
    3,
  );

  expect([hurt?.attack, safe?.attack]).toEqual(["wounded", "defended"]);
});

it("looks at the last move only", () => {
  const lines = [
    moved(["majesty-points", { seat: 0, points: 4, location: "inn" }]),
    moved(["majesty-take", { seat: 1, card: "miller", paid: 2, gained: 0 }]),
  ];

  expect(happenings(lines, 2)[0]?.total).toBe(0);
  expect(deedOf(lines)).toEqual({ seat: 1, take: 2 });
});
