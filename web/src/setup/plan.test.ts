import { describe, expect, it } from "vitest";
import { isComplete, orderOf, resized, seat, seated, unlocked, usualPlan } from "./plan";

const BOT = "knight";
const three = () => usualPlan({ usual: 3, usual_bot: BOT });
const four = () => usualPlan({ usual: 4, usual_bot: BOT });

describe("setting up a table", () => {
  it("begins with me and bots, ready to start", () => {
    const plan = four();

    expect(plan.seats.map((each) => each.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(isComplete(plan)).toBe(true);
  });

  it("leaves the game as the server has it, without a limit on turns, until something is chosen", () => {
    const { sit, options } = orderOf("royals-cards", four());

    expect({ sit, options }).toEqual({ sit: 0, options: {} });
  });

  it("fills new seats like the last one, and forgets who starts when that seat is gone", () => {
    const plan = { ...three(), first: 2 };

    expect(resized(plan, 4).seats.map((each) => each.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(resized(plan, 2).first).toBeNull();
    expect(resized(plan, 3).first).toBe(2);
    expect(resized(seated(plan, 2, seat("open", BOT)), 4).seats[3]?.kind).toBe("open");
  });

  it("counts the seat that starts from 0, as the server does", () => {
    expect(orderOf("majesty", { ...three(), first: 0 }).options).toEqual({ first: 0 });
  });

  it("has only one of me", () => {
    const plan = seated(three(), 2, seat("me", BOT));

    expect(plan.seats.map((each) => each.kind)).toEqual(["open", "bot", "me"]);
    expect(orderOf("majesty", plan).sit).toBe(2);
    expect(isComplete(plan)).toBe(false);
  });

  it("keeps the seats of those at this device", () => {
    const plan = seated(three(), 1, { ...seat("here", BOT), name: "Ann" });

    expect(isComplete(plan)).toBe(true);
    expect(orderOf("royals", plan).seats?.[1]).toEqual({ kind: "reserved", bot: "", person: "" });
  });
});

it("gives a public table a gentle clock, unless another or none was chosen", () => {
  const plan = usualPlan({ usual: 2, usual_bot: "knight" });
  const own = { per: "game", seconds: 600 } as const;

  expect(unlocked(plan, true).clock).toEqual({ per: "move", seconds: 300 });
  expect(unlocked(unlocked(plan, true), false).clock).toBeNull();
  expect(unlocked({ ...plan, clock: own }, true).clock).toBe(own);
  expect(unlocked({ ...unlocked(plan, true), clock: null }, false).clock).toBeNull();
});
