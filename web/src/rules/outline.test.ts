import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { matching, outline, plain } from "./outline";

const PAGE = `# A game

Some words.

## Taking

### AB-01 Take a card

The *front* card is free.

### AB-02 Lose a card

| a | b |
|---|---|
| 1 | 2 |
`;

describe("a page of rules", () => {
  const parts = outline(marked.lexer(PAGE));

  it("is cut at its headings, and rules have their ids", () => {
    expect(parts.map((part) => part.rule || part.title)).toEqual([
      "A game",
      "Taking",
      "AB-01",
      "AB-02",
    ]);
    expect(parts[2]).toMatchObject({ id: "AB-01", title: "Take a card", depth: 3 });
    expect(parts[3]?.body[0]?.type).toBe("table");
  });

  it("is searched by words and by ids", () => {
    expect(matching(parts, "FREE front").map((part) => part.rule)).toEqual(["AB-01"]);
    expect(matching(parts, "ab-02").map((part) => part.rule)).toEqual(["AB-02"]);
    expect(matching(parts, "castle")).toEqual([]);
  });

  it("is searched without regard to accents, capitals and pictures", () => {
    const russian = outline(
      marked.lexer("### AB-01 Ещё одна карта\n\n![Мёд](piece:honey) Чёрная café."),
    );
    expect(matching(russian, "еще ЧЕРН").map((part) => part.rule)).toEqual(["AB-01"]);
    expect(matching(russian, "ещё cafe").map((part) => part.rule)).toEqual(["AB-01"]);
    expect(matching(russian, "honey")).toEqual([]);
    expect(plain("Йод и Ёж")).toBe(plain("йод и еж"));
  });
});
