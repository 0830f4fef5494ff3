import { expect, test } from "vitest";
import { pieces } from "./suits";

test("cards in a sentence have the colour of their suit", () => {
  expect(pieces("Ann reveals 10♥, Q♠.")).toEqual([
    { text: "Ann reveals " },
    { text: "10♥", suit: "red" },
    { text: ", " },
    { text: "Q♠", suit: "black" },
    { text: "." },
  ]);
  expect(pieces("♦ 7♣").map((piece) => piece.suit)).toEqual(["red", undefined, "black"]);
});

test("a sentence without cards is one piece", () => {
  expect(pieces("Ann passes.")).toEqual([{ text: "Ann passes." }]);
  expect(pieces("")).toEqual([]);
});
