import { describe, expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import { openBox } from "./box.test-data";
import { afterBattle, answersTo, BANK, flights, fromRoll, hasActed, talksBegan } from "./told";

openBox();

function spoken(seat: number, heard: number, ...told: [string, Record<string, unknown>][]): Line {
  return { ...line(heard, ...told), seat };
}

function line(heard: number, ...told: [string, Record<string, unknown>][]): Line {
  const sentences = told.map(([word, args]) => ({
    id: "",
    args,
    text: word,
    rule: "",
    kind: word,
  }));
  return { heard, at: heard * 10, kind: "moved", seat: 0, sentences, chat: "", to: -1 };
}

const BATTLE = [
  line(1, ["generation", { generation: 2 }], ["step", { step: "negotiate" }]),
  line(2, ["attack", { seat: 0, target_seat: 1, military: 3 }]),
  line(3, ["defend", { seat: 1, military: 4 }]),
  line(4, ["contribute", { seat: 2, leader_seat: 0, military: 2 }]),
  line(
    5,
    ["roll", { seat: 0, one: 3, other: 4, total: 12 }],
    ["roll", { seat: 1, one: 6, other: 1, total: 11 }],
    ["win", { seat: 0, loser_seat: 1, stake: 5 }],
    ["lose", { seat: 1, prestige: 5 }],
    ["discard", { seat: 1, military: 2 }],
  ),
];

describe("what the log tells", () => {
  it("knows when the talks began", () => {
    expect(talksBegan(BATTLE)).toBe(10);
    expect(talksBegan([])).toBe(0);
  });

  it("knows who has done something since the generation began", () => {
    const begun = spoken(0, 1, ["generation", { generation: 2 }]);
    const offer = spoken(0, 2, ["offer", { seat: 0, partner_seat: 1 }]);

    expect(hasActed([begun], 0)).toBe(false);
    expect(hasActed([begun, offer], 0)).toBe(true);
    expect(hasActed([begun, offer], 1)).toBe(false);
  });

  it("has the answers to what was offered last", () => {
    const answers = (...lines: Line[]) =>
      answersTo([spoken(0, 1, ["decline", { seat: 2, partner_seat: 0 }]), ...lines], 0).map(
        ({ seat, answer }) => [seat, answer],
      );
    const offer = spoken(0, 2, ["offer", { seat: 0, partner_seat: 1 }]);

    expect(answers(offer)).toEqual([]);
    expect(
      answers(
        offer,
        spoken(1, 3, ["wed", { seat: 0, spouse_seat: 1 }], ["deal", { seat: 0, partner_seat: 1 }]),
        spoken(2, 4, ["wed", { seat: 1, spouse_seat: 2 }], ["close", { seat: 0, partner_seat: 2 }]),
        spoken(2, 5, ["offer", { seat: 2, partner_seat: 0, answered: 1 }]),
        spoken(2, 6, ["offer", { seat: 2, partner_seat: 0 }]),
      ),
    ).toEqual([
      [1, "wed"],
      [2, "close"],
      [2, "counter"],
    ]);
  });

  it("lets what changed hands travel", () => {
    const gift = line(8, ["transfer", { seat: 0, receiver_seat: 2, good: "gold", amount: 2 }]);
    expect(flights([gift])).toEqual([{ key: "8-0-0", from: 0, to: 2, thing: "gold", amount: 2 }]);
    expect(flights([line(9, ["wed", { seat: 0, spouse_seat: 1 }])])).toHaveLength(2);
  });

  it("lets the bank pay and be paid", () => {
    const ways = (word: string, args: Record<string, unknown>) =>
      flights([line(8, [word, { seat: 1, ...args }])]).map(({ from, to, thing, amount }) => [
        from,
        to,
        thing,
        amount,
      ]);

    expect(ways("buy", { military: 2, prestige: 0 })).toEqual([[BANK, 1, "military", 2]]);
    expect(ways("maintenance", { paid: 2, unpaid: 0, lost: 0 })).toEqual([[1, BANK, "gold", 2]]);
    expect(
      ways("centre", { gold: 1, gold_sign: "up", military: 1, military_sign: "down", prestige: 0 }),
    ).toEqual([
      [BANK, 1, "gold", 1],
      [1, BANK, "military", 1],
    ]);
    expect(ways("done", { card: "nobles", amount: 3 })).toEqual([[BANK, 1, "gold", 3]]);
    expect(ways("done", { card: "coffers", amount: 2 })).toEqual([]);
    expect(ways("failed", { card: "rival", amount: 3 })).toEqual([[1, BANK, "prestige", 3]]);
  });

  it("keeps the dice and what came of them apart from the rest", () => {
    const words = (told: Set<{ text: string }>) => [...told].map(({ text }) => text);

    expect(words(fromRoll(BATTLE))).toEqual(["roll", "roll", "win", "lose", "discard"]);
    expect(fromRoll(BATTLE.slice(0, 3)).size).toBe(0);
    expect(afterBattle(BATTLE).size).toBe(0);

    const last = line(6, ["roll", {}], ["win", {}], ["step", { step: "resolve" }], ["reveal", {}]);
    expect(words(afterBattle([...BATTLE.slice(0, 4), last]))).toEqual(["step", "reveal"]);
  });
});
