import { expect, test } from "vitest";
import { Cutter } from "./stream";

test("events are cut out of a stream whatever its pieces", () => {
  const text =
    'retry: 1000\n\nid: 3\nevent: update\ndata: {"a": 1}\n\n: still here\n\nid: 4\ndata: x\n\n';
  for (const size of [1, 5, text.length]) {
    const cutter = new Cutter();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

    expect(pieces.flatMap((piece) => cutter.take(piece))).toEqual([
      { id: "3", kind: "update", data: '{"a": 1}' },
      { id: "4", kind: "", data: "x" },
    ]);
  }
});

test("what is not finished waits", () => {
  const cutter = new Cutter();

  expect(cutter.take("id: 1\ndata: half")).toEqual([]);
  expect(cutter.take(" and half\n\n")).toEqual([{ id: "1", kind: "", data: "half and half" }]);
});
