import { describe, expect, it } from "vitest";
import {
  asItStands,
  asPossible,
  counterTo,
  ideas,
  insteadOf,
  isEmpty,
  moveOf,
  newDraft,
  plain,
  withGoods,
  withPromise,
} from "./draft";
import { openBox } from "./box.test-data";

openBox();

const ALL = ["prestige", "gold", "military"];

describe("a deal in the making", () => {
  it("is an offer in the words of the server", () => {
    let draft = withGoods(newDraft(2, false), "mine", "gold", 2);
    draft = withGoods(draft, "theirs", "military", 1);
    draft = withPromise(draft, "mine", { kind: "attack", target: 3, ally: -1, amount: 2 });
    draft = withPromise(draft, "theirs", { kind: "spare", target: 0, ally: -1, amount: 1 });
    expect(moveOf(draft, ALL)).toEqual({
      offer: 2,
      give: { gold: 2 },
      want: { military: 1 },
      promise: [{ attack: 3, with: 2 }],
      ask: [{ spare: 0 }],
    });
  });

  it("leaves out what the two cannot trade, and amounts of nothing", () => {
    let draft = withGoods(newDraft(1, false), "mine", "prestige", 1);
    draft = withGoods(draft, "mine", "gold", 0);
    expect(moveOf(draft, ["gold"])).toEqual({ offer: 1 });
    expect(isEmpty(moveOf(draft, ["gold"]))).toBe(true);
  });

  it("is not empty if it is a marriage", () => {
    expect(moveOf(newDraft(1, true), [])).toEqual({ wed: 1 });
    expect(isEmpty({ wed: 1 })).toBe(false);
  });

  it("names whom help is for and against", () => {
    const help = { target: 3, ally: 1, amount: 4 };
    let draft = withPromise(newDraft(1, false), "mine", { kind: "aid-attack", ...help });
    draft = withPromise(draft, "mine", { kind: "aid-defence", ...help });
    expect(moveOf(draft, [])).toEqual({
      offer: 1,
      promise: [
        { assist: 1, attacking: 3, with: 4 },
        { assist: 1, defending: 3, with: 4 },
      ],
    });
  });

  it("names a helper and each part of a division", () => {
    const parts = ["gain", "halves", "loss", "discard"] as const;
    let draft = newDraft(1, false);
    for (const kind of parts)
      draft = withPromise(draft, "mine", { kind, target: 1, ally: -1, amount: 0 });
    expect(moveOf(draft, [])["promise"]).toEqual([
      { divide: 1, gain: 0 },
      { divide: 1, halves: true },
      { divide: 1, loss: 0 },
      { divide: 1, discard: 0 },
    ]);
  });

  it("answers an offer with its own terms, seen from the other side", () => {
    const draft = counterTo({
      proposer: 2,
      partner: 0,
      number: 3,
      answers: 0,
      wed: true,
      instead: 0,
      alone: true,
      binds: true,
      terms: [
        { by: 2, kind: "give", good: "gold", amount: 2, target: -1, ally: -1, fate: "" },
        { by: 0, kind: "abstain", good: "", amount: 0, target: 1, ally: -1, fate: "" },
      ],
    });
    expect(moveOf(draft, ALL)).toEqual({
      counter: 2,
      number: 3,
      wed: true,
      want: { gold: 2 },
      promise: [{ abstain: 1 }],
      alone: true,
    });
    expect(moveOf(plain(draft), ALL)).toHaveProperty("wed", 2);
  });

  it("is no marriage any more once somebody has married elsewhere", () => {
    const draft = withGoods(newDraft(1, true), "mine", "gold", 1);
    expect(moveOf(asPossible(draft, true), ALL)).toHaveProperty("wed", 1);
    expect(moveOf(asPossible(draft, false), [])).toEqual({ offer: 1 });
  });

  it("is another deal instead of one, beginning with what was agreed", () => {
    const deal = {
      generation: 1,
      number: 3,
      parties: [2, 0],
      alone: false,
      cancelled: false,
      terms: [{ by: 2, kind: "give", good: "gold", amount: 2, target: -1, ally: -1, fate: "" }],
    };
    const draft = withGoods(insteadOf(deal, 0), "mine", "gold", 1);
    expect(moveOf(draft, ALL)).toEqual({
      offer: 2,
      instead: 3,
      give: { gold: 1 },
      want: { gold: 2 },
    });
  });

  it("is an offer of its own once what it was about is gone", () => {
    const deal = { generation: 2, number: 3, parties: [2, 0], alone: false, cancelled: false };
    const view = { generation: 2, offers: [], deals: [{ ...deal, generation: 1 }, deal] };
    const draft = insteadOf(deal, 0);
    expect(asItStands(draft, view)).toBe(draft);
    expect(asItStands({ ...draft, answers: 7 }, view)).toEqual(draft);

    for (const deals of [[{ ...deal, generation: 1 }], [{ ...deal, cancelled: true }]])
      expect(asItStands(draft, { ...view, deals })).toEqual(newDraft(2, false));
  });

  it("has marriages among its ideas only where they are possible", () => {
    expect(ideas(0, 1, [2], true).some((idea) => idea.wed)).toBe(true);
    expect(ideas(0, 1, [2], false).some((idea) => idea.wed)).toBe(false);
  });
});
