/** What is known of each game before the server is asked: enough to choose one and begin. */
export interface Facts {
  players: [fewest: number, most: number];
  minutes: [least: number, longest: number];
  /** A good number for a first game against bots. */
  usual: number;
  /** Can a player hold something that others must not see? */
  secrets: boolean;
}

export const FACTS: Record<string, Facts> = {
  majesty: { players: [2, 4], minutes: [20, 40], usual: 3, secrets: false },
  royals: { players: [2, 5], minutes: [45, 75], usual: 3, secrets: true },
  "royals-cards": { players: [3, 6], minutes: [10, 30], usual: 4, secrets: true },
  "royal-wedding": { players: [3, 6], minutes: [60, 90], usual: 4, secrets: true },
};

/** The levels people choose from, the weakest first. */
export const LEVELS = ["page", "knight", "duke", "sovereign", "greedy", "random"];
export const USUAL_BOT = "knight";
