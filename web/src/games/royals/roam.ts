/** Nobles by keyboard: Tab stops once in each country, arrow keys go from one to the next. */
import type { City, Country, Noble } from "./stage.svelte";

export function keyOf(noble: Pick<Noble, "title">, city: Pick<City, "name">): string {
  return `${city.name}-${noble.title}`;
}

/**
 * Where Tab stops in a country: at the noble somebody was at last; but where any can be chosen,
 * at one of those.
 */
export function stopIn(country: Country, offered: ReadonlySet<string>, last = ""): string {
  const all = country.cities.flatMap((city) => city.nobles.map((noble) => keyOf(noble, city)));
  const open = all.filter((key) => offered.has(key));
  const among = open.length ? open : all;
  return among.includes(last) ? last : (among[0] ?? "");
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For `onkeydown` of whatever holds the nobles. */
export function roam(event: KeyboardEvent): void {
  const here = (event.target as Element).closest<HTMLElement>("[data-noble]");
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-noble]")];
  const next = target(event.key, all.indexOf(here), all.length);
  if (next < 0) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Which of so many a key leads to; -1 if it leads nowhere. */
export function target(key: string, here: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step ? (here + step + count) % count : -1;
}
