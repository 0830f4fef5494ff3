/** Who sits before this screen: known by a cookie; a guest at once, without being asked. */
import { ask, order, Refused, type Schemas } from "./api/client";
import { spoken } from "./tongues";
import { LANGUAGES, language, say, speak } from "./words.svelte";

export type Me = Schemas["Me"];

const state = $state<{ me: Me | null }>({ me: null });

export function me(): Me | null {
  return state.me;
}

/** The browser's own wish, until the person says otherwise. */
function wished(): string {
  return spoken(navigator.languages, LANGUAGES) ?? language();
}

export async function arrive(): Promise<void> {
  await speak(wished());
  try {
    await become(await ask<Me>("/me"));
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error;
    await newGuest();
  }
}

export async function newGuest(): Promise<void> {
  await become(await order<Me>("/guests", { name: say("page-guest"), language: wished() }));
}

export async function become(person: Me): Promise<void> {
  state.me = person;
  await speak(person.language);
}

export async function change(what: { name?: string; language?: string }): Promise<void> {
  await become(await order<Me>("/me", what, undefined, "PATCH"));
}
