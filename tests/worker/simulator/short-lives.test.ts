import { expect, inject, test } from "vitest";
import { simulate } from "../../simulator/simulate.ts";

/** A few days of one life: `npm run simulate` lives years. */
test("in a few days every rule holds", async () => {
  const { seededData, stripeUrl } = inject("fixture");
  const startMs = Date.parse(`${new Date().toISOString().slice(0, 10)}T15:00:00Z`);
  const lives = { seededData, stripeUrl, startMs, days: 3, stepsAMonth: 60, shrinkMs: 20_000 };
  const { failure, tally } = await simulate(lives, 7);
  expect(failure).toBeNull();
  expect(tally.steps).toBeGreaterThan(10);
});
