/** Where a rule stands: ids begin with two letters that name the game. */
const GAMES: Record<string, string> = {
  MJ: "majesty",
  RY: "royals",
  RC: "royals-cards",
  RW: "royal-wedding",
};

export function rulePath(rule: string): string {
  const game = GAMES[rule.slice(0, 2)];
  return game ? `/rules/${game}#${rule}` : "";
}
