/** What is known of each game before the server is asked: enough to choose one and begin. */
export interface Facts {
  players: [fewest: number, most: number];
  minutes: [least: number, longest: number];
  /** A good number for a first game against bots. */
  usual: number;
  /** The usual way to play, where that is not the server's default. */
  options: Record<string, unknown>;
  /** Can a player hold something that others must not see? */
  secrets: boolean;
}

export const FACTS: Record<string, Facts> = {
  majesty: { players: [2, 4], minutes: [20, 40], usual: 3, options: {}, secrets: false },
  royals: { players: [2, 5], minutes: [45, 75], usual: 3, options: {}, secrets: true },
  "royals-cards": {
    players: [3, 6],
    minutes: [30, 60],
    usual: 4,
    options: { limit: "usual" },
    secrets: true,
  },
  "royal-wedding": { players: [3, 6], minutes: [60, 90], usual: 4, options: {}, secrets: true },
};

/** The levels people choose from, the weakest first. */
export const LEVELS = ["page", "knight", "duke", "sovereign", "greedy", "random"];
export const USUAL_BOT = "knight";
