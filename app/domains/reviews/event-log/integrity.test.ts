import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUpTotals, type TotalRow } from "./integrity.ts";

const row = fc.record<TotalRow>({
  status: fc.constantFrom("awaiting-verification", "held", "published", "removed"),
  stars: fc.integer({ min: 1, max: 5 }),
  reason: fc.constantFrom("", "off-topic", "burst", "abusive"),
  count: fc.integer({ min: 1, max: 5_000 }),
});

describe("integrity figures", () => {
  it("count every held and removed review under exactly one reason and one star value", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (totals) => {
        const figures = addUpTotals(totals, null);
        for (const [status, reasons] of [
          ["held", figures.heldFor],
          ["removed", figures.removedFor],
        ] as const) {
          const expected = totals.reduce((sum, one) => (one.status === status ? sum + one.count : sum), 0);
          expect(reasons.reduce((sum, one) => sum + one.count, 0)).toBe(expected);
          for (const one of reasons) {
            expect(one.byStars.reduce((sum, { count }) => sum + count, 0)).toBe(one.count);
          }
        }
      }),
    );
  });

  it("name the most frequent reason first", () => {
    const figures = addUpTotals(
      [
        { status: "removed", stars: 1, reason: "abusive", count: 2 },
        { status: "removed", stars: 5, reason: "off-topic", count: 4 },
        { status: "removed", stars: 2, reason: "abusive", count: 3 },
      ],
      null,
    );
    expect(figures.removedFor.map(({ reason, count }) => [reason, count])).toEqual([
      ["abusive", 5],
      ["off-topic", 4],
    ]);
  });

  it("take the mean over published reviews only, and have none without them", () => {
    const removed = { status: "removed", stars: 1, reason: "abusive", count: 90 };
    expect(addUpTotals([removed], null).mean).toBeNull();
    const published = [
      { status: "published", stars: 5, reason: "", count: 3 },
      { status: "published", stars: 1, reason: "", count: 1 },
    ];
    expect(addUpTotals([removed, ...published], null).mean).toBe(4);
  });
});
