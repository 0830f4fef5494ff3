import { expect, test } from "vitest";
import { flights } from "./flights";
import "./known.testing";

const told = (kind: string, args: Record<string, unknown>) => [{ kind, args }];

test("a card taken from the row flies from its place: into the hand, or to another seat", () => {
  const row = ["spain", "france", "france"];
  const now = ["spain", "", "france"];
  const take = told("take", { seat: 1, card: "france" });

  expect(flights(take, row, now, 1)).toMatchObject([
    { from: ["row-1"], to: ["hand-france", "hand"], stays: true },
  ]);
  expect(flights(take, row, now, 0)).toMatchObject([
    { from: ["row-1"], to: ["seat-1"], stays: false },
  ]);
});

test("of a card drawn by another only the deck is known", () => {
  const draw = told("draw", { seat: 2, deck: "intrigue" });

  expect(flights(draw, [], [], 0)).toEqual([
    { from: ["pile-intrigue"], to: ["seat-2"], what: "card", deck: "intrigue" },
  ]);
});

test("a new card of the row comes from the pile to the gap", () => {
  const reveal = told("reveal", { card: "spain" });

  expect(flights(reveal, ["spain", ""], ["spain", "spain"], 0)).toMatchObject([
    { from: ["pile-country"], to: ["row-1"], stays: true },
  ]);
});

test("every card that is paid flies", () => {
  const pay = told("pay", { seat: 1, card: "france", number: 3 });
  const flight = { from: ["seat-1"], to: ["discard-country"], what: "card", kind: "france" };

  expect(flights(pay, [], [], 0)).toEqual([flight, flight, flight]);
});

test("who is ousted goes to the Cathedral, the new one to portrait and title", () => {
  const args = { seat: 0, title: "baron", city: "Dijon", loser_seat: 2 };
  const portrait = ["noble-Dijon-baron", "city-Dijon"];
  const noble = { what: "noble", stays: true };

  expect(flights(told("take_over", args), [], [], 0)).toEqual([
    { ...noble, from: portrait, to: ["cathedral-Dijon-2"], seat: 2 },
    { ...noble, from: ["supply"], to: portrait, seat: 0 },
    { ...noble, from: ["supply"], to: ["title-baron-0"], seat: 0 },
  ]);
});
