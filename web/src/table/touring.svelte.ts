/** Whether the tour of the table is shown: once by itself, and again whenever it is called. */
import { prefer, settings } from "$lib/settings.svelte";

let called = $state(false);

/** A lesson shows around by its own means, and is not interrupted. */
export function tours(lesson: boolean): boolean {
  return called || (!lesson && !settings().toured);
}

export function callTour(): void {
  called = true;
}

export function endTour(): void {
  called = false;
  prefer({ toured: true });
}
