/** Playing cards named in a sentence, such as "K♥": the colour of a suit is part of its name. */
export interface Piece {
  text: string;
  /** The colour of the card this is; nothing where it is plain text. */
  suit?: "red" | "black";
}

const CARD = /((?:10|[\p{L}\d])?[♠♥♣♦])/u;
const RED = /[♥♦]/;

/** A sentence in pieces; one without cards is one piece. */
export function pieces(text: string): Piece[] {
  return text
    .split(CARD)
    .map((piece, n): Piece => (n % 2 ? { text: piece, suit: colour(piece) } : { text: piece }))
    .filter((piece) => piece.text);
}

function colour(card: string): "red" | "black" {
  return RED.test(card) ? "red" : "black";
}
