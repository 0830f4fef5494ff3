import { describe, expect, it } from "vitest";
import { botWords, nameBot, readBot } from "./bots";

const CHARACTERS = ["opportunist", "honest", "vengeful"];

describe("the name of a bot", () => {
  it("is a level, and a character where there is one", () => {
    expect(readBot("duke")).toEqual({ level: "duke", character: "" });
    expect(readBot("duke:vengeful")).toEqual({ level: "duke", character: "vengeful" });
    expect(botWords("duke")).toEqual({ bot: "duke", character: "usual" });
  });

  it("leaves out the usual character, and one that a game or a bot does not have", () => {
    expect(nameBot({ level: "duke", character: "vengeful" }, CHARACTERS)).toBe("duke:vengeful");
    expect(nameBot({ level: "duke", character: "opportunist" }, CHARACTERS)).toBe("duke");
    expect(nameBot({ level: "duke", character: "vengeful" }, [])).toBe("duke");
    expect(nameBot({ level: "random", character: "vengeful" }, CHARACTERS)).toBe("random");
  });
});
