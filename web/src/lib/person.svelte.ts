/** Who sits before this screen: known by a cookie; a guest at once, where the door is wide open. */
import { ask, order, Refused, type Schemas } from "./api/client";
import { askDoor, isWideOpen } from "./door.svelte";
import { spoken } from "./tongues";
import { LANGUAGES, language, speak } from "./words.svelte";

export type Me = Schemas["Me"];

const state = $state<{ me: Me | null; outside: boolean; wish: string }>({
  me: null,
  outside: false,
  wish: "",
});

export function me(): Me | null {
  return state.me;
}

/** Is somebody known here who has to give the server's password first? */
export function isOutside(): boolean {
  return state.outside;
}

/** The browser's own wish, until the person says otherwise. */
export function wished(): string {
  return state.wish || (spoken(navigator.languages, LANGUAGES) ?? language());
}

export async function arrive(): Promise<void> {
  await speak(wished());
  await askDoor();
  try {
    await become(await ask<Me>("/me"));
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error;
    state.outside = error.problem.type.endsWith("#outside");
    await startAnew();
  }
}

/** As a guest; or as nobody yet, where somebody new is asked for something first. */
export async function startAnew(): Promise<void> {
  if (isWideOpen()) {
    await become(await order<Me>("/guests", { name: null, language: wished() }));
  } else state.me = null;
}

export async function become(person: Me): Promise<void> {
  state.me = person;
  state.outside = false;
  await speak(person.language);
}

export async function change(what: { name?: string; language?: string }): Promise<void> {
  if (state.me) return become(await order<Me>("/me", what, undefined, "PATCH"));
  state.wish = what.language ?? state.wish;
  await speak(wished());
}
