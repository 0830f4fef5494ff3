/** Which language a person means. */

/** The first of the wishes, such as `pt-BR`, that is among the known languages. */
export function spoken(wishes: readonly string[], known: readonly string[]): string | undefined {
  for (const wish of wishes) {
    let tag = wish.toLowerCase();
    while (tag) {
      const found = known.find((each) => each.toLowerCase() === tag);
      if (found) return found;
      tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")));
    }
  }
  return undefined;
}
