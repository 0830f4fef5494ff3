/** Nobles by keyboard: Tab stops once in each country, arrow keys go from one to the next. */
import type { Schemas } from "$lib/api/client";
import { step } from "$lib/roam";

export function keyOf(
  noble: Pick<Schemas["Noble"], "title">,
  city: Pick<Schemas["City"], "name">,
): string {
  return `${city.name}-${noble.title}`;
}

/**
 * Where Tab stops in a country: at the noble somebody was at last; but where any can be chosen,
 * at one of those.
 */
export function stopIn(
  country: Schemas["Country"],
  offered: ReadonlySet<string>,
  last = "",
): string {
  const all = country.cities.flatMap((city) => city.nobles.map((noble) => keyOf(noble, city)));
  const open = all.filter((key) => offered.has(key));
  const among = open.length ? open : all;
  return among.includes(last) ? last : (among[0] ?? "");
}

/** For `onkeydown` of whatever holds the nobles. */
export function roam(event: KeyboardEvent): void {
  step(event, [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-noble]")]);
}
