/** A table as somebody is setting it up. */
import type { Schemas } from "$lib/api/client";
import type { Card } from "$lib/facts";
import type { TableOrder } from "$lib/tables";

export const KINDS = ["me", "here", "bot", "open", "reserved"] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatChoice {
  kind: Kind;
  bot: string;
  name: string;
}

export interface Plan {
  seats: SeatChoice[];
  options: Record<string, unknown>;
  /** The seat that starts; null: drawn by lot. */
  first: number | null;
  open: boolean;
  clock: Schemas["ClockPlan"] | null;
  /** Without a clock: seconds others wait for who has left on their turn; 0: without end. */
  patience: number;
}

/** Among strangers nobody should have to wait for ever; unhurried all the same. */
export const GENTLE: Schemas["ClockPlan"] = { per: "move", seconds: 300 };
export const PATIENCE = 300;

export function seat(kind: Kind, bot: string): SeatChoice {
  return { kind, bot, name: "" };
}

/** Me and bots: what can be started without any further choice. */
export function usualPlan({ usual, usual_bot }: Pick<Card, "usual" | "usual_bot">): Plan {
  const bots = Array.from({ length: usual - 1 }, () => seat("bot", usual_bot));
  return {
    seats: [seat("me", usual_bot), ...bots],
    options: {},
    first: null,
    open: false,
    clock: null,
    patience: PATIENCE,
  };
}

/** Public or not; a clock that was not chosen comes and goes with it. */
export function unlocked(plan: Plan, open: boolean): Plan {
  const chosen = plan.clock === GENTLE ? null : plan.clock;
  return { ...plan, open, clock: open ? (chosen ?? GENTLE) : chosen };
}

export function resized(plan: Plan, count: number): Plan {
  const { kind, bot } = plan.seats.at(-1) as SeatChoice;
  const more = Array.from({ length: Math.max(0, count - plan.seats.length) }, () =>
    seat(kind === "me" ? "bot" : kind, bot),
  );
  const seats = [...plan.seats.slice(0, count), ...more];
  return { ...plan, seats, first: (plan.first ?? 0) < count ? plan.first : null };
}

/** One seat is chosen anew; there is only one of me. */
export function seated(plan: Plan, number: number, choice: SeatChoice): Plan {
  const seats = plan.seats.map((other, n) => {
    if (n === number) return choice;
    return choice.kind === "me" && other.kind === "me" ? { ...other, kind: "open" as Kind } : other;
  });
  return { ...plan, seats };
}

/** Is nobody else awaited, so that the game can begin at once? */
export function isComplete(plan: Plan): boolean {
  return plan.seats.every((each) => each.kind !== "open" && each.kind !== "reserved");
}

/** Seats at this device are kept until their people sit down with a pass of their own. */
export function orderOf(game: string, plan: Plan): TableOrder {
  const mine = plan.seats.findIndex((each) => each.kind === "me");
  return {
    game,
    seats: plan.seats.map((each) => {
      if (each.kind === "bot") return { kind: "bot", bot: each.bot, person: "" };
      const kept = each.kind === "reserved" || each.kind === "here";
      return { kind: kept ? "reserved" : "open", bot: "", person: "" };
    }),
    options: { ...plan.options, ...(plan.first === null ? {} : { first: plan.first }) },
    public: plan.open,
    clock: plan.clock,
    patience: plan.patience,
    sit: mine < 0 ? null : mine,
  };
}
