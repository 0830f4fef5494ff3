import { expect, it, vi } from "vitest";
import { hearTime, serverTime } from "./hours";

it("goes by the picture that was seen soonest", () => {
  const clock = vi.spyOn(performance, "now");
  expect(serverTime()).toBe(0);
  clock.mockReturnValue(10_000);
  hearTime(1000);
  clock.mockReturnValue(40_000);
  hearTime(1002);

  expect(serverTime()).toBe(1030);
  clock.mockRestore();
});
