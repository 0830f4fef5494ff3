import { expect, test } from "vitest";
import type { Breach, Word } from "./types";
import { brokenBy, brokenByAll, distinct, owedBy } from "./word";

function word(by: number, to: number, kind = "attack", binding = false): Word {
  return { to, binding, clause: { by, kind, good: "", target: 2, ally: -1, amount: 2, fate: "" } };
}

function breach(choice: string, amounts: number[] = [], target = -1): Breach {
  return { choice, target, amounts, word: word(0, 1) };
}

test("an attack breaks a word by its target and by its amount", () => {
  const view = { breaches: [breach("attack", [1], 2), breach("attack", [1, 2], 1)] };

  expect(brokenBy(view, { attack: 2, with: 1 })).toHaveLength(1);
  expect(brokenBy(view, { attack: 2, with: 2 })).toEqual([]);
  expect(brokenBy(view, { attack: 1, with: 2 })).toHaveLength(1);
  expect(brokenBy(view, { pass: true })).toEqual([]);
});

test("to pass, to help with nothing and not to honour can be breaches", () => {
  expect(brokenBy({ breaches: [breach("pass")] }, { pass: true })).toHaveLength(1);
  const help = { breaches: [breach("contribute", [0])] };
  expect(brokenBy(help, { contribute: 0 })).toHaveLength(1);
  expect(brokenBy(help, { contribute: 1 })).toEqual([]);
  const pending = { breaches: [breach("honour")] };
  expect(brokenBy(pending, { honour: false })).toHaveLength(1);
  expect(brokenBy(pending, { honour: true })).toEqual([]);
});

test("a house is marked where every attack on it would break a word", () => {
  const view = { breaches: [breach("attack", [1], 2), breach("attack", [1, 2], 1)] };
  const on = (target: number) => [1, 2].map((military) => ({ attack: target, with: military }));

  expect(brokenByAll(view, on(1))).toEqual([word(0, 1)]);
  expect(brokenByAll(view, on(2))).toEqual([]);
  expect(brokenByAll(view, [])).toEqual([]);
});

test("a word is named once", () => {
  expect(distinct([word(0, 1), word(0, 1), word(0, 2)])).toEqual([word(0, 1), word(0, 2)]);
});

test("what a house owes stands together by whom it is owed to and whether it binds", () => {
  const owed = [word(0, 1), word(0, 1, "spare"), word(0, 1, "abstain", true), word(1, 0)];

  expect(owedBy({ owed }, 0).map(({ to, words, binding }) => [to, words.length, binding])).toEqual([
    [1, 2, false],
    [1, 1, true],
  ]);
});
