/** Whatever a person can read is a message: no component has words of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const READ_ALOUD = ["aria-label", "aria-description", "title", "placeholder", "alt", "label"];
const NAME = "Regalia";

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(NAME, ""));
}

/** Texts and spoken attributes that stand in the markup itself. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* literals(each);
  } else if (node && typeof node === "object" && "type" in node) {
    const { type, name, data, value } = node as Node;
    if (type === "Text" && isWords(data ?? "")) yield (data ?? "").trim();
    if (type === "StyleDirective") return;
    if (type === "Attribute") {
      if (READ_ALOUD.includes(name ?? "") && Array.isArray(value)) yield* literals(value);
      return;
    }
    for (const child of Object.values(node)) yield* literals(child);
  }
}

function components(): string[] {
  const files = readdirSync(SOURCES, { recursive: true }) as string[];
  return files.filter((name) => name.endsWith(".svelte"));
}

test("there are components to look at", () => {
  expect(components().length).toBeGreaterThan(20);
});

test.each(components())("%s says nothing but messages", (name) => {
  const tree: AST.Root = parse(readFileSync(join(SOURCES, name), "utf8"), { modern: true });

  expect([...literals(tree.fragment)]).toEqual([]);
});
