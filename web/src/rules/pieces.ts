/** Cuts a text where it names rules. */
export interface Piece {
  text: string;
  rule: boolean;
}

const RULE = /\b((?:MJ|RY|RC|RW)-\d{2})\b/;

export function pieces(text: string): Piece[] {
  return text
    .split(RULE)
    .map((part) => ({ text: part, rule: RULE.test(part) && part.length === 5 }))
    .filter((piece) => piece.text !== "");
}
