/** As much of the box as tests need, which ask no server. */
import { know, type FactsOf } from "$lib/facts";

export function openBox(): void {
  know({ name: "royal-wedding" }, {
    game: "royal-wedding",
    start: { prestige: 1, gold: 3, military: 3 },
    challenges: [
      { card: "nobles", good: "gold" },
      { card: "coffers", good: "prestige" },
      { card: "rival", good: "prestige" },
    ],
  } as unknown as FactsOf<"royal-wedding">);
}
