import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthOf, median, percentile, spread } from "./statistics.ts";

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });

describe("percentile", () => {
  it("is the nearest rank, in any order of the values", () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it("is a measured value, and the right share of values is not above it", () => {
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const value = percentile(values, share);
        expect(values).toContain(value);
        expect(values.filter((one) => one <= value).length).toBeGreaterThanOrEqual(share * values.length);
      }),
    );
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it("refuses an empty list", () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

describe("median", () => {
  it("is the middle value, or the mean of the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 20])).toBe(6);
  });

  it("refuses an empty list", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("spread", () => {
  it("is the distance between the extremes as a share of the median", () => {
    expect(spread([90, 100, 110])).toBeCloseTo(0.2);
    expect(spread([8, 8, 8])).toBe(0);
  });
});

it("growth compares the last quarter with the second, and isn't reported for few samples", () => {
  const samples = [9, 2, 7, 3].flatMap((value) => Array.from({ length: 50 }, () => value));
  expect(growthOf(samples)).toBeCloseTo(1.5);
  expect(growthOf(samples.slice(0, 99))).toBeNull();
});
