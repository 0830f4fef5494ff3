/** A rule page cut into parts and rules, so that each has a place of its own. */
import type { Token, Tokens } from "marked";

export interface RulePart {
  /** A rule's id, or one made from the heading's words. */
  id: string;
  /** The rule's own id, such as MJ-08; empty for other headings. */
  rule: string;
  title: string;
  depth: number;
  body: Token[];
  /** Everything in it as plain small letters, for the search. */
  text: string;
}

const RULE = /^([A-Z]{2}-\d{2}) (.+)$/;

export function outline(tokens: Token[]): RulePart[] {
  const parts: RulePart[] = [];
  for (const token of tokens) {
    if (token.type === "heading") parts.push(begin(token as Tokens.Heading, parts.length));
    else if (token.type !== "space") {
      if (parts.length === 0) parts.push(blank());
      const part = parts[parts.length - 1] as RulePart;
      part.body.push(token);
      part.text += ` ${plain(token.raw)}`;
    }
  }
  return parts;
}

function begin(heading: Tokens.Heading, count: number): RulePart {
  const [, rule = "", title = heading.text] = RULE.exec(heading.text) ?? [];
  const id = rule || `part-${count}`;
  return { id, rule, title, depth: heading.depth, body: [], text: plain(heading.text) };
}

function blank(): RulePart {
  return { id: "part-0", rule: "", title: "", depth: 1, body: [], text: "" };
}

const PICTURE = /!\[[^\]]*\]\(piece:[^)]*\)/g;

/** Small letters without accents: `ё` is found as `е`. Pictures are no words. */
export function plain(text: string): string {
  return text.replace(PICTURE, "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The rules in which every word that is looked for occurs. */
export function matching(parts: RulePart[], wanted: string): RulePart[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return parts.filter((part) => part.rule && words.every((word) => part.text.includes(word)));
}
