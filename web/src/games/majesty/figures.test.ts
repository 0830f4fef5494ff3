import { expect, it } from "vitest";
import { pilesOf } from "./chips";
import {
  abilityOf,
  coinOf,
  halves,
  homeOf,
  LOCATIONS,
  sideOf,
  type Realm,
  type View,
} from "./data";
import { isClosing, leads, sharing, variety } from "./standing";

function realm(locations: Record<string, string[]>, infirmary: string[] = []): Realm {
  return { points: 0, meeples: 5, beside: 0, earned: {}, locations, infirmary };
}

it("pays points with the fewest chips", () => {
  expect(pilesOf(167)).toEqual([
    { value: 100, count: 1 },
    { value: 50, count: 1 },
    { value: 10, count: 1 },
    { value: 5, count: 1 },
    { value: 1, count: 2 },
  ]);
  expect(pilesOf(0)).toEqual([]);
});

it("knows the halves of a card and where they live", () => {
  expect(halves("witch-innkeeper").map(homeOf)).toEqual(["cottage", "inn"]);
});

it("reads each location's side", () => {
  expect(LOCATIONS.map((place) => sideOf("ABABBABB", place)).join("")).toBe("ABABBABB");
  expect(coinOf("guardhouse", "B")).toBe(8);
  expect(coinOf("infirmary", "A")).toBe(0);
  expect(abilityOf("castle", "B")[0]).toEqual({ icon: "trade" });
});

it("sees who leads, ties included, and nobody where nobody is", () => {
  const realms = [realm({ mill: ["miller"] }), realm({ mill: ["miller"] }), realm({})];
  const view = { realms } as unknown as View;

  expect([0, 1, 2].map((seat) => leads(view, seat, "mill"))).toEqual([true, true, false]);
  expect(leads(view, 0, "inn")).toBe(false);
});

it("counts variety without the Infirmary", () => {
  expect(variety(realm({ mill: ["miller"], inn: ["innkeeper"], castle: [] }, ["witch"]))).toBe(2);
});

it("knows whom else a location pays", () => {
  const realms = [
    realm({ mill: ["miller"] }),
    realm({ mill: ["miller"] }),
    realm({ brewery: ["brewer"] }),
  ];
  const view = { realms, sides: "AAAAAAAA" } as unknown as View;

  expect(sharing(view, 0, "brewery")).toEqual({ seats: [1], points: 2 });
  expect(sharing(view, 0, "inn")).toEqual({ seats: [2], points: 3 });
  expect(sharing(view, 0, "mill").seats).toEqual([]);
});

it("knows the turn with which the end comes", () => {
  const turn = (round: number, seat: number) =>
    isClosing({ round, players: 3, first: 1, acting: [seat] } as unknown as View);

  expect([turn(12, 0), turn(12, 2), turn(11, 0)]).toEqual([true, false, false]);
});
