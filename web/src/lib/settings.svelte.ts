/** What a person prefers on this device: light or dark, motion, sound, notifications. */
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";

interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  /** Has the tour of the table been seen? */
  toured: boolean;
}

const KEY = "regalia-settings";
const BLANK: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  notify: false,
  toured: false,
};

function read(): Settings {
  try {
    return { ...BLANK, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return BLANK;
  }
}

const state = $state<Settings>(read());

export function settings(): Readonly<Settings> {
  return state;
}

export function prefer(what: Partial<Settings>): void {
  Object.assign(state, what);
  localStorage.setItem(KEY, JSON.stringify(state));
  show();
}

/** The theme as an attribute of the page; "auto" leaves it to the device. */
export function show(): void {
  const root = document.documentElement;
  if (state.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = state.theme;
  root.dataset["motion"] = moves() ? "on" : "off";
}

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return state.motion === "on" || (state.motion === "auto" && !still.matches);
}
