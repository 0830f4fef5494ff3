/** The games by name. What else there is to know of them the server says: `$lib/facts`. */
import type { GameFolder, View } from "./contract";
import majesty from "./majesty";
import royalWedding from "./royal-wedding";
import royals from "./royals";
import royalsCards from "./royals-cards";

const FOLDERS: { [Name in View["game"]]: GameFolder<Name> } = {
  majesty,
  royals,
  "royals-cards": royalsCards,
  "royal-wedding": royalWedding,
};
const BY_NAME = new Map<string, unknown>(Object.entries(FOLDERS));

/** A game's folder; none for a name that nobody knows. */
export function folderOf(game: string): GameFolder<View["game"]> | undefined {
  return BY_NAME.get(game) as GameFolder<View["game"]> | undefined;
}
