/** Sentences of the page, from the same Fluent files as everything else. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>(
  "../../../src/regalia/locale/*/{common,page,majesty,royals,royals-cards,royal-wedding}.ftl",
  { query: "?raw", import: "default" },
);
const FOLDER = "../../../src/regalia/locale";

export const LANGUAGES = [
  ...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2) as string)),
].sort();

export type Args = Record<string, FluentVariable>;

const state = $state({ language: "en", loaded: 0 });
const bundles = new Map<string, FluentBundle>();

export function language(): string {
  return state.language;
}

function bundleOf(tongue: string): FluentBundle {
  let bundle = bundles.get(tongue);
  if (!bundle) {
    bundle = new FluentBundle(tongue, { useIsolating: false });
    bundles.set(tongue, bundle);
  }
  return bundle;
}

const present = new Set<string>();

/** Makes a file's messages known, in the chosen language and in English to fall back on. */
export async function learn(...files: string[]): Promise<void> {
  let isNew = false;
  for (const tongue of new Set(["en", state.language])) {
    for (const file of files) {
      const path = `${FOLDER}/${tongue}/${file}.ftl`;
      const read = FILES[path];
      if (!read || present.has(path)) continue;
      bundleOf(tongue).addResource(new FluentResource(await read()));
      present.add(path);
      isNew = true;
    }
  }
  for (const file of files) wanted.add(file);
  if (isNew) state.loaded += 1;
}

const wanted = new Set<string>(["common", "page"]);

export async function speak(tongue: string): Promise<void> {
  const chosen = LANGUAGES.includes(tongue) ? tongue : "en";
  const before = state.language;
  state.language = chosen;
  try {
    await learn(...wanted);
  } catch (error) {
    state.language = before;
    throw error;
  }
  document.documentElement.lang = chosen;
}

/** A sentence of the page; an unknown id shows itself, so that the tests can find it. */
export function say(id: string, args: Args = {}): string {
  void state.loaded;
  for (const tongue of [state.language, "en"]) {
    const bundle = bundles.get(tongue);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args);
  }
  return `⟦${id}⟧`;
}

export function list(items: string[]): string {
  return new Intl.ListFormat(state.language, { type: "conjunction" }).format(items);
}

export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(state.language, { numeric: "auto" });
  const past = Date.now() / 1000 - seconds;
  if (past < 60) return format.format(-Math.round(past), "second");
  if (past < 3600) return format.format(-Math.round(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.round(past / 3600), "hour");
  return format.format(-Math.round(past / 86_400), "day");
}

export function time(seconds: number): string {
  const format = new Intl.DateTimeFormat(state.language, { hour: "2-digit", minute: "2-digit" });
  return format.format(new Date(seconds * 1000));
}
