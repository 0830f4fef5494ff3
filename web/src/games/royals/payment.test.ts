import { expect, test } from "vitest";
import "./known.testing";
import { answer, due, exchange, isExact, substitutes, usual } from "./payment";

const owe = (price: number, hand: Record<string, number>) => due("country", "france", price, hand);

test("with enough cards that fit, just those are paid", () => {
  const owed = owe(3, { france: 4, spain: 3, "france-spain": 1 });

  expect(substitutes(owed)).toEqual([0, 0]);
  expect(usual(owed)).toEqual({ substitutes: 0, cards: { france: 3 } });
});

test("who is short replaces as few as possible, with what there is least of", () => {
  const owed = owe(3, { france: 2, spain: 1, britain: 5 });

  expect(substitutes(owed)).toEqual([1, 2]);
  expect(usual(owed)).toEqual({ substitutes: 1, cards: { france: 2, spain: 1, britain: 2 } });
});

test("cards that fit may be kept back", () => {
  const owed = owe(3, { france: 2, spain: 9 });

  expect(substitutes(owed)).toEqual([1, 3]);
  expect(usual(owed, 3).cards).toEqual({ spain: 9 });
  expect(usual(owed, 2).cards).toEqual({ france: 1, spain: 6 });
});

test("examples 7 of the rules: what is a payment and what is not", () => {
  const owed = owe(3, { france: 2, spain: 9 });
  const paid = (number: number, france: number, spain: number) =>
    isExact(owed, { substitutes: number, cards: { france, spain } });

  expect([paid(1, 2, 3), paid(2, 1, 6), paid(3, 0, 9), paid(2, 2, 5)]).toEqual(Array(4).fill(true));
  expect([paid(1, 2, 4), paid(0, 2, 1), paid(2, 2, 4)]).toEqual(Array(3).fill(false));
});

test("Intrigue cards that fit come first, two others stand for one", () => {
  const hand = { "france-britain": 2, "britain-spain": 1 };

  const king = due("intrigue", "spain", 2, hand);
  expect(usual(king)).toEqual({
    substitutes: 1,
    cards: { "britain-spain": 1, "france-britain": 2 },
  });
});

test("an exchange keeps the payment exact and spares what was touched last", () => {
  const owed = owe(3, { france: 2, spain: 4, britain: 3 });
  const part = { substitutes: 1, cards: { france: 2, britain: 3 } };

  const more = exchange(owed, part, "spain", 1);
  expect(more?.cards).toEqual({ france: 2, britain: 2, spain: 1 });
  expect(exchange(owed, part, "france", -1)).toBeNull();
  expect(exchange(owed, part, "france", 1)).toBeNull();
});

test("a plan answers the server's questions one by one", () => {
  const plan = {
    country: { substitutes: 1, cards: { france: 2, spain: 3 } },
    intrigue: { substitutes: 0, cards: {} },
  };
  const triples = [{ move: { triples: 1 } }, { move: { triples: 2 } }];
  const cards = [{ move: { pay: "france" } }, { move: { pay: "spain" } }];

  expect(answer(triples, {}, plan)?.move).toEqual({ triples: 1 });
  expect(answer(cards, { france: 2 }, plan)?.move).toEqual({ pay: "spain" });
  expect(answer(cards, { france: 2, spain: 3 }, plan)).toBeNull();
});
