/** The languages to choose from, each by its own name. */
import { ask, type Schemas } from "./api/client";
import { LANGUAGES } from "./words.svelte";

type Language = Schemas["Language"];

/** Until the server has told the names: as the browser calls them. */
function called(code: string): Language {
  return { code, name: new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code };
}

const state = $state<{ known: Language[] }>({ known: LANGUAGES.map(called) });
let asked: Promise<void> | undefined;

async function learnNames(): Promise<void> {
  try {
    state.known = await ask<Language[]>("/languages");
  } catch {
    asked = undefined;
  }
}

export function languagesToChoose(): readonly Language[] {
  return state.known;
}

/** Asks once; those who never choose need no names. */
export function askForNames(): void {
  asked ??= learnNames();
}
