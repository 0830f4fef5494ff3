import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("$lib/settings.svelte", () => ({ moves: () => false, pace: () => 0 }));
vi.mock("$lib/companions", () => ({ passesAt: () => passes }));

import { Company } from "./company.svelte";
import { know } from "$lib/facts";
import type { Picture } from "$lib/room.svelte";
import type { Guided } from "./guided.svelte";

let passes: string[] = [];
know({ name: "royals", secrets: true });
know({ name: "majesty", secrets: false });

/** What one of them sees: their seat, and what is asked of them. */
function sees(room: Guided | undefined, seat: number, asked: boolean, game = "royals"): void {
  if (!room) throw new Error("nobody sits there");
  room.picture = {
    game,
    seat,
    status: "running",
    seats: [{ name: "Ann" }, { name: "Bob" }],
    choices: asked ? [{ move: { pass: true } }] : [],
    undo: { free: false, possible: false, asked_by: -1, waiting: [] },
    number: 1,
  } as unknown as Picture;
}

function two(game = "royals"): Company {
  const company = new Company("t");
  sees(company.rooms[0], 0, false, game);
  sees(company.rooms[1], 1, true, game);
  return company;
}

/** Two people, and Bob, whose turn it is, has the device. */
function begun(): { company: Company; ann: Guided; bob: Guided } {
  const company = two();
  company.settle();
  company.lift();
  const [ann, bob] = company.rooms as [Guided, Guided];
  return { company, ann, bob };
}

function asksToTakeBack(room: Guided, waiting: number[]): void {
  if (room.picture) room.picture = { ...room.picture, undo: { ...room.picture.undo, waiting } };
}

beforeEach(() => {
  passes = ["pass-of-bob"];
});

describe("people at one device", () => {
  it("have a room each, with their own pass", () => {
    const company = two();

    expect(company.rooms.map((room) => room.pass)).toEqual([undefined, "pass-of-bob"]);
    expect(company.seated).toHaveLength(2);
    expect(company.current).toBe(company.rooms[0]);
  });

  it("hand it on behind a curtain, where hands are hidden", () => {
    const company = two();
    company.settle();
    const waiting = [company.current, company.next];
    company.lift();

    expect(waiting).toEqual([company.rooms[0], company.rooms[1]]);
    expect(company.current).toBe(company.rooms[1]);
    expect(company.next).toBe(null);
  });

  it("need no curtain where nothing is hidden, or after the end", () => {
    const open = two("majesty");
    open.settle();
    const over = two();
    over.rooms.forEach((room) => {
      if (room.picture) room.picture = { ...room.picture, status: "finished" };
    });
    over.visit(over.rooms[1] as Guided);

    expect([open.current, open.next]).toEqual([open.rooms[1], null]);
    expect([over.current, over.next]).toEqual([over.rooms[1], null]);
  });

  it("say who they are after every load, before anything is drawn", () => {
    const company = new Company("t");
    sees(company.rooms[0], 0, true);
    company.settle();
    const early = [company.covered, company.next];
    sees(company.rooms[1], 1, false);
    company.settle();
    const asked = [company.covered, company.next];
    company.lift();

    expect(early).toEqual([true, null]);
    expect(asked).toEqual([true, company.rooms[0]]);
    expect(company.covered).toBe(false);
  });

  it("let whoever is shown finish first", () => {
    const { company, ann } = begun();
    sees(ann, 0, true);
    company.settle();

    expect(company.next).toBe(null);
  });

  it("stay with whom they turned to on purpose, until something happens", () => {
    const { company, ann, bob } = begun();
    company.visit(ann);
    company.lift();
    company.settle();
    const stayed = [company.current, company.next];
    if (ann.picture) ann.picture = { ...ann.picture, number: 2 };
    company.settle();

    expect(stayed).toEqual([ann, null]);
    expect(company.next).toBe(bob);
  });

  it("are all asked whether a move may be taken back, whoever's turn it is", () => {
    const { company, ann, bob } = begun();
    asksToTakeBack(ann, [0]);
    asksToTakeBack(bob, [0]);
    company.settle();
    const asked = company.next;
    company.lift();
    company.settle();
    const answering = [company.current, company.next];
    asksToTakeBack(ann, []);
    asksToTakeBack(bob, []);
    company.settle();

    expect(asked).toBe(ann);
    expect(answering).toEqual([ann, null]);
    expect(company.next).toBe(bob);
  });

  it("stay with one person who plays alone", () => {
    passes = [];
    const company = new Company("t");
    sees(company.rooms[0], 0, false);
    company.settle();

    expect(company.several).toBe(false);
    expect(company.hides).toBe(false);
    expect(company.next).toBe(null);
  });
});
