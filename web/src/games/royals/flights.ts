/** What happened, as things that fly from one spot of the board to another. */
import type { Schemas } from "$lib/api/client";
import { deckOf, type Deck } from "./cards";

/** Names of spots: the first of them that is in sight is meant. */
type Spots = [string, ...string[]];

export interface Flight {
  from: Spots;
  to: Spots;
  what: "card" | "noble" | "token";
  kind?: string;
  deck?: Deck;
  seat?: number;
  value?: number;
  /** What flies is seen lying there afterwards. */
  stays?: boolean;
}

type Sentence = Pick<Schemas["Sentence"], "kind" | "args">;

/** What brings points: they count once they have arrived. */
const SCORING = ["city_bonus", "country_bonus", "house_bonus", "title", "influence"];

export function scored<S extends Sentence>(sentences: readonly S[]): S[] {
  return sentences.filter(({ kind }) => SCORING.includes(kind));
}

/** `row` is the row before, `viewer` the own seat: its cards go to the hand in sight. */
export function flights(
  sentences: readonly Sentence[],
  row: readonly string[],
  rowNow: readonly string[],
  viewer: number,
): Flight[] {
  const taken = [...row];
  const revealed = rowNow.map((card, n) => (row[n] ? "" : card));
  return sentences.flatMap(({ kind, args }): Flight[] => {
    const card = String(args["card"] ?? "");
    const city = String(args["city"]);
    const seat = Number(args["seat"] ?? -1);
    const own = seat === viewer;
    const hand: Spots = own ? [`hand-${card}`, "hand"] : [`seat-${seat}`];
    const house: Spots = own ? ["supply"] : [`seat-${seat}`];
    const portrait: Spots = [`noble-${city}-${String(args["title"])}`, `city-${city}`];
    const title: Spots = [`title-${String(args["title"])}-${seat}`];
    const drawn = (from: string): Flight => ({
      from: [from],
      to: hand,
      what: "card",
      kind: card,
      stays: own,
    });
    const placed = (to: Spots): Flight => ({
      from: house,
      to,
      what: "noble",
      seat,
      stays: true,
    });
    const won = (...from: Spots): Flight[] => [
      { from, to: [`seat-${seat}`], what: "token", value: Number(args["points"]) },
    ];
    const taking = (list: string[]): number => {
      const n = list.indexOf(card);
      if (n >= 0) list[n] = "";
      return n;
    };
    switch (kind) {
      case "draw": {
        if (card)
          return [{ ...drawn(`pile-${deckOf(card)}`), to: [`hand-${card}`, "hand"], stays: true }];
        const deck: Deck = args["deck"] === "intrigue" ? "intrigue" : "country";
        return [{ from: [`pile-${deck}`], to: [`seat-${seat}`], what: "card", deck }];
      }
      case "take": {
        const n = taking(taken);
        return n < 0 ? [] : [drawn(`row-${n}`)];
      }
      case "reveal": {
        const n = taking(revealed);
        return n < 0 ? [] : [{ ...drawn("pile-country"), to: [`row-${n}`], stays: true }];
      }
      case "pay":
      case "discard": {
        const laid: Flight = {
          from: hand,
          to: [`discard-${deckOf(card)}`],
          what: "card",
          kind: card,
        };
        return Array.from({ length: Number(args["number"] ?? 1) }, () => laid);
      }
      case "take_over": {
        const loser = Number(args["loser_seat"]);
        const cathedral: Spots = [`cathedral-${city}-${loser}`];
        return [
          { ...placed(cathedral), from: portrait, seat: loser },
          placed(portrait),
          placed(title),
        ];
      }
      case "claim":
        return [placed(portrait), placed(title)];
      case "city_bonus":
        return won(`bonus-${city}`, `city-${city}`);
      case "country_bonus":
        return won(`country-${String(args["country"])}-${String(args["points"])}`);
      case "house_bonus":
        return won(`house-bonus-${String(args["points"])}`);
      case "title":
        return won(...title);
      case "influence":
        return won(`race-${String(args["country"])}`);
    }
    return [];
  });
}
