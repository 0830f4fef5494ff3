/** Opening and finding tables. */
import { ask, order, type Schemas } from "./api/client";
import { cardOf } from "./facts";

export type TableCard = Schemas["TableCard"];
export type TableOrder = Partial<Schemas["TableRequest"]> & Pick<Schemas["TableRequest"], "game">;

export async function openTable(plan: TableOrder): Promise<string> {
  return (await order<Schemas["TableMade"]>("/tables", plan)).table;
}

/** A game against bots that begins at once; the table's id. */
export async function playBots(game: string): Promise<string> {
  const card = cardOf(game);
  const bot = { kind: "bot" as const, bot: card?.usual_bot ?? "" };
  const seats = [{ kind: "open" as const }, ...Array((card?.usual ?? 1) - 1).fill(bot)];
  return openTable({ game, seats, public: false, start: true });
}

export function mine(status: "open" | "running" | "finished", page = 0): Promise<TableCard[]> {
  return ask(`/me/tables?status=${status}&page=${page}`);
}

export function publicTables(status: "open" | "running"): Promise<TableCard[]> {
  return ask(`/tables?status=${status}`);
}

export function findCode(code: string): Promise<Schemas["Found"]> {
  return ask(`/codes/${encodeURIComponent(code)}`);
}

/** Those whose decision is wanted come first, then the newest. */
export function urgentFirst(tables: TableCard[]): TableCard[] {
  return [...tables].sort(
    (one, other) =>
      Number(other.your_turn) - Number(one.your_turn) || other.changed_at - one.changed_at,
  );
}

export function freeSeats(table: Pick<TableCard, "seats">): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** The names of the others at a table. */
export function others(table: TableCard): string[] {
  return table.seats.filter((seat, n) => n !== table.seat && seat.name).map((seat) => seat.name);
}
