/** Nobles by keyboard: Tab stops once in each country, arrow keys go from one to the next. */
import { step } from "$lib/roam";
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

/** For `onkeydown` of whatever holds the nobles. */
export function roam(event: KeyboardEvent): void {
  step(event, [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-noble]")]);
}
