import { describe, expect, it } from "vitest";
import { fieldsOf, mostOf } from "./schema";

function schema(properties: Record<string, unknown>): Record<string, unknown> {
  return { $ref: "#/$defs/Options", $defs: { Options: { properties } } };
}

describe("options from a schema", () => {
  it("leave out who starts, which has a question of its own", () => {
    expect(fieldsOf("majesty", schema({ first: { type: "integer", default: 0 } }))).toEqual([]);
  });

  it("offer words, a number, or both", () => {
    const limit = { anyOf: [{ type: "integer" }, { enum: ["none", "usual"] }], default: "none" };

    expect(fieldsOf("royals-cards", schema({ limit }))).toEqual([
      { name: "limit", words: ["usual", "none"], number: true, fallback: "none" },
    ]);
  });

  it("know how large a number may be, as far as that is said", () => {
    expect(mostOf("royal-wedding", "proposals", 5)).toBe(7);
    expect(mostOf("new", "pace", 5)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("draw a new game's fields without being told", () => {
    const pace = { enum: ["slow", "fast"], default: "slow" };

    expect(fieldsOf("new", schema({ pace }))[0]?.words).toEqual(["slow", "fast"]);
  });
});
