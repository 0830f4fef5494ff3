import { factsOf } from "$lib/facts";
import type { Sentence } from "$lib/room.svelte";
import { say } from "$lib/words.svelte";
import { component, type GameFolder, type Reckoned } from "../contract";
import Scene from "./Scene.svelte";

const game: GameFolder<"royals"> = {
  Scene,
  emblem: {
    path: "M20 6c6 0 10.500 4.600 10.500 10.300C30.500 24 20 34 20 34S9.500 24 9.500 16.300C9.500 10.600 14 6 20 6zm-6 8 1.500 8h9l1.500-8-3.500 3L20 12l-2.500 5z",
    ground: "light-dark(#2b4f86, #24406c)",
  },
  Board: () => import("./Board.svelte").then(component),
  art: async () => ({ Piece: (await import("./Piece.svelte")).default }),
  Hand: () => import("./HandShown.svelte").then(component),
  earned: (view) => view.houses.map((house) => house.earned),
  get sources() {
    return factsOf("royals").sources;
  },
  sounds: {
    draw: "cards",
    take: "cards",
    pay: "cards",
    take_over: "attack",
    city_bonus: "coins",
    country_bonus: "coins",
    house_bonus: "coins",
    influence: "coins",
    title: "coins",
  },
  reckoned,
  options: {
    board: {
      Field: () => import("./BoardFile.svelte").then(component),
      refusable: true,
      tell: (board, packaged) => say(board === packaged ? "page-board-packaged" : "page-board-own"),
    },
  },
};
export default game;

/** A tie of influence is told before what it decides. */
function reckoned({ kind, args }: Sentence): Reckoned | null {
  const points = Number(args["points"] ?? 0);
  if (kind === "influence" || kind === "tie") {
    return { source: "period", part: String(args["country"]), points };
  }
  if (kind !== "title") return null;
  return { source: "title", part: String(args["title"]), points, shared: true };
}
