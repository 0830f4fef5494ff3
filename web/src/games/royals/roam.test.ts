import { describe, expect, it } from "vitest";
import { stopIn } from "./roam";
import type { Country } from "./stage.svelte";

const SPAIN = {
  name: "spain",
  cities: [
    { name: "Madrid", nobles: [{ title: "king" }, { title: "duke" }] },
    { name: "Sevilla", nobles: [{ title: "baron" }] },
  ],
} as unknown as Country;

describe("Tab stops once in a country", () => {
  it("at its first noble, or where somebody was last", () => {
    expect(stopIn(SPAIN, new Set())).toBe("Madrid-king");
    expect(stopIn(SPAIN, new Set(), "Madrid-duke")).toBe("Madrid-duke");
  });

  it("at one that can be chosen, where there is one", () => {
    const offered = new Set(["Madrid-duke", "Sevilla-baron"]);

    expect(stopIn(SPAIN, offered)).toBe("Madrid-duke");
    expect(stopIn(SPAIN, offered, "Sevilla-baron")).toBe("Sevilla-baron");
    expect(stopIn(SPAIN, offered, "Madrid-king")).toBe("Madrid-duke");
  });
});
