import { beforeAll, expect, test, vi } from "vitest";

let understood: typeof import("./settings.svelte").understood;

beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  ({ understood } = await import("./settings.svelte"));
});

test("a sound that was once on or off is full or off", () => {
  expect(understood({ sound: true }).sound).toBe("full");
  expect(understood({ sound: false }).sound).toBe("off");
  expect(understood({}).sound).toBe("off");
});

test("how loud it is stays as chosen, beside what else was kept", () => {
  expect(understood({ sound: "low", theme: "dark" })).toMatchObject({
    sound: "low",
    theme: "dark",
  });
});
