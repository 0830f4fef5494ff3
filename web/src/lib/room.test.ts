import { afterEach, beforeEach, expect, it, vi } from "vitest";

let tell: (update: unknown) => void = () => undefined;
const waiting: unknown[] = [];

vi.mock("./settings.svelte", () => ({ moves: () => true, pace: () => 1 }));
vi.mock("./words.svelte", () => ({ language: () => "en", say: (id: string) => id }));
vi.mock("./api/stream", () => ({
  async *listen() {
    for (let id = 0; ; id++) {
      while (!waiting.length) await new Promise((resolve) => (tell = resolve));
      const told = waiting.shift() as object;
      const kind = "picture" in told ? "update" : "presence";
      yield { id: kind === "update" ? String(id) : "", kind, data: JSON.stringify(told) };
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
  const seats = [{ away }, { away: "" }];
  const picture = { number: heard, seat: OWN, seats, choices: [], gone_since: [], now: 0 };
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

it("shows who has come and gone, and nothing else anew", async () => {
  const before = room.picture;
  waiting.push({ connected: [OTHER], spectators: 7 });
  tell(null);
  await vi.advanceTimersByTimeAsync(1);

  expect(room.picture?.seats.map((seat) => seat.connected)).toEqual([false, true]);
  expect(room.picture?.spectators).toBe(7);
  expect(room.picture?.choices).toBe(before?.choices);
  expect(shown()).toBe(1);
});

it("reads earlier lines page by page", async () => {
  heard = 1100;
  room.leave();
  room = new Room("ABCDE");
  room.open();
  await comes("moved", OTHER);
  const asked: string[] = [];
  room.read = <T>(rest: string) => {
    asked.push(rest);
    const [after = 0, count = 0] = rest.match(/\d+/g)?.map(Number) ?? [];
    const lines = Array.from({ length: count }, (_, n) => ({ heard: after + n + 1 }));
    return Promise.resolve(lines as T);
  };
  expect(room.hasEarlier).toBe(true);

  await room.tellEarlier();
  await room.tellFromStart();

  expect(asked).toEqual([
    "/log?after=600&count=500",
    "/log?after=100&count=500",
    "/log?after=0&count=100",
  ]);
  expect(room.lines.map((line) => line.heard)).toEqual(
    Array.from({ length: 1101 }, (_, n) => n + 1),
  );
});

it("tells what was before by the names of now", async () => {
  const called = (name: string, ...lines: unknown[]) => {
    const seats = [{ kind: "person", name }];
    waiting.push({ picture: { number: heard, heard: heard, seat: OWN, seats }, lines });
    tell(null);
    return vi.advanceTimersByTimeAsync(1);
  };
  const line = (text: string) => ({ heard: 2, kind: "joined", seat: 0, sentences: [{ text }] });
  const asked: string[] = [];
  room.read = <T>(rest: string) => {
    asked.push(rest);
    return Promise.resolve([line("Ann sits down.")] as T);
  };
  heard = 2;
  await called("Sly Fox", line("Sly Fox sits down."));
  expect(asked).toEqual([]);

  await called("Ann");

  expect(asked).toEqual(["/log?after=0&count=500"]);
  expect(room.lines.at(-1)?.sentences[0]?.text).toBe("Ann sits down.");
});
