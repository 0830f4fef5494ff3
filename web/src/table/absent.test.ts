import { expect, it } from "vitest";
import type { Picture } from "$lib/room.svelte";
import { absentees } from "./absent";

const here = { kind: "person", away: "", connected: true };
const table = {
  status: "running",
  seat: 0,
  patience: 300,
  waits_since: 1000,
  gone_since: [null, 900, null],
  seats: [here, { ...here, connected: false }, { ...here, kind: "bot", connected: false }],
};
const found = (changes: object, acting = [1]) =>
  absentees({ ...table, ...changes } as unknown as Picture, acting);

it("counts from when they left, and from when their turn began", () => {
  expect(found({})).toEqual([{ seat: 1, since: 900, due: 1300 }]);
  expect(found({ waits_since: 800 })).toEqual([{ seat: 1, since: 900, due: 1200 }]);
});

it("finds nobody who is there, is not awaited, or has a bot", () => {
  expect(found({ seats: [here, here, here] })).toEqual([]);
  expect(found({}, [0])).toEqual([]);
  expect(found({ seats: [here, { ...here, connected: false, away: "time" }, here] })).toEqual([]);
});

it("is nothing to spectators, nor where a clock runs", () => {
  expect(found({ seat: -1 })).toEqual([]);
  expect(found({ patience: 0 })).toEqual([]);
});
