/** How the client is built: folders import downwards, files never in a circle, boards go by kinds. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL(".", import.meta.url));
/** From the ground up: a folder may use those before it. */
const LAYERS = [
  ["lib"],
  ["games"],
  ["ending", "rules", "replay", "setup", "learn", "me"],
  ["waiting", "theatre"],
  ["home", "table"],
  ["pages"],
  ["."],
];
const GAMES = folders("games");
/** Beginnings of the ids of messages that tell of what happened. */
const MESSAGES = [...GAMES, "table"].map((name) => `${name}-`);

function folders(parent: string): string[] {
  return readdirSync(join(SOURCES, parent)).filter((name) =>
    statSync(join(SOURCES, parent, name)).isDirectory(),
  );
}

const FILES = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((name) =>
  /(?<!\.test|\.testing|\.test-data|\.d)\.(ts|svelte)$/.test(name),
);

/** The script of a component, and what stands in its markup, as one script. */
function scriptOf(name: string): string {
  const text = readFileSync(join(SOURCES, name), "utf8");
  if (name.endsWith(".ts")) return text;
  const markup = text.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  const expressions = [...markup.matchAll(/\{([^{}]+)\}/g)].map(([, inside]) => `(${inside});`);
  return `${/<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ""}\n${expressions.join("\n")}`;
}

function treeOf(script: string): ts.SourceFile {
  return ts.createSourceFile("script.ts", script, ts.ScriptTarget.Latest, true);
}

function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodes(child);
}

/** The files that a file imports, at once or later, types included. */
function imports(name: string): string[] {
  const script = scriptOf(name);
  const found = ts.preProcessFile(script, true, true).importedFiles;
  return found.flatMap(({ fileName }) => fileOf(name, fileName) ?? []);
}

function fileOf(from: string, address: string): string | null {
  if (!/^(\$lib\/|\.)/.test(address)) return null;
  const path = address.startsWith("$lib/")
    ? address.replace("$lib", "lib")
    : normalize(join(dirname(from), address));
  const known = ["", ".ts", "/index.ts"].map((end) => normalize(`${path}${end}`));
  return known.find((each) => FILES.includes(each)) ?? null;
}

function layerOf(name: string): number {
  const folder = name.includes("/") ? (name.split("/")[0] ?? "") : ".";
  return LAYERS.findIndex((layer) => layer.includes(folder));
}

function folderOf(name: string): string {
  return name.startsWith("games/") ? name.split("/").slice(0, 2).join("/") : dirname(name);
}

/** Is one game looking into another's folder? */
function isStranger(one: string, other: string): boolean {
  const games = GAMES.map((name) => `games/${name}`);
  const [from, to] = [folderOf(one), folderOf(other)];
  return from !== to && games.includes(from) && games.includes(to);
}

const GRAPH = new Map(FILES.map((name) => [name, imports(name)]));

/** A way of imports that leads back to where it began; a component may draw itself. */
function circle(graph: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  function follow(name: string, way: string[]): string[] {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of graph.get(name) ?? []) {
      const found = next === name ? [] : follow(next, [...way, name]);
      if (found.length) return found;
    }
    done.add(name);
    return [];
  }
  return [...graph.keys()].map((name) => follow(name, [])).find((way) => way.length) ?? [];
}

/** Places where a script goes by the id of a message: by its kind and arguments it may. */
function idsRead(script: string): string[] {
  return [...nodes(treeOf(script))].filter(isIdRead).map((node) => node.getText().slice(0, 80));
}

function isIdRead(node: ts.Node): boolean {
  if (ts.isCaseClause(node)) return isMessage(node.expression);
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.kind;
    const compares = [
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ].includes(sign);
    const sides = [node.left, node.right];
    return (
      compares && (sides.some(isMessage) || (sides.some(isIdOfSentence) && sides.some(isText)))
    );
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: receiver, name } = node.expression;
  if (["test", "exec"].includes(name.text)) return node.arguments.some(isIdOfSentence);
  return isIdOfSentence(receiver);
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A string that begins as the id of a message does. */
function isMessage(node: ts.Node): boolean {
  const text = ts.isTemplateExpression(node)
    ? node.head.text
    : ts.isStringLiteralLike(node)
      ? node.text
      : "";
  return !GAMES.includes(text) && MESSAGES.some((beginning) => text.startsWith(beginning));
}

const SPEAKERS = /^(sentence|event|message|reason|question|problem|said|told)$/;

/** `sentence.id`, of which a method is called or which a pattern is held against. */
function isIdOfSentence(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== "id") return false;
  const owner = node.expression;
  const name = ts.isIdentifier(owner)
    ? owner.text
    : ts.isPropertyAccessExpression(owner)
      ? owner.name.text
      : "";
  return SPEAKERS.test(name);
}

describe("what is looked for", () => {
  test("is found", () => {
    expect(circle(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c", "b"]); // prettier-ignore
    expect(circle(new Map([["a", ["a", "b"]], ["b", []]]))).toEqual([]); // prettier-ignore
    expect(idsRead('if (sentence.id === "majesty-take") go();')).toHaveLength(1);
    expect(idsRead("one.id === `royal-wedding-${word}`")).toHaveLength(1);
    expect(idsRead("sentence.id === `${PREFIX}failed`")).toHaveLength(1);
    expect(idsRead("switch (id) { case 'royals-win': }")).toHaveLength(1);
    expect(idsRead("sentence.id.slice(PREFIX.length)")).toHaveLength(1);
    expect(idsRead("/-win$/.test(line.sentence.id)")).toHaveLength(1);
  });

  test("is not a message that is said, nor a kind", () => {
    expect(idsRead('say("majesty-take", sentence.args)')).toEqual([]);
    expect(idsRead('sentence.kind === "take" && part.id === hash()')).toEqual([]);
  });

  test("is looked for in every folder", () => {
    expect(FILES.length).toBeGreaterThan(200);
    expect(FILES.filter((name) => layerOf(name) < 0)).toEqual([]);
    expect(existsSync(join(SOURCES, "games/contract.ts"))).toBe(true);
  });
});

test("folders import downwards only, and no game another", () => {
  const wrong = [...GRAPH].flatMap(([name, used]) =>
    used
      .filter((other) => layerOf(other) > layerOf(name) || isStranger(name, other))
      .map((other) => `${name} imports ${other}`),
  );

  expect(wrong).toEqual([]);
});

test("no file imports itself by way of others", () => {
  expect(circle(GRAPH)).toEqual([]);
});

test.each(FILES)("%s reads no ids of messages", (name) => {
  expect(idsRead(scriptOf(name))).toEqual([]);
});
