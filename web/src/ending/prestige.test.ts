import { describe, expect, it } from "vitest";
import type { Line } from "$lib/room.svelte";
import { prestigeBooks } from "./prestige";

function line(heard: number, ...told: [string, Record<string, unknown>][]): Line {
  const sentences = told.map(([id, args]) => ({ id: `royal-wedding-${id}`, args }));
  return { heard, kind: "moved", seat: 0, sentences } as unknown as Line;
}

describe("where Prestige came from", () => {
  it("is entered by source, and the rest was there to begin with", () => {
    const lines = [
      line(1, ["buy", { seat: 0, military: 1, prestige: 2 }]),
      line(2, ["gain", { seat: 0, prestige: 3 }], ["lose", { seat: 1, prestige: 3 }]),
      line(3, ["transfer", { seat: 0, receiver_seat: 1, good: "prestige", amount: 1 }]),
      line(4, ["transfer", { seat: 0, receiver_seat: 1, good: "gold", amount: 2 }]),
      line(5, ["take", { seat: 1, neighbour_seat: 0, prestige: 1 }]),
      line(6, ["centre", { seat: 1, prestige: 1, prestige_sign: "down" }]),
      line(7, ["failed", { seat: 0, card: "nobles", amount: 3 }]),
      line(8, ["failed", { seat: 0, card: "coffers", amount: 2 }]),
      line(9, ["maintenance", { seat: 1, paid: 1, unpaid: 1, lost: 1 }]),
    ];

    const [one, other] = prestigeBooks(lines, [2, -2]);

    expect(one).toEqual({
      begin: 1, bought: 2, battles: 3, gifts: -1, challenges: -3, maintenance: 0,
    }); // prettier-ignore
    expect(other).toMatchObject({ begin: 1, battles: -3, gifts: 1, challenges: 0 });
  });

  it("does not count what was taken back", () => {
    const bought = line(1, ["buy", { seat: 0, military: 0, prestige: 2 }]);
    const undone = { ...line(2), kind: "undone" } as Line;

    expect(prestigeBooks([bought, undone], [1])).toMatchObject([{ begin: 1, bought: 0 }]);
  });
});
