/** From a plan to a table where everybody of this device sits. */
import { ask, order, type Schemas } from "$lib/api/client";
import { keepPasses, passFor } from "$lib/companions";
import { openTable } from "$lib/tables";
import { isComplete, orderOf, type Plan } from "./plan";

/**
 * Opens the table, sits companions down and starts where nobody is awaited; the table's id.
 * Everybody has a pass before there is a table: whoever gets none leaves none behind.
 */
export async function openPlan(game: string, plan: Plan, owner: string): Promise<string> {
  const here = plan.seats.map((seat, n) => ({ ...seat, n })).filter((seat) => seat.kind === "here");
  const passes: string[] = [];
  for (const { name } of here) passes.push(await passFor(owner, name.trim(), passes));
  const table = await openTable({ ...orderOf(game, plan), start: true });
  if (here.length === 0) return table;
  const invitations = await ask<Schemas["Invitations"]>(`/tables/${table}/invitations`);
  for (const [which, { n }] of here.entries()) {
    const invitation = invitations.seats[n];
    await order(`/tables/${table}/join`, { seat: n, invitation }, passes[which]);
  }
  keepPasses(table, passes);
  if (isComplete(plan)) await order(`/tables/${table}/start`);
  return table;
}
