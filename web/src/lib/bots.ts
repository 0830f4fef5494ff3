/** Bots by name: a level, and in some games a character behind a colon, `duke:vengeful`. */
export interface BotName {
  level: string;
  /** Empty for the usual one. */
  character: string;
}

export function readBot(bot: string): BotName {
  const [level = "", character = ""] = bot.split(":");
  return { level, character };
}

/** The name of a bot; the usual character, the first of a game's, is not named. */
export function nameBot({ level, character }: BotName, characters: string[]): string {
  const named = characters.indexOf(character) > 0 && hasCharacter(level);
  return named ? `${level}:${character}` : level;
}

/** Whoever chooses by lot has none. */
export function hasCharacter(level: string): boolean {
  return level !== "random";
}

/** What messages about a bot are given. */
export function botWords(bot: string): { bot: string; character: string } {
  const { level, character } = readBot(bot);
  return { bot: level, character: character || "usual" };
}
