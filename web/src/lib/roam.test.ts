import { describe, expect, it } from "vitest";
import { target } from "./roam";

describe("arrow keys", () => {
  it("go from one thing to the next, and round", () => {
    expect(target("ArrowRight", 0, 3)).toBe(1);
    expect(target("ArrowDown", 2, 3)).toBe(0);
    expect(target("ArrowLeft", 0, 3)).toBe(2);
    expect(target("End", 0, 3)).toBe(2);
    expect(target("Tab", 0, 3)).toBe(-1);
  });
});
