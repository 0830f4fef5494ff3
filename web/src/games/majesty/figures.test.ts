import { expect, it } from "vitest";
import { pilesOf } from "./chips";
import { halves, homeOf, locations, printedAt, sideOf, type Realm, type View } from "./data";
import "./known.testing";
import { leads, sharing, variety } from "./standing";

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
  expect(
    locations()
      .map((place) => sideOf("ABABBABB", place))
      .join(""),
  ).toBe("ABABBABB");
  expect(printedAt("guardhouse", "B").coin).toBe(8);
  expect(printedAt("infirmary", "A").coin).toBe(0);
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
