import { expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import "./known.testing";
import {
  bySeat,
  fightOf,
  lastFight,
  reveals,
  sortOut,
  untold,
  withoutCommitted,
  type View,
} from "./fight";

let heard = 0;

function line(seat: number, ...told: [string, Record<string, unknown>][]): Line {
  const sentences = told.map(([kind, args]) => ({
    id: "",
    kind,
    text: "",
    rule: "",
    args: { seat, ...args },
  }));
  return { heard: heard++, at: 0, kind: "moved", seat, sentences, chat: "", to: -1 };
}

const ATTACK = [
  line(0, ["attack", { defender_seat: 2 }]),
  line(0, ["commit", { cards: 2 }]),
  line(
    2,
    ["commit", { cards: 2 }],
    ["reveal", { seat: 0, list: "9♥ 4♦" }],
    ["reveal", { list: "7♠ K♠" }],
  ),
];

it("reads a fight from the log", () => {
  const fight = lastFight(ATTACK);

  expect(fight).toMatchObject({ attacker: 0, defender: 2, target: "", hits: -1 });
  expect(fight?.counts.get(0)).toBe(2);
  expect(fight && bySeat(fight)).toEqual([
    { seat: 0, cards: ["9♥", "4♦"] },
    { seat: 2, cards: ["7♠", "K♠"] },
  ]);
  expect(reveals(ATTACK.slice(2))).toBe(true);
  expect(reveals(ATTACK.slice(0, 2))).toBe(false);
});

it("forgets what was taken back", () => {
  const attack = line(0, ["attack", { defender_seat: 1 }]);
  const undone = { ...line(0), kind: "undone", takes_back: [attack.heard] };

  expect(lastFight([attack])).not.toBeNull();
  expect(lastFight([attack, undone])).toBeNull();
});

it("faces one attack while others wait (RC-17)", () => {
  const fight = lastFight(ATTACK);
  const melee = fight && sortOut(fight, [4, 9], 4);

  expect(melee?.strikes.map(({ card, fate }) => [card, fate])).toEqual([
    ["4♦", "facing"],
    ["9♥", "waiting"],
  ]);
  expect(melee?.blocks).toEqual([{ seat: 2, card: "7♠" }]);
  expect(melee?.bluffs).toEqual([{ seat: 2, card: "K♠" }]);
});

it("pairs each block once, and what is left hits", () => {
  const told = [...ATTACK, line(2, ["block", { attack: 4, block: 7 }], ["hits", { hits: 1 }])];
  const fight = lastFight(told);
  const melee = fight && sortOut(fight, [], 0);

  expect(fight?.hits).toBe(1);
  expect(melee?.strikes.map(({ fate, block }) => [fate, block?.card])).toEqual([
    ["stopped", "7♠"],
    ["hit", undefined],
  ]);
  expect(melee?.blocks).toEqual([]);
});

it("believes the view where the log knows less", () => {
  const court = { committed: 0, revealed: [] };
  const view = {
    active: 1,
    defender: 0,
    target: "K♥",
    players: 3,
    decision: "commit",
    courts: [court, { ...court, committed: 1 }, court],
  } as unknown as View;

  const fight = fightOf([], view);

  expect(fight).toMatchObject({ attacker: 1, defender: 0, target: "K♥", revealed: [] });
  expect(fight?.counts.get(1)).toBe(1);
});

it("takes the last committed cards out of the hand before they are turned over", () => {
  const view = {
    seat: 0,
    hand: ["8♥", "A♣"],
    courts: [
      { hand: 2, committed: 0 },
      { hand: 4, committed: 1 },
    ],
  } as unknown as View;

  const shown = withoutCommitted(view, [
    { seat: 1, cards: ["3♠"] },
    { seat: 0, cards: ["8♥"] },
  ]);

  expect(shown.hand).toEqual(["A♣"]);
  expect(shown.courts).toMatchObject([
    { hand: 1, committed: 1 },
    { hand: 4, committed: 1 },
  ]);
});

it("keeps to itself what is not turned over yet, and what comes of it", () => {
  const last = ATTACK.slice(-1);
  const seats = (turned: number[]) => [...untold(last, turned)].map(({ args }) => args["seat"]);

  expect(seats([])).toEqual([0, 2]);
  expect(seats([0])).toEqual([2]);
  expect(seats([0, 2])).toEqual([]);
  expect(untold(ATTACK.slice(0, 1), []).size).toBe(0);
});
