import { describe, expect, it } from "vitest";
import { rankingExamples } from "./ranking-example.ts";

describe("the worked example on the help page", () => {
  it.each([3.2, 3.8, 4.2, null])(
    "puts forty good reviews before two perfect ones, and those before none (mean %s)",
    (mean) => {
      const [few, many, none] = rankingExamples(mean).rows.map(({ rank }) => rank);
      expect(few?.plainAverage).toBe(5);
      expect(many?.plainAverage).toBeCloseTo(4.55);
      expect(many?.orderValue).toBeGreaterThan(few?.orderValue ?? Number.POSITIVE_INFINITY);
      expect(few?.orderValue).toBeGreaterThan(none?.orderValue ?? Number.POSITIVE_INFINITY);
    },
  );
});
