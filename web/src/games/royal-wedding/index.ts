import { component, type GameFolder } from "../contract";
import { lettersTo } from "./letters";
import Scene from "./Scene.svelte";
import { facts } from "./types";

const game: GameFolder<"royal-wedding"> = {
  Scene,
  emblem: {
    path: "M15 15a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 3.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM26 14.600A8 8 0 1 1 21.500 29a11 11 0 0 0 2-3 4.500 4.500 0 1 0 1.500-7.800 11 11 0 0 0-2-2.700 8 8 0 0 1 3-.9zM12 6l3 3 3-4.500L21 9l3-3-1 6.500H13z",
    ground: "light-dark(#6d1f3a, #5c2338)",
  },
  Board: () => import("./Board.svelte").then(component),
  art: async () => ({ Piece: (await import("./Piece.svelte")).default }),
  Hand: () => import("./HandShown.svelte").then(component),
  letters: lettersTo,
  earned: (view) => view.houses.map((house) => house.earned),
  get sources() {
    return facts().sources;
  },
  sounds: {
    draw: "cards",
    reveal: "cards",
    wed: "bells",
    transfer: "coins",
    buy: "coins",
    attack: "attack",
    roll: "dice",
  },
};
export default game;
