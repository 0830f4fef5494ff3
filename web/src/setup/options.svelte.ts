/** What was chosen for a game, in the words it was chosen with. */
import { say } from "$lib/words.svelte";
import { folderOf } from "../games";
import type { Field } from "./schema";

export interface Told {
  title: string;
  value: string;
}

export function tellOption(game: string, field: Field, value: unknown): Told {
  const id = `page-option-${game}-${field.name.replaceAll("_", "-")}`;
  const drawn = folderOf(game)?.options?.[field.name];
  return { title: say(id), value: drawn?.tell(value, field.fallback) ?? wordsOf(id, field, value) };
}

/** Which seat starts: people count from 1. */
export function firstWords(seat: number | null): string {
  return seat === null ? say("page-first-lots") : say("page-first-seat", { number: seat + 1 });
}

function wordsOf(id: string, field: Field, value: unknown): string {
  return field.words.includes(value as string) ? say(`${id}-${value}`) : String(value);
}
