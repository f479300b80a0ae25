import { expect, test } from "vitest";
import { peakOf } from "./period-chart.tsx";

test("the highest number is named, also when the period that isn’t over has it", () => {
  expect(peakOf([0, 1, 1, 3])).toBe(3);
  expect(peakOf([1, 3, 2])).toBe(1);
});

test("of equal numbers the first is named, and nothing where all are zero", () => {
  expect(peakOf([0, 2, 2])).toBe(1);
  expect(peakOf([0, 0])).toBe(-1);
  expect(peakOf([])).toBe(-1);
});
