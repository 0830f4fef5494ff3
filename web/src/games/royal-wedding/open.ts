/** What may be chosen now, by the house it is about. */
import type { Choice } from "$lib/room.svelte";

export interface Open {
  deal: Set<number>;
  counter: Set<number>;
  attack: Set<number>;
}

export function openTo(choices: readonly Choice[]): Open {
  const open: Open = { deal: new Set(), counter: new Set(), attack: new Set() };
  for (const { move } of choices) {
    for (const word of ["offer", "wed"] as const) {
      if (typeof move[word] === "number") open.deal.add(move[word]);
    }
    if (typeof move["counter"] === "number") open.counter.add(move["counter"]);
    if (typeof move["attack"] === "number") open.attack.add(move["attack"]);
  }
  return open;
}

/** The choices of an amount, by that amount: `{"defend": 2}`, or an attack on one house. */
export function amounts(choices: readonly Choice[], target: number): [number, Choice][] {
  const found: [number, Choice][] = [];
  for (const choice of choices) {
    const { move } = choice;
    const words = ["defend", "contribute", "share"].filter((word) => word in move);
    const amount = move["attack"] === target ? move["with"] : move[words[0] ?? ""];
    if (typeof amount === "number") found.push([amount, choice]);
  }
  return found.sort((one, other) => one[0] - other[0]);
}
