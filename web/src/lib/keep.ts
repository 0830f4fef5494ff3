/** What is equal stays the same object: so only what has changed is worked out and drawn anew. */
export function keep<T>(before: unknown, after: T): T {
  if (!isTree(before) || !isTree(after)) return after;
  const fresh: Tree = after;
  const names = Object.keys(fresh);
  let changed = names.length !== Object.keys(before).length || isList(before) !== isList(fresh);
  for (const name of names) {
    fresh[name] = keep(before[name], fresh[name]);
    if (fresh[name] !== before[name]) changed = true;
  }
  return changed ? after : (before as T);
}

type Tree = Record<string, unknown>;

const isList = Array.isArray;

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
