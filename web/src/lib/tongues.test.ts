import { describe, expect, it } from "vitest";
import { spoken } from "./tongues";

const KNOWN = ["en", "pt", "pt-BR", "kok"];

describe("the language a person means", () => {
  it("is the one they name, or the one it is a kind of", () => {
    expect(spoken(["pt-br"], KNOWN)).toBe("pt-BR");
    expect(spoken(["pt-PT"], KNOWN)).toBe("pt");
    expect(spoken(["kok-Deva-IN"], KNOWN)).toBe("kok");
  });

  it("is their next wish where we do not have the first", () => {
    expect(spoken(["de-AT", "en-GB"], KNOWN)).toBe("en");
    expect(spoken(["ko"], KNOWN)).toBeUndefined();
  });
});
