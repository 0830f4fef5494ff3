/** Cuts a text where it names rules. */
import { rulePath } from "$lib/facts";

export interface Piece {
  text: string;
  rule: boolean;
}

const ID = /\b([A-Z]+-\d+)\b/;

export function pieces(text: string): Piece[] {
  return text
    .split(ID)
    .map((part, n) => ({ text: part, rule: n % 2 === 1 && rulePath(part) !== "" }))
    .filter((piece) => piece.text !== "");
}
