import { describe, expect, it } from "vitest";
import { fieldsOf } from "./schema";

function schema(properties: Record<string, unknown>): Record<string, unknown> {
  return { $ref: "#/$defs/Options", $defs: { Options: { properties } } };
}

describe("options from a schema", () => {
  it("leave out who starts, which has a question of its own", () => {
    expect(fieldsOf(schema({ first: { type: "integer", default: 0 } }))).toEqual([]);
  });

  it("offer words, a number, or both, in the order of the server", () => {
    const number = { type: "integer", maximum: 500, examples: [200] };
    const limit = { anyOf: [number, { enum: ["usual", "none"] }], default: "none" };

    expect(fieldsOf(schema({ limit }))).toMatchObject([
      { name: "limit", words: ["usual", "none"], number: true, example: 200, fallback: "none" },
    ]);
  });

  it("choose among a few numbers as among words", () => {
    const open = { type: "integer", enum: [3, 4], default: 3 };

    expect(fieldsOf(schema({ open }))).toMatchObject([{ words: [3, 4], number: false }]);
  });

  it("know how large a number may be, as far as that is said", () => {
    const most = (property: object) => {
      const [field] = fieldsOf(schema({ pace: { type: "integer", ...property } }));
      return field?.most;
    };

    expect(most({ maximum: 9 })).toBe(9);
    expect(most({})).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("draw a new game's fields without being told", () => {
    const pace = { enum: ["slow", "fast"], default: "slow" };

    expect(fieldsOf(schema({ pace }))[0]?.words).toEqual(["slow", "fast"]);
  });
});
