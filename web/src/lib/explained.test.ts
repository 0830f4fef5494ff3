/** Whatever a board explains names the rule behind it, and the rule is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const BOARDS = fileURLToPath(new URL("../games", import.meta.url));
const RULES = fileURLToPath(new URL("../../../src/regalia/locale/en/rules", import.meta.url));
const ID = /\b(?:MJ|RY|RC|RW)-\d\d\b/g;

const known = new Set(
  readdirSync(RULES).flatMap(
    (name) => readFileSync(join(RULES, name), "utf8").match(/(?<=^### )[A-Z]{2}-\d\d/gm) ?? [],
  ),
);
const components = (readdirSync(BOARDS, { recursive: true }) as string[]).filter((name) =>
  name.endsWith(".svelte"),
);

const LONGEST = 600;

/** The calls of `explain` in a component, wherever they stand. */
function explanations(text: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  for (let at = text.indexOf("explain("); at >= 0; at = text.indexOf("explain(", at + 1)) {
    const call = text.slice(at, at + LONGEST);
    const source = ts.createSourceFile("call.ts", call, ts.ScriptTarget.Latest, true);
    const statement = source.statements[0];
    if (
      statement &&
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression)
    )
      found.push(statement.expression);
  }
  return found;
}

test("explanations are found", () => {
  expect(explanations("<p {@attach explain(say(x, { y }))}></p>")[0]?.arguments.length).toBe(1);
  expect(components.filter((name) => read(name).includes("explain(")).length).toBeGreaterThan(20);
});

function read(name: string): string {
  return readFileSync(join(BOARDS, name), "utf8");
}

test.each(components)("%s names a rule with everything it explains", (name) => {
  const text = read(name);

  const bare = explanations(text).filter((call) => call.arguments.length < 2);

  expect(bare.map((call) => call.getText())).toEqual([]);
  expect((text.match(ID) ?? []).filter((id) => !known.has(id))).toEqual([]);
});
