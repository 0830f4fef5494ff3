import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ moves: () => false }));
vi.mock("./companions", () => ({ passesAt: () => passes }));

import { Company, wants } from "./company.svelte";
import type { Picture, Room } from "./room.svelte";

let passes: string[] = [];

/** What one of them sees: their seat, and what is asked of them. */
function sees(room: Room | undefined, seat: number, asked: boolean, game = "royals"): void {
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
    over.turnTo(over.rooms[1] as Room);

    expect([open.current, open.next]).toEqual([open.rooms[1], null]);
    expect([over.current, over.next]).toEqual([over.rooms[1], null]);
  });

  it("let whoever is shown finish first", () => {
    const company = two();
    sees(company.rooms[0], 0, true);
    company.settle();

    expect(company.next).toBe(null);
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

describe("somebody is wanted", () => {
  it("for a choice, and for an answer to who asks to take back", () => {
    const { rooms } = two();
    const [ann, bob] = rooms as [Room, Room];
    const before = [wants(ann), wants(bob)];
    if (ann.picture) ann.picture = { ...ann.picture, undo: { ...ann.picture.undo, waiting: [0] } };

    expect(before).toEqual([false, true]);
    expect(wants(ann)).toBe(true);
  });
});
