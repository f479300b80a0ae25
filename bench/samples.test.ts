import { expect, it } from "vitest";
import { drawWeighted } from "./samples.ts";

/** Draws the given numbers in turn. */
function unitFrom(...numbers: number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

it("draws in proportion to the weight, and none twice", () => {
  const items = [
    ["village", 1],
    ["city", 98],
    ["town", 1],
  ] as const;
  expect(drawWeighted(items, 1, unitFrom(0.5))).toEqual(["city"]);
  expect(drawWeighted(items, 3, unitFrom(0.5))).toEqual(["city", "town", "village"]);
});

it("never draws what has no weight, and stops when nothing is left", () => {
  const items = [
    ["nowhere", 0],
    ["somewhere", 5],
  ] as const;
  expect(drawWeighted(items, 9, unitFrom(0, 0.999_999))).toEqual(["somewhere"]);
});
