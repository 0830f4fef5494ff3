/** The rule that is being read in place, and where it was asked for. */
interface Reading {
  rule: string;
  by: Element;
}

let current = $state.raw<Reading | null>(null);

export function reading(): Reading | null {
  return current;
}

export function read(rule: string, by: Element): void {
  current = { rule, by };
}

export function closeRule(): void {
  current = null;
}

/** For links to rules: a plain click reads it here, any other opens the page as it always does. */
export function readHere(event: MouseEvent, rule: string, by?: Element): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  read(rule, by ?? (event.currentTarget as Element));
}
