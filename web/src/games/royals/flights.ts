/** What happened, as things that fly from one spot of the board to another. */
import type { Schemas } from "$lib/api/client";
import { deckOf, type Deck } from "./cards";

export interface Flight {
  from: string;
  to: string;
  what: "card" | "noble" | "token";
  kind?: string;
  deck?: Deck;
  seat?: number;
  value?: number;
}

type Sentence = Pick<Schemas["Sentence"], "id" | "args">;

/** `row` is the row before, `viewer` the own seat: its cards go to the hand in sight. */
export function flights(
  sentences: readonly Sentence[],
  row: readonly string[],
  rowNow: readonly string[],
  viewer: number,
): Flight[] {
  const taken = [...row];
  const revealed = rowNow.map((card, n) => (row[n] ? "" : card));
  const home = (seat: unknown): string => (seat === viewer ? "hand" : `seat-${String(seat)}`);
  return sentences.flatMap(({ id, args }): Flight[] => {
    const card = String(args["card"] ?? "");
    const seat = Number(args["seat"] ?? -1);
    const noble = `noble-${String(args["city"])}-${String(args["title"])}`;
    const title = `title-${String(args["title"])}`;
    const won = (from: string): Flight[] => [
      { from, to: `seat-${seat}`, what: "token", value: Number(args["points"]) },
    ];
    const taking = (list: string[]): number => {
      const n = list.indexOf(card);
      if (n >= 0) list[n] = "";
      return n;
    };
    switch (id) {
      case "royals-draw": {
        const deck: Deck = args["deck"] === "intrigue" ? "intrigue" : "country";
        return [{ from: `pile-${deck}`, to: home(seat), what: "card", deck }];
      }
      case "royals-draw-own":
        return [{ from: `pile-${deckOf(card)}`, to: "hand", what: "card", kind: card }];
      case "royals-take": {
        const n = taking(taken);
        return n < 0 ? [] : [{ from: `row-${n}`, to: home(seat), what: "card", kind: card }];
      }
      case "royals-reveal": {
        const n = taking(revealed);
        return n < 0 ? [] : [{ from: "pile-country", to: `row-${n}`, what: "card", kind: card }];
      }
      case "royals-pay":
      case "royals-discard":
        return [{ from: home(seat), to: `discard-${deckOf(card)}`, what: "card", kind: card }];
      case "royals-take-over": {
        const loser = Number(args["loser_seat"]);
        const city = String(args["city"]);
        return [
          { from: noble, to: `cathedral-${city}`, what: "noble", seat: loser },
          { from: home(seat), to: noble, what: "noble", seat },
          { from: home(seat), to: title, what: "noble", seat },
        ];
      }
      case "royals-claim":
        return [
          { from: home(seat), to: noble, what: "noble", seat },
          { from: home(seat), to: title, what: "noble", seat },
        ];
      case "royals-city-bonus":
        return won(`bonus-${String(args["city"])}`);
      case "royals-country-bonus":
        return won(`country-${String(args["country"])}-${String(args["points"])}`);
      case "royals-house-bonus":
        return won(`house-bonus-${String(args["points"])}`);
      case "royals-title-scored":
        return won(title);
      case "royals-influence":
        return won(`race-${String(args["country"])}`);
    }
    return [];
  });
}
