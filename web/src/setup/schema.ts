/** What a game's JSON schema says about its options, as fields that can be drawn. */
export interface Field {
  name: string;
  /** The words that can be chosen; none where anything may be typed. */
  words: (string | number)[];
  number: boolean;
  fallback: unknown;
}

interface Property {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Property[];
  default?: unknown;
}

/** Choices that are better than a number to type; what is right is for the server to say. */
const FEW: Record<string, (string | number)[]> = { "royals open_cards": [3, 4] };
const ORDER: Record<string, (string | number)[]> = {
  "majesty deck": ["tiers", "combined"],
  "royals-cards limit": ["usual", "none"],
};

/** The largest number that may be typed, told before the server has to refuse it. */
const MOST: Record<string, Record<string, (players: number) => number>> = {
  "royals-cards": { limit: () => 1_000_000 },
  "royal-wedding": { proposals: (players) => Math.floor(36 / players) },
};

export function mostOf(game: string, name: string, players: number): number {
  return MOST[game]?.[name]?.(players) ?? Number.MAX_SAFE_INTEGER;
}

export function fieldsOf(game: string, schema: Record<string, unknown>): Field[] {
  return Object.entries(properties(schema))
    .filter(([name]) => name !== "first")
    .map(([name, property]) => field(game, name, property));
}

function properties(schema: Record<string, unknown>): Record<string, Property> {
  const name =
    String(schema["$ref"] ?? "")
      .split("/")
      .at(-1) ?? "";
  const definitions = (schema["$defs"] ?? {}) as Record<string, Record<string, unknown>>;
  const found = definitions[name] ?? schema;
  return (found["properties"] ?? {}) as Record<string, Property>;
}

function field(game: string, name: string, property: Property): Field {
  const parts = property.anyOf ?? [property];
  const key = `${game} ${name}`;
  const few = FEW[key];
  return {
    name,
    words: few ?? ORDER[key] ?? parts.flatMap((part) => part.enum ?? []),
    number: !few && parts.some((part) => part.type === "integer"),
    fallback: property.default,
  };
}
