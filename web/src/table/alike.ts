/** Choices that differ in their terms alone are one thing to choose first. */
import type { Choice } from "$lib/room.svelte";

export interface Alike {
  key: string;
  choices: Choice[];
}

const FEW = 3;

/** What stands for itself comes first; what there are many of is kept together. */
export function alike(choices: readonly Choice[]): { single: Choice[]; groups: Alike[] } {
  const groups = new Map<string, Choice[]>();
  const single: Choice[] = [];
  for (const choice of choices) {
    const { terms, ...rest } = choice.sentence.args;
    const key = JSON.stringify([choice.sentence.id, rest]);
    if (terms === undefined) single.push(choice);
    else groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const found = [...groups].map(([key, each]) => ({ key, choices: each }));
  const few = found.filter((group) => group.choices.length <= FEW);
  return {
    single: [...single, ...few.flatMap((group) => group.choices)],
    groups: found.filter((group) => group.choices.length > FEW),
  };
}
