/** The same again: everybody of this device sits down, and where nobody else is awaited it begins. */
import { order, type Schemas } from "./api/client";
import { keepPasses, passesAt } from "./companions";
import type { Room } from "./room.svelte";

export async function rematch(room: Room): Promise<string | null> {
  const made = await room.command<Schemas["TableMade"]>("/rematch");
  if (!made) return null;
  const passes = passesAt(room.id);
  for (const pass of passes) await order(`/tables/${made.table}/join`, {}, pass).catch(() => null);
  keepPasses(made.table, passes);
  await order(`/tables/${made.table}/start`).catch(() => null);
  return made.table;
}
