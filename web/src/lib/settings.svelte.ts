/** What a person prefers on this device: light or dark, pace, sound, notifications. */
export type Theme = "auto" | "light" | "dark";
export type Volume = "off" | "low" | "full";
/** How fast things move; "auto" leaves it to the device whether they do at all. */
export type Motion = "auto" | "calm" | "on" | "quick" | "off";

interface Settings {
  theme: Theme;
  motion: Motion;
  sound: Volume;
  vibration: boolean;
  notify: boolean;
  /** Do lines of the log show the ids of their rules all the time? */
  numbered: boolean;
  /** Do letters do what the sheet of keys says? */
  letters: boolean;
  /** Has the tour of the table been seen? */
  toured: boolean;
}

const KEY = "regalia-settings";
const BLANK: Settings = {
  theme: "auto",
  motion: "auto",
  sound: "off",
  vibration: false,
  notify: false,
  numbered: false,
  letters: true,
  toured: false,
};

/** As it may have been kept: the sound was once on or off. */
type Kept = Partial<Omit<Settings, "sound"> & { sound: Volume | boolean }>;

export function understood({ sound, ...kept }: Kept): Settings {
  const volume = sound === true ? "full" : sound || BLANK.sound;
  return { ...BLANK, ...kept, sound: volume };
}

function read(): Settings {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept);
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
  root.style.setProperty("--pace", String(pace()));
}

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** How long everything takes, in relation to what it takes at the usual pace. */
const PACES: Record<Exclude<Motion, "auto">, number> = { calm: 1.7, on: 1, quick: 0.5, off: 0 };

export function pace(): number {
  return PACES[state.motion === "auto" ? (still.matches ? "off" : "on") : state.motion] ?? 1;
}

export function moves(): boolean {
  return pace() > 0;
}
