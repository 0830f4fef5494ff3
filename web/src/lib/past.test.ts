import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ moves: () => false, pace: () => 0 }));
vi.mock("./api/client", async (original) => ({
  ...(await original<typeof import("./api/client")>()),
  ask: vi.fn(answer),
}));

import { ask } from "./api/client";
import { linesUpTo, Past } from "./past.svelte";

const LAST = 95;
const SEATS = [{ name: "Ann" }, { name: "Bob" }];
let status = "finished";

/** A table with two seats; each moment's view says whose it is and which. Ann saw half as many. */
function answer(path: string): Promise<unknown> {
  const [, query] = path.split("/replay?");
  if (!query) return Promise.resolve({ status, seats: SEATS, seat: 1, result: { places: [1, 2] } });
  const asked = new URLSearchParams(query);
  const [seat, first, count] = ["seat", "first", "count"].map((name) => Number(asked.get(name)));
  return Promise.resolve({ last: LAST, moments: moments(seat ?? 0, first ?? 0, count ?? 0) });
}

function moments(seat: number, first: number, count: number) {
  return Array.from({ length: Math.min(count, LAST - first + 1) }, (_, n) => ({
    number: first + n,
    view: { seat, number: first + n },
    question: null,
    lines: [{ heard: first + n, at: (first + n) * (seat === 0 ? 2 : 1) }],
  }));
}

function pagesAsked(): number[] {
  const paths = vi.mocked(ask).mock.calls.map(([path]) => path);
  return paths
    .filter((path) => path.includes("replay"))
    .map((path) => Number(/first=(\d+)/.exec(path)?.[1]));
}

async function begun(): Promise<Past> {
  const past = new Past("t");
  await past.begin();
  return past;
}

beforeEach(() => {
  vi.mocked(ask).mockClear();
  status = "finished";
});

describe("a table's past", () => {
  it("begins with the first moment, seen from the own seat, and offers nothing", async () => {
    const past = await begun();

    expect(past.number).toBe(1);
    expect(past.last).toBe(LAST);
    expect(past.picture?.view).toEqual({ seat: 1, number: 1 });
    expect(past.picture?.status).toBe("running");
    expect(past.choices).toEqual([]);
    expect(past.live).toBe(false);
  });

  it("goes to any moment, no further than the last, where the result is known", async () => {
    const past = await begun();
    await past.to(50);
    const middle = past.picture?.view;
    await past.to(1000);

    expect(middle).toEqual({ seat: 1, number: 50 });
    expect(past.number).toBe(LAST);
    expect(past.picture?.status).toBe("finished");
    expect(past.picture?.result).toEqual({ places: [1, 2] });
  });

  it("tells everything up to a moment, and what led to it", async () => {
    const past = await begun();
    await past.to(90);

    expect(past.lines).toHaveLength(90);
    expect(past.latest).toEqual([{ heard: 90, at: 90 }]);
  });

  it("fetches a page once, and the next one in advance", async () => {
    const past = await begun();
    for (let number = 1; number <= 30; number++) await past.to(number);

    expect(pagesAsked().sort((one, other) => one - other)).toEqual([1, 41]);
  });

  it("keeps the time of the game when the eyes change", async () => {
    const past = await begun();
    await past.to(61);
    await past.see(0);

    expect(past.number).toBe(30);
    expect(past.picture?.view).toEqual({ seat: 0, number: 30 });
  });

  it("shows only the latest wish", async () => {
    const past = await begun();
    await Promise.all([past.to(95), past.to(2)]);

    expect(past.picture?.view).toEqual({ seat: 1, number: 2 });
  });

  it("has no result while the game goes on", async () => {
    status = "running";
    const past = await begun();
    await past.to(LAST);

    expect(past.over).toBe(false);
    expect(past.picture?.result).toBe(null);
  });
});

describe("what was told", () => {
  it("leaves out what has not been fetched", () => {
    const known = new Map([[2, { lines: [{ heard: 2 }] as never }]]);

    expect(linesUpTo(known, 3)).toEqual([{ heard: 2 }]);
  });
});
