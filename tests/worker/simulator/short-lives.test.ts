import { expect, inject, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { simulate } from "../../simulator/simulate.ts";

/** A few days of one life: `npm run simulate` lives years. */
test("in a few days, every rule holds", async () => {
  const { seededData, stripeUrl } = inject("fixture");
  const startMs = Math.floor(Date.now() / DAY_MS) * DAY_MS + 15 * 3_600_000;
  const lives = { seededData, stripeUrl, startMs, days: 4, stepsAMonth: 60, shrinkMs: 20_000 };
  const { failure, tally } = await simulate(lives, 7);
  expect(failure).toBeNull();
  expect(tally.steps).toBeGreaterThan(10);
});
