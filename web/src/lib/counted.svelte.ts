/** A number that changes one by one, so that the eye can follow. */
import { linear } from "svelte/easing";
import { Tween } from "svelte/motion";
import { ms } from "./motion";

const STEP = 70;
const LONGEST = 900;

export function counted(value: () => number): () => number {
  const count = new Tween(value(), { easing: linear });
  $effect(() => {
    const distance = Math.abs(value() - count.target);
    void count.set(value(), { duration: ms(Math.min(LONGEST, STEP * distance)) });
  });
  return () => Math.round(count.current);
}
