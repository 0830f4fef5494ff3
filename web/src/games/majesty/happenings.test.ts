import { expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import { deedOf, happenings } from "./happenings";

let heard = 0;

function moved(seat: number, ...told: [string, Record<string, unknown>][]): Line {
  const sentences = told.map(([kind, args]) => ({ id: "", args, kind, text: "", rule: "" }));
  return { heard: ++heard, at: 0, kind: "moved", seat, chat: "", to: -1, sentences };
}

const wound = (seat: number, attacker_seat: number): [string, Record<string, unknown>] => [
  "wound",
  { seat, attacker_seat, character: "brewer" },
];

it("adds up what a location brought", () => {
  const [mine, other] = happenings(
    [
      moved(
        0,
        ["points", { seat: 0, points: 4, location: "inn" }],
        ["points", { seat: 0, points: 3, location: "inn" }],
        ["points", { seat: 1, points: 3, location: "inn" }],
        ["return", { seat: 0, meeples: 2 }],
      ),
    ],
    2,
    0,
  );

  expect(mine?.points).toEqual({ inn: 7 });
  expect(mine?.total).toBe(9);
  expect(other?.points).toEqual({ inn: 3 });
});

it("tells everything since one's own turn, whoever did it", () => {
  const lines = [
    moved(0, ["points", { seat: 0, points: 4, location: "inn" }]),
    moved(1, wound(0, 1)),
    moved(2, ["unharmed", { seat: 0, attacker_seat: 2 }]),
  ];

  const [mine] = happenings(lines, 3, 0);

  expect(mine?.events.map((event) => event.kind)).toEqual(["wound", "unharmed"]);
  expect(mine?.total).toBe(0);
});

it("tells one's own turn, both steps of it, until others play", () => {
  const lines = [
    moved(1, wound(0, 1)),
    moved(0, ["take", { seat: 0, card: "witch", paid: 0, gained: 0 }]),
    moved(0, ["heal", { seat: 0, character: "brewer" }]),
  ];

  expect(happenings(lines, 2, 0)[0]?.events.map((event) => event.kind)).toEqual(["heal"]);
});

it("tells spectators of the last play only, and nobody of what was taken back", () => {
  const lines = [
    moved(0, ["points", { seat: 0, points: 4, location: "inn" }]),
    moved(1, wound(0, 1)),
  ];
  const undone: Line = {
    heard: ++heard,
    at: 0,
    kind: "undone",
    seat: 1,
    chat: "",
    to: -1,
    sentences: [],
    takes_back: [heard - 1],
  };

  expect(happenings(lines, 2, -1)[0]?.total).toBe(0);
  expect(happenings([...lines, undone], 2, 0)[0]).toMatchObject({ total: 4, events: [] });
});

it("keeps what the end adds apart from what the play brought", () => {
  const [mine] = happenings(
    [
      moved(
        0,
        ["points", { seat: 0, points: 20, location: "castle" }],
        ["infirmary", { seat: 0, points: 1, wounded: 1 }],
        ["variety", { seat: 0, points: 36, locations: 6 }],
        ["majority", { seat: 0, points: 16, location: "castle" }],
      ),
    ],
    1,
    0,
  );

  expect(mine).toMatchObject({ total: 20, final: 51, coins: { castle: 16 } });
  expect(mine?.points).toEqual({ castle: 20, infirmary: -1 });
});

it("knows which card was taken last", () => {
  const lines = [
    moved(0, ["points", { seat: 0, points: 4, location: "inn" }]),
    moved(1, ["take", { seat: 1, card: "miller", paid: 2, gained: 0 }]),
  ];

  expect(deedOf(lines)).toEqual({ seat: 1, take: 2 });
});
