import { expect, test, vi } from "vitest";
import type { Line, Sentence, Suspense } from "$lib/room.svelte";

vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
const { soundsOf } = await import("./hearing.svelte");

const SOUNDS = { draw: "cards", take: "cards", buy: "coins", roll: "dice", wed: "bells" } as const;

function line(kind: string, ...kinds: string[]): Line {
  return { kind, sentences: kinds.map((each) => ({ kind: each })) } as Line;
}

test("what happens is heard, each sound once and in its order", () => {
  const play = line("moved", "take", "step", "buy", "draw");

  expect(soundsOf([play], null, SOUNDS)).toEqual(["cards", "coins"]);
});

test("what is no play is silent", () => {
  expect(soundsOf([line("undone", "take"), line("said")], null, SOUNDS)).toEqual([]);
});

test("what the board has not come to yet is silent, all but the dice it waits for", () => {
  const play = line("moved", "take", "roll", "buy");
  const untold = new Set<Sentence>(play.sentences.slice(1));
  const suspense = { words: "", untold } as unknown as Suspense;

  expect(soundsOf([play], suspense, SOUNDS)).toEqual(["cards", "dice"]);
  expect(soundsOf([play], null, SOUNDS)).toEqual(["cards", "dice", "coins"]);
});

test("no more than three are heard at once", () => {
  const play = line("moved", "wed", "take", "buy", "roll");

  expect(soundsOf([play], null, SOUNDS)).toEqual(["bells", "cards", "coins"]);
});
