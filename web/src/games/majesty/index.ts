import { factsOf } from "$lib/facts";
import type { Sentence } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";
import { component, type GameFolder, type Reckoned } from "../contract";
import Scene from "./Scene.svelte";

const game: GameFolder<"majesty"> = {
  Scene,
  emblem: {
    path: "M9 31V15h3v3h3v-3h3v3h4v-3h3v3h3v-3h3v16zM17 31v-6a3 3 0 0 1 6 0v6zM19.300 14V5l8 2.600-6.700 2.600V14z",
    ground: "light-dark(#3c6b45, #2c5237)",
  },
  Board: () => import("./Board.svelte").then(component),
  art: async () => ({
    Piece: (await import("./Piece.svelte")).default,
    Sprites: (await import("./art/Sprites.svelte")).default,
  }),
  earned: (view) => view.realms.map((realm) => realm.earned),
  get sources() {
    return factsOf("majesty").sources;
  },
  sounds: {
    take: "cards",
    points: "coins",
    sell: "coins",
    buy: "coins",
    wound: "attack",
    defend: "attack",
    infirmary: "coins",
    variety: "coins",
    majority: "coins",
  },
  reckoned,
  options: {
    sides: {
      Field: () => import("./Sides.svelte").then(component),
      tell: (sides) => {
        if (sides === "A") return say("page-sides-a");
        return sides === "B" ? say("page-sides-b") : `${say("page-sides-mixed")}: ${sides}`;
      },
    },
  },
};
export default game;

function reckoned({ kind: source, args }: Sentence): Reckoned | null {
  const points = Number(args["points"]);
  if (source === "infirmary") return { source, points: -points };
  if (source === "variety") return { source, points };
  if (source !== "majority") return null;
  return { source, part: String(args["location"]), points, shared: true };
}
