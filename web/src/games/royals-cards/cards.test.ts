import { describe, expect, it } from "vitest";
import "./known.testing";
import { cardOf, inFan, inRows, roleOf, sorted, suits } from "./cards";

describe("cards", () => {
  it("are known by their names", () => {
    expect(cardOf("10♥")).toMatchObject({ rank: "10", suit: { sign: "♥", red: true }, value: 10 });
    expect(cardOf("A♠")).toMatchObject({ value: 1, face: false, suit: { name: "spades" } });
    expect(cardOf("Q♣")).toMatchObject({ value: 0, face: true, suit: { red: false } });
    expect(() => cardOf("1♣")).toThrow();
  });

  it("attack in red, block in black, and bluff with a face (RC-16)", () => {
    expect(["9♦", "2♠", "K♥"].map(roleOf)).toEqual(["attack", "block", "bluff"]);
  });

  it("are held suit by suit, the highest first", () => {
    const hand = ["A♦", "10♠", "K♥", "2♥", "J♠", "7♣"];

    expect(sorted(hand)).toEqual(["J♠", "10♠", "K♥", "2♥", "7♣", "A♦"]);
    expect(suits(hand).map(({ suit }) => suit.sign)).toEqual(["♠", "♥", "♣", "♦"]);
    expect(suits(["3♣"])).toMatchObject([{ suit: { sign: "♣" }, cards: ["3♣"] }]);
  });

  it("lie in rows of equal length on a small screen", () => {
    expect([0, 5, 6, 7, 8, 12].map(inRows)).toEqual([6, 5, 6, 4, 4, 6]);
  });

  it("fan out evenly around the middle", () => {
    const [left, middle, right] = [0, 1, 2].map((n) => inFan(n, 3));

    expect(middle).toEqual({ angle: 0, drop: 0 });
    expect(left?.angle).toBe(-(right?.angle ?? 0));
    expect(Math.abs(inFan(0, 12).angle)).toBeLessThan(20);
  });
});
