import { describe, expect, it } from "vitest";
import { judgeArrivals, type Row } from "./burst-order.ts";

const SENT = new Map([
  ["one", ["a", "b", "c"]],
  ["two", ["d"]],
]);
const row = (threadId: string, no: number, key: string): Row => ({ threadId, no, key });
const ALL = [row("one", 1, "a"), row("one", 2, "b"), row("one", 3, "c"), row("two", 1, "d")];
const CLEAN = { arrived: 4, lost: 0, doubled: 0, gaps: 0, outOfOrder: 0 };

describe("what arrived", () => {
  it("is complete, in any order of the rows, if each thread has its own in their order", () => {
    expect(judgeArrivals(SENT, ALL)).toEqual(CLEAN);
    expect(judgeArrivals(SENT, ALL.toReversed())).toEqual(CLEAN);
  });

  it.each<[string, Row[], Partial<typeof CLEAN>]>([
    ["the last of a thread", ALL.filter(({ key }) => key !== "c"), { arrived: 3, lost: 1 }],
    [
      "one in the middle, which leaves its number",
      ALL.filter(({ key }) => key !== "b"),
      { arrived: 3, lost: 1, gaps: 1 },
    ],
    ["a whole thread", ALL.filter(({ threadId }) => threadId === "one"), { arrived: 3, lost: 1 }],
  ])("lacks %s", (_what, rows, found) => {
    expect(judgeArrivals(SENT, rows)).toEqual({ ...CLEAN, ...found });
  });

  it("is doubled by a second row of a message, and by a second one of a number", () => {
    expect(judgeArrivals(SENT, [...ALL, row("one", 4, "c")])).toEqual({ ...CLEAN, doubled: 1 });
    const twice = [row("one", 1, "a"), row("one", 1, "b"), ...ALL.slice(2)];
    expect(judgeArrivals(SENT, twice)).toEqual({ ...CLEAN, doubled: 1, gaps: 1 });
  });

  it("is out of order if one comes after a later one, anywhere", () => {
    const swapped = [row("one", 1, "b"), row("one", 2, "a"), row("one", 3, "c"), row("two", 1, "d")];
    expect(judgeArrivals(SENT, swapped)).toEqual({ ...CLEAN, outOfOrder: 1 });
    const late = [row("one", 1, "c"), row("one", 2, "a"), row("one", 3, "b"), row("two", 1, "d")];
    expect(judgeArrivals(SENT, late)).toEqual({ ...CLEAN, outOfOrder: 2 });
  });
});
