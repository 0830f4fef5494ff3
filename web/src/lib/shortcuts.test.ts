import { expect, test, vi } from "vitest";

vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("document", {
  documentElement: { dataset: {}, style: { setProperty: () => undefined } },
  querySelector: () => opened,
});
let opened: object | null = null;

const { isSheetOpen, keyOf, offer, press, showSheet } = await import("./shortcuts.svelte");
const { prefer } = await import("./settings.svelte");

/** A key pressed on something that is only what is named. */
function key(name: string, at = "", more: Partial<KeyboardEvent> = {}): boolean {
  let taken = false;
  const target = { closest: (which: string) => (at && which.includes(at) ? target : null) };
  const preventDefault = () => (taken = true);
  press({ key: name, code: "", target, preventDefault, ...more } as unknown as KeyboardEvent);
  return taken;
}

test("a letter is known by its place where another alphabet is written", () => {
  expect(keyOf({ key: "р", code: "KeyH" })).toBe("h");
  expect(keyOf({ key: "H", code: "KeyH" })).toBe("h");
  expect(keyOf({ key: "h", code: "KeyJ" })).toBe("h");
  expect(keyOf({ key: "?", code: "Digit7" })).toBe("?");
});

test("a key does what is offered, for as long as it is", () => {
  const act = vi.fn();
  const end = offer({ key: "h", name: "hint", act });

  expect(key("h")).toBe(true);
  end();
  expect(key("h")).toBe(false);
  expect(act).toHaveBeenCalledOnce();
});

test("nothing happens while somebody types, in a dialog, with a chord or in a held key", () => {
  const act = vi.fn();
  const end = offer({ key: "h", name: "hint", act }, { key: " ", name: "replay-play", act });

  key("h", "input");
  key("h", "", { ctrlKey: true });
  key("h", "", { repeat: true });
  key(" ", "button");
  opened = {};
  key("h");
  opened = null;
  end();
  expect(act).not.toHaveBeenCalled();
});

test("letters can be left to others, the sheet is always there", () => {
  const act = vi.fn();
  const end = offer({ key: "h", name: "hint", act });

  prefer({ letters: false });
  key("h");
  key("?");
  prefer({ letters: true });
  end();
  expect(act).not.toHaveBeenCalled();
  expect(isSheetOpen()).toBe(true);
  showSheet(false);
});
