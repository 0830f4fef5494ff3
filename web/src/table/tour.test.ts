import { describe, expect, it } from "vitest";
import { GAP, placeCard, ringAround } from "./tour";

const PHONE = { width: 360, height: 740 };
const CARD = { width: 330, height: 180 };

describe("the tour's card", () => {
  it("stands below what it speaks of", () => {
    const ring = { left: 10, top: 60, width: 340, height: 50 };

    expect(placeCard(ring, CARD, PHONE).top).toBe(110 + GAP);
  });

  it("stands above where there is no room below", () => {
    const ring = { left: 10, top: 600, width: 340, height: 120 };

    expect(placeCard(ring, CARD, PHONE).top).toBe(600 - GAP - CARD.height);
  });

  it("stays in the window, whatever it speaks of", () => {
    for (const ring of [
      { left: 0, top: 0, width: 360, height: 740 },
      { left: 340, top: 20, width: 20, height: 20 },
      { left: 0, top: 300, width: 20, height: 300 },
    ]) {
      const { left, top } = placeCard(ring, CARD, PHONE);

      expect(left).toBeGreaterThanOrEqual(GAP);
      expect(left + CARD.width).toBeLessThanOrEqual(PHONE.width - GAP);
      expect(top).toBeGreaterThanOrEqual(GAP);
      expect(top + CARD.height).toBeLessThanOrEqual(PHONE.height - GAP);
    }
  });
});

describe("the tour's ring", () => {
  it("goes around a thing, and no further than the window", () => {
    const around = ringAround({ left: 100, top: 100, width: 50, height: 50 }, PHONE);
    const wide = ringAround({ left: -40, top: 500, width: 900, height: 900 }, PHONE);

    expect(around).toEqual({ left: 94, top: 94, width: 62, height: 62 });
    expect(wide.left + wide.width).toBeLessThan(PHONE.width);
    expect(wide.top + wide.height).toBeLessThan(PHONE.height);
  });
});
