/** From a plan to a table where everybody of this device sits. */
import { ask, order, type Schemas } from "$lib/api/client";
import { keepPasses, passFor } from "$lib/companions";
import { openTable } from "$lib/tables";
import { isComplete, orderOf, type Plan } from "./plan";

/** Opens the table, sits companions down and starts where nobody is awaited; the table's id. */
export async function openPlan(game: string, plan: Plan, owner: string): Promise<string> {
  const table = await openTable({ ...orderOf(game, plan), start: true });
  const here = plan.seats.map((seat, n) => ({ ...seat, n })).filter((seat) => seat.kind === "here");
  if (here.length) {
    const invitations = await ask<Schemas["Invitations"]>(`/tables/${table}/invitations`);
    const passes: string[] = [];
    for (const { n, name } of here) {
      const pass = await passFor(owner, name.trim(), passes);
      const invitation = invitations.seats[n];
      await order(`/tables/${table}/join`, { seat: n, invitation }, pass);
      passes.push(pass);
    }
    keepPasses(table, passes);
  }
  if (here.length && isComplete(plan)) await order(`/tables/${table}/start`);
  return table;
}
