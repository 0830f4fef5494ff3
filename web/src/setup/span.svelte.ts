import { say } from "$lib/words.svelte";

/** A length of time in its largest fitting unit. */
export function spanWords(seconds: number): string {
  if (seconds >= 86_400) return say("page-clock-days", { days: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return say("page-clock-hours", { hours: Math.round(seconds / 3600) });
  if (seconds >= 60) return say("page-clock-minutes", { minutes: Math.round(seconds / 60) });
  return say("page-clock-seconds", { seconds });
}
