/** What was chosen for a game, in the words it was chosen with. */
import { say } from "$lib/words.svelte";
import type { Field } from "./schema";

export interface Told {
  title: string;
  value: string;
}

export function tellOption(game: string, field: Field, value: unknown): Told {
  const id = `page-option-${game}-${field.name.replaceAll("_", "-")}`;
  return { title: say(id), value: wordsOf(id, field, value) };
}

function wordsOf(id: string, field: Field, value: unknown): string {
  if (field.name === "sides") return sidesWords(String(value));
  if (field.name === "board") {
    return say(value === field.fallback ? "page-board-packaged" : "page-board-own");
  }
  return field.words.includes(value as string) ? say(`${id}-${value}`) : String(value);
}

function sidesWords(sides: string): string {
  if (sides === "A") return say("page-sides-a");
  return sides === "B" ? say("page-sides-b") : `${say("page-sides-mixed")}: ${sides}`;
}
