/** Sentences of the page, from the same Fluent files as everything else. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { spoken } from "./tongues";

/** A folder is a language; what only the terminal or the server says is not for the page. */
const FOUND = import.meta.glob<string>(
  ["$locale/*/*.ftl", "!$locale/*/cli.ftl", "!$locale/*/web.ftl", "!$locale/*/table.ftl"],
  { query: "?raw", import: "default" },
);
const FILES = Object.fromEntries(
  Object.entries(FOUND).map(([path, read]) => [path.split("/").slice(-2).join("/"), read]),
);
const FALLBACK = "en";

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/")[0] ?? ""))];

export type Args = Record<string, FluentVariable>;

const state = $state({ language: FALLBACK, loaded: 0 });
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
  for (const tongue of new Set([FALLBACK, state.language])) {
    for (const file of files) {
      const path = `${tongue}/${file}.ftl`;
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
  const chosen = spoken([tongue], LANGUAGES) ?? FALLBACK;
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

const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Unicode's signs around such words: by their numbers, for compilers are wary of the signs themselves. */
const [ISOLATE, RELEASE] = [0x2068, 0x2069].map((sign) => String.fromCodePoint(sign));

/** What is written from right to left does not turn the sentence around it. */
function apart(args: Args): Args {
  const isolated = (value: FluentVariable) =>
    typeof value === "string" && TURNED.test(value) ? `${ISOLATE}${value}${RELEASE}` : value;
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, isolated(value)]));
}

/** A sentence of the page; an unknown id shows itself, so that the tests can find it. */
export function say(id: string, args: Args = {}): string {
  void state.loaded;
  for (const tongue of [state.language, FALLBACK]) {
    const bundle = bundles.get(tongue);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, apart(args));
  }
  return `⟦${id}⟧`;
}

/** To make a format takes a hundred times as long as to use it. */
function kept<F>(make: (tongue: string) => F): () => F {
  const formats = new Map<string, F>();
  return () => {
    const { language } = state;
    const found = formats.get(language) ?? make(language);
    formats.set(language, found);
    return found;
  };
}

const lists = kept((tongue) => new Intl.ListFormat(tongue, { type: "conjunction" }));
const spans = kept((tongue) => new Intl.RelativeTimeFormat(tongue, { numeric: "auto" }));
const times = kept(
  (tongue) => new Intl.DateTimeFormat(tongue, { hour: "2-digit", minute: "2-digit" }),
);
const dates = kept((tongue) => new Intl.DateTimeFormat(tongue, { dateStyle: "medium" }));

const differences = kept(
  (tongue) =>
    new Intl.NumberFormat(tongue, { signDisplay: "exceptZero", maximumFractionDigits: 1 }),
);

/** A number with its sign. */
export function difference(value: number): string {
  return differences().format(value).replace("-", "−");
}

export function list(items: string[]): string {
  return lists().format(items);
}

export function ago(seconds: number): string {
  const past = Date.now() / 1000 - seconds;
  if (past < 60) return spans().format(-Math.round(past), "second");
  if (past < 3600) return spans().format(-Math.round(past / 60), "minute");
  if (past < 86_400) return spans().format(-Math.round(past / 3600), "hour");
  return spans().format(-Math.round(past / 86_400), "day");
}

export function time(seconds: number): string {
  return times().format(new Date(seconds * 1000));
}

export function date(seconds: number): string {
  return dates().format(new Date(seconds * 1000));
}
