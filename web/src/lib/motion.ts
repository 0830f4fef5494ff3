/** How things travel; nothing does where motion is not wanted. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { pace } from "./settings.svelte";

/** So many milliseconds at the usual pace, or none: everything that is shown at length asks here. */
export function ms(duration: number): number {
  return duration * pace();
}

/** For things that change places: a card that leaves one list glides to where it appears next. */
export function travel(duration = 450) {
  return crossfade({
    duration: (distance) => ms(Math.min(duration + distance / 4, 900)),
    easing: cubicOut,
    fallback: (node) => appear(node),
  });
}

/** Unlike Svelte's `fade` it does not ask for computed styles: with many at once that is slow. */
export function appear(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return { delay: ms(delay), duration: ms(220), css: (t) => `opacity: ${t}` };
}

/** For `animate:flip={glide()}`. */
export function glide(duration = 350): { duration: number; easing: typeof cubicOut } {
  return { duration: ms(duration), easing: cubicOut };
}
