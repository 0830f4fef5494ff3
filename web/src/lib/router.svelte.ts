/** Which page is shown: the address, and a way to another one without loading anew. */
import { isOverlaid, watchBack, whenSettled } from "./layers";

const state = $state({ path: location.pathname, search: location.search, hash: location.hash });

export function path(): string {
  return state.path;
}

export function parameter(name: string): string {
  return new URLSearchParams(state.search).get(name) ?? "";
}

export function hash(): string {
  return state.hash.slice(1);
}

function follow(): void {
  state.path = location.pathname;
  state.search = location.search;
  state.hash = location.hash;
}

export function go(address: string, replace = false): void {
  whenSettled(() => turn(address, replace || isOverlaid()));
}

function turn(address: string, replace: boolean): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = state.path;
  follow();
  if (before !== state.path) window.scrollTo(0, 0);
}

/** The parts of the address behind a prefix: `/table/abc` behind `table` is `abc`. */
export function behind(prefix: string): string | null {
  const parts = state.path.split("/").filter(Boolean);
  return parts[0] === prefix ? decodeURIComponent(parts[1] ?? "") : null;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const anchor = (event.target as Element).closest("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
  const address = new URL(anchor.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (isHere(address)) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

/** A place on the same page: the browser goes there, and the focus with it. */
function isHere({ pathname, search, hash }: URL): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

export function begin(): void {
  watchBack();
  window.addEventListener("popstate", follow);
  document.addEventListener("click", onClick);
}
