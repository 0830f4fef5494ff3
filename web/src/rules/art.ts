const SCHEME = "piece:";

/** The piece an image of the rules means; nothing for any other image. */
export function pieceOf(address: string): string {
  return address.startsWith(SCHEME) ? address.slice(SCHEME.length) : "";
}
