import { describe, expect, it } from "vitest";
import { freeSeats, others, urgentFirst, type TableCard } from "./tables";

function card(what: Partial<TableCard>): TableCard {
  return { table: "t", seats: [], seat: 0, your_turn: false, changed_at: 0, ...what } as TableCard;
}

function seat(kind: "open" | "person" | "bot" | "reserved", name = ""): TableCard["seats"][number] {
  return { name, kind, bot: "", away: "", connected: false, host: false, muted: false };
}

describe("lists of tables", () => {
  it("put those first where it is my turn, then the newest", () => {
    const tables = [
      card({ table: "old", changed_at: 1 }),
      card({ table: "new", changed_at: 2 }),
      card({ table: "mine", changed_at: 0, your_turn: true }),
    ];

    expect(urgentFirst(tables).map((each) => each.table)).toEqual(["mine", "new", "old"]);
  });

  it("count open seats only, and name the others", () => {
    const table = card({
      seats: [seat("person", "Ann"), seat("open"), seat("reserved"), seat("bot", "Bruno")],
    });

    expect(freeSeats(table)).toBe(1);
    expect(others(table)).toEqual(["Bruno"]);
  });
});
