import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
let still = false;

/** A visit of its own: settings are read once. */
async function visit() {
  vi.resetModules();
  const settings = await import("./settings.svelte");
  return { ...settings, ...(await import("./motion")) };
}

beforeEach(() => {
  kept.clear();
  still = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: still }) });
  const style = { setProperty: () => undefined };
  vi.stubGlobal("document", { documentElement: { dataset: {}, style } });
});

test("calm takes longer than the usual pace, quick less, and at once no time", async () => {
  const { ms, prefer } = await visit();
  const taken = (["calm", "on", "quick", "off"] as const).map((motion) => {
    prefer({ motion });
    return ms(1000);
  });

  expect(taken[0]).toBeGreaterThan(1000);
  expect(taken[1]).toBe(1000);
  expect(taken[2]).toBeLessThan(1000);
  expect(taken[3]).toBe(0);
});

test("a pace is kept for the next visit", async () => {
  (await visit()).prefer({ motion: "calm" });

  const { ms, settings } = await visit();

  expect(settings().motion).toBe("calm");
  expect(ms(1000)).toBeGreaterThan(1000);
});

test("where the device wants no motion everything is at once, unless a pace was chosen", async () => {
  still = true;
  const { ms, moves, prefer } = await visit();

  expect([ms(1000), moves()]).toEqual([0, false]);
  prefer({ motion: "quick" });
  expect(moves()).toBe(true);
});
