import { describe, expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import { takenBack } from "./takenback";

function log(...kinds: [kind: string, seat: number, id?: string][]): Line[] {
  return kinds.map(([kind, seat, id], n) => ({
    heard: n + 1,
    at: 0,
    kind,
    seat,
    sentences: id ? [{ id, text: "", rule: "", args: {} }] : [],
    chat: "",
    move: null,
  }));
}

describe("moves taken back", () => {
  it("are the own last one and what followed it", () => {
    const lines = log(["moved", 0], ["moved", 1], ["moved", 0], ["moved", 1], ["undone", 0]);
    expect([...takenBack(lines)]).toEqual([3, 4]);
  });

  it("go further back, one by one", () => {
    const lines = log(["moved", 0], ["moved", 0], ["undone", 0], ["undone", 0]);
    expect([...takenBack(lines)].sort()).toEqual([1, 2]);
  });

  it("wait for the others’ agreement", () => {
    const before = log(["moved", 0], ["moved", 1], ["asked", 0]);
    expect(takenBack(before).size).toBe(0);
    const agreed = log(
      ["moved", 0],
      ["moved", 1],
      ["asked", 0],
      ["answered", 1, "table-log-answered-agreed"],
    );
    expect([...takenBack(agreed)]).toEqual([1, 2]);
  });

  it("pass over what a bot played for somebody away", () => {
    const lines = log(["moved", 0], ["away", 0], ["moved", 0], ["back", 0], ["undone", 0]);
    expect([...takenBack(lines)]).toEqual([1, 3]);
  });
});
