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
import { leads, variety } from "./standing";

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
