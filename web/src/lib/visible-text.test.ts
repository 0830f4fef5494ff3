/** Whatever a person can read is a message: neither components nor scripts have words of their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const READ_ALOUD = ["aria-label", "aria-description", "title", "placeholder", "alt", "label"];
const NAME = "Regalia";
/** Strings of several words that nobody reads: keys, selectors, what a program says to itself. */
const UNSEEN = [".board button.choosable, .board .choosable button", "no body"];

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(NAME, ""));
}

function children(node: object): unknown[] {
  return Object.entries(node)
    .filter(([key]) => key !== "metadata" && key !== "parent")
    .map(([, value]) => value as unknown);
}

/** Strings that an expression may show; what a function is given is its own affair. */
function* shown(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* shown(each);
  } else if (node && typeof node === "object" && "type" in node) {
    const { type, value, consequent, alternate, left, right, expression } = node as Node;
    if (type === "Literal" && typeof value === "string" && isWords(value)) yield value;
    if (type === "TemplateElement") {
      const { cooked } = value as { cooked: string };
      if (isWords(cooked)) yield cooked.trim();
    }
    if (type === "TemplateLiteral") yield* shown((node as Node)["quasis"]);
    if (type === "ConditionalExpression") yield* shown([consequent, alternate]);
    if (type === "LogicalExpression") yield* shown([left, right]);
    if (type === "BinaryExpression" && (node as Node)["operator"] === "+")
      yield* shown([left, right]);
    if (type === "ExpressionTag") yield* shown(expression);
  }
}

/** Texts, spoken attributes and expressions that stand in the markup itself. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* literals(each);
  } else if (node && typeof node === "object" && "type" in node) {
    const { type, name, data, value } = node as Node;
    if (type === "Text" && isWords(data ?? "")) yield (data ?? "").trim();
    if (type === "ExpressionTag") yield* shown(node);
    if (type === "StyleDirective") return;
    if (type === "Attribute") {
      if (!READ_ALOUD.includes(name ?? "")) return;
      yield* Array.isArray(value) ? literals(value) : shown(value);
      return;
    }
    for (const child of children(node)) yield* literals(child);
  }
}

/** Strings of more than one word in a script. */
function* sentences(script: string): Generator<string> {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if ("text" in node && typeof node.text === "string" && isString(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile("script.ts", script, ts.ScriptTarget.Latest));
  yield* found.filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && !UNSEEN.includes(text));
}

function isString(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

function files(end: RegExp): string[] {
  return (readdirSync(SOURCES, { recursive: true }) as string[]).filter((name) => end.test(name));
}

function scriptOf(name: string): string {
  const text = readFileSync(join(SOURCES, name), "utf8");
  if (name.endsWith(".ts")) return text;
  return /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? "";
}

function wordsOf(component: string): string[] {
  const tree: AST.Root = parse(component, { modern: true });
  return [...literals(tree.fragment)];
}

describe("what is looked for", () => {
  test("is found in texts, attributes and expressions", () => {
    expect(wordsOf("<p>Your turn</p>")).toEqual(["Your turn"]);
    expect(wordsOf('<p title="Your turn"></p>')).toEqual(["Your turn"]);
    expect(wordsOf('<p>{mine ? "Your turn" : name}</p>')).toEqual(["Your turn"]);
    expect(wordsOf("<p aria-label={`Seat ${n}`}></p>")).toEqual(["Seat"]);
    expect([...sentences('const text = "Your turn";')]).toEqual(["Your turn"]);
  });

  test("is not what a message is given", () => {
    expect(wordsOf('<p class="big">{say("page-turn", { whose: "mine" })}</p>')).toEqual([]);
    expect([...sentences('say("page-turn", { whose: "mine" });')]).toEqual([]);
  });

  test("is looked for in many files", () => {
    expect(files(/\.svelte$/).length).toBeGreaterThan(20);
    expect(files(/\.ts$/).length).toBeGreaterThan(20);
  });
});

test.each(files(/\.svelte$/))("%s says nothing but messages", (name) => {
  expect(wordsOf(readFileSync(join(SOURCES, name), "utf8"))).toEqual([]);
});

test.each(files(/(?<!\.test|\.d)\.(ts|svelte)$/))("%s has no sentences in its script", (name) => {
  expect([...sentences(scriptOf(name))]).toEqual([]);
});
