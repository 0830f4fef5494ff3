/** What a game's JSON schema says about its options, as fields that can be drawn. */
export interface Field {
  name: string;
  /** The words that can be chosen; none where anything may be typed. */
  words: (string | number)[];
  number: boolean;
  most: number;
  example: number;
  fallback: unknown;
}

interface Property {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Property[];
  default?: unknown;
  maximum?: number;
  examples?: number[];
}

export function fieldsOf(schema: Record<string, unknown>): Field[] {
  return Object.entries(properties(schema))
    .filter(([name]) => name !== "first")
    .map(([name, property]) => field(name, property));
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

function field(name: string, property: Property): Field {
  const parts = property.anyOf ?? [property];
  const typed = parts.find((part) => part.type === "integer" && !part.enum);
  return {
    name,
    words: parts.flatMap((part) => part.enum ?? []),
    number: typed !== undefined,
    most: typed?.maximum ?? Number.MAX_SAFE_INTEGER,
    example: typed?.examples?.[0] ?? 1,
    fallback: property.default,
  };
}
