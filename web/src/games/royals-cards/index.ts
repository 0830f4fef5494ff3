import { component, type GameFolder, type ViewOf } from "../contract";
import { cardOf, facts } from "./cards";
import Scene from "./Scene.svelte";

type Court = ViewOf<"royals-cards">["courts"][number];

const game: GameFolder<"royals-cards"> = {
  Scene,
  emblem: {
    path: "M8 12l11-4 7 19-11 4zM21 8l10 4-6.500 18-1.500-.5 5-13.500zM15.500 15l5 1.500 1 5-4 2-3-4z",
    ground: "light-dark(#5b2a6e, #4a2459)",
  },
  Board: () => import("./Board.svelte").then(component),
  art: async () => ({
    Piece: (await import("./Piece.svelte")).default,
    Sprites: (await import("./art/Sprite.svelte")).default,
  }),
  Hand: () => import("./HandShown.svelte").then(component),
  earned: (view) => view.courts.map(worthByRank),
  get sources() {
    return Object.fromEntries(facts().faces.map((rank) => [rank, "RC-10"]));
  },
  sounds: {
    shuffle: "cards",
    draw: "cards",
    drawn: "cards",
    play: "cards",
    discard_hand: "cards",
    attack: "attack",
    assassinate: "attack",
    commit: "cards",
    reveal: "cards",
    replace: "cards",
  },
};
export default game;

/** What the Royals in play are worth. */
function worthByRank({ royals }: Pick<Court, "royals">): Record<string, number> {
  const worth = (rank: string) =>
    royals
      .filter(({ face }) => cardOf(face).rank === rank)
      .reduce((sum, { points }) => sum + points, 0);
  return Object.fromEntries(facts().faces.map((rank) => [rank, worth(rank)]));
}
