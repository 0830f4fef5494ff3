/**
 * What lies over a page is closed by the browser's Back, which stays on the page: while something is
 * open, the history has an entry more. Whatever closes it otherwise takes that entry away again.
 */
interface Layer {
  close: () => void;
}

const MARK = { layer: true };
let open: Layer[] = [];
/** The entry is being taken away: that takes a moment, in which nothing else may be done to it. */
let returning = false;
let afterwards: (() => void) | null = null;

function isMarked(): boolean {
  return (history.state as Partial<typeof MARK> | null)?.layer === true;
}

/** Once everything has opened and closed that does so together. */
function settle(): void {
  if (returning) return;
  if (open.length && !isMarked()) history.pushState(MARK, "");
  else if (!open.length && isMarked()) {
    returning = true;
    history.back();
  }
}

/** For effects: as long as it is open. */
export function layer(close: () => void): () => void {
  const own = { close };
  open = [...open, own];
  setTimeout(settle);
  return () => {
    open = open.filter((each) => each !== own);
    setTimeout(settle);
  };
}

/** For the router: does an address take the place of the entry of what is open? */
export function isOverlaid(): boolean {
  return isMarked();
}

/** For the router: at once, or when the entry has gone. */
export function whenSettled(act: () => void): void {
  if (returning) afterwards = act;
  else act();
}

function onBack(): void {
  if (returning) {
    returning = false;
    afterwards?.();
    afterwards = null;
  } else if (!isMarked()) open.at(-1)?.close();
  setTimeout(settle);
}

export function watchBack(): void {
  if (isMarked()) history.replaceState(null, "");
  window.addEventListener("popstate", onBack);
}
