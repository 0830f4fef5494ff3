import { afterEach, beforeEach, expect, it, vi } from "vitest";

let tell: (update: unknown) => void = () => undefined;
const waiting: unknown[] = [];

vi.mock("./settings.svelte", () => ({ moves: () => true }));
vi.mock("./words.svelte", () => ({ language: () => "en", say: (id: string) => id }));
vi.mock("./api/stream", () => ({
  async *listen() {
    for (let id = 0; ; id++) {
      while (!waiting.length) await new Promise((resolve) => (tell = resolve));
      yield { id: String(id), data: JSON.stringify(waiting.shift()) };
    }
  },
}));

import { Room } from "./room.svelte";

const OWN = 0;
const OTHER = 1;
let room: Room;
let heard = 0;

/** The stream says that something happened, at a seat. */
async function comes(kind: string, seat: number, away = ""): Promise<void> {
  const line = { heard: ++heard, kind, seat, sentences: [], chat: "", to: -1 };
  const picture = { number: heard, seat: OWN, seats: [{ away }, { away: "" }], choices: [] };
  waiting.push({ picture, lines: [line] });
  tell(null);
  await vi.advanceTimersByTimeAsync(1);
}

const shown = () => room.picture?.number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  heard = 0;
  room = new Room("ABCDE");
  room.open();
  await comes("started", -1);
});
afterEach(() => {
  room.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lets a play be seen before somebody else's is shown", async () => {
  await comes("moved", OWN);
  await comes("moved", OTHER);
  await comes("moved", OTHER);

  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(1050);
  expect(shown()).toBe(3);
  await vi.advanceTimersByTimeAsync(1050);
  expect(shown()).toBe(4);
});

it("knows how things stand before it has come to show it", async () => {
  await comes("moved", OTHER);
  await comes("moved", OTHER);

  expect(shown()).toBe(2);
  expect(room.newest?.number).toBe(3);
});

it("shows at once how it ends to who has resigned", async () => {
  await comes("away", OWN, "resigned");
  await comes("moved", OTHER, "resigned");
  await comes("moved", OTHER, "resigned");

  expect(shown()).toBe(4);
});

it("shows without delay what one does oneself", async () => {
  await comes("moved", OTHER);
  await comes("moved", OWN);
  expect(shown()).toBe(3);
  await comes("undone", OWN);

  expect(shown()).toBe(4);
});

it("keeps the order: what one says while others play comes after that", async () => {
  await comes("moved", OTHER);
  await comes("moved", OTHER);
  await comes("chat", OWN);

  expect(shown()).toBe(2);
  room.skip();
  expect(shown()).toBe(4);
});
