import { beforeAll, describe, expect, test } from "vitest";
import { learn, say } from "./words.svelte";

describe("a name in a sentence", () => {
  beforeAll(async () => learn("common"));

  test("that is written from right to left does not turn it", () => {
    expect(say("seat-number", { number: "שרה" })).toBe("seat \u2068שרה\u2069");
  });

  test("is as it is otherwise", () => {
    expect(say("seat-number", { number: "Zoë" })).toBe("seat Zoë");
  });
});
