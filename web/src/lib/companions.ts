/**
 * People who play at this device with me: each has a pass of their own, kept in this browser.
 * Whoever has played here before is found again by name.
 */
import { ask, order, Refused, type Schemas } from "./api/client";

interface Known {
  name: string;
  secret: string;
}

interface Kept {
  owner: string;
  people: Known[];
  /** The passes of those who sit at a table, newest table last. */
  tables: [table: string, passes: string[]][];
}

const KEY = "regalia-company";
const MOST_TABLES = 60;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "") as Kept;
    return { owner: kept.owner, people: [...kept.people], tables: [...kept.tables] };
  } catch {
    return { owner: "", people: [], tables: [] };
  }
}

function write(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept, tables: kept.tables.slice(-MOST_TABLES) }));
}

/** The passes of those who play at a table on this device, beside my own cookie. */
export function passesAt(table: string): string[] {
  return read().tables.find(([id]) => id === table)?.[1] ?? [];
}

export function keepPasses(table: string, passes: string[]): void {
  const kept = read();
  const others = kept.tables.filter(([id]) => id !== table);
  write({ ...kept, tables: [...others, [table, passes]] });
}

/** Names of those who have played here, to be chosen again. */
export function companions(owner: string): string[] {
  const kept = read();
  return kept.owner === owner ? kept.people.map((person) => person.name) : [];
}

export function forgetCompanions(): void {
  localStorage.removeItem(KEY);
}

/** A pass for somebody of that name; a new one where the old is no longer good. */
export async function passFor(owner: string, name: string, taken: string[]): Promise<string> {
  const kept = read();
  const people = kept.owner === owner ? kept.people : [];
  const known = people.find((each) => each.name === name && !taken.includes(each.secret));
  if (known && (await isGood(known.secret))) return known.secret;
  const { secret } = await order<Schemas["Companion"]>("/me/companions", { name });
  const rest = people.filter((each) => each !== known);
  write({ ...kept, owner, people: [...rest, { name, secret }] });
  return secret;
}

async function isGood(secret: string): Promise<boolean> {
  try {
    await ask("/me", secret);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
