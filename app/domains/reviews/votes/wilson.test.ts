import fc from "fast-check";
import { expect, test } from "vitest";
import { wilsonLowerBound } from "./wilson.ts";

const votes = fc.integer({ min: 0, max: 100_000 });

test.each([
  [0, 0, 0],
  [1, 0, 0.2065],
  [0, 1, 0],
  [9, 1, 0.5958],
  [50, 50, 0.4038],
  [100, 0, 0.963],
])("of %i against %i it is %f", (helpful, unhelpful, bound) => {
  expect(wilsonLowerBound(helpful, unhelpful)).toBeCloseTo(bound, 3);
});

test("it lies between zero and the helpful share", () => {
  fc.assert(
    fc.property(votes, votes, (helpful, unhelpful) => {
      const bound = wilsonLowerBound(helpful, unhelpful);
      expect(bound).toBeGreaterThanOrEqual(0);
      expect(bound).toBeLessThanOrEqual(helpful / Math.max(1, helpful + unhelpful) + 1e-9);
    }),
  );
});

test("one more helpful vote never lowers it, one more unhelpful vote never raises it", () => {
  fc.assert(
    fc.property(votes, votes, (helpful, unhelpful) => {
      const bound = wilsonLowerBound(helpful, unhelpful);
      expect(wilsonLowerBound(helpful + 1, unhelpful)).toBeGreaterThanOrEqual(bound - 1e-12);
      expect(wilsonLowerBound(helpful, unhelpful + 1)).toBeLessThanOrEqual(bound + 1e-12);
    }),
  );
});

test("the same share from more readers ranks higher", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (helpful, unhelpful) => {
      expect(wilsonLowerBound(helpful * 2, unhelpful * 2)).toBeGreaterThan(
        wilsonLowerBound(helpful, unhelpful),
      );
    }),
  );
});
