import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { type RenewingPlan, remindOf } from "./reminder-dates.ts";

const START = Date.UTC(2026, 0, 10);
const yearly = (over: Partial<RenewingPlan> = {}): RenewingPlan => ({
  ...{
    interval: "year",
    startedAt: START,
    periodStart: START,
    periodEnd: START + 365 * DAY_MS,
    remindedAt: null,
  },
  ...over,
});
const after = (days: number) => START + days * DAY_MS;

/** The days on which the clock, which looks when it is told to, reminds in so many days. */
function remindedOn(plan: RenewingPlan, days: number): number[] {
  const on: number[] = [];
  let { remindedAt } = plan;
  for (let at = START; at < after(days); ) {
    const years = Math.floor((at - START) / (365 * DAY_MS));
    const period =
      plan.interval === "year"
        ? { periodStart: after(years * 365), periodEnd: after((years + 1) * 365) }
        : {};
    const { remind, lookAt } = remindOf({ ...plan, ...period, remindedAt }, at);
    expect(lookAt).toBeGreaterThan(at);
    if (remind) {
      remindedAt = at;
      on.push((at - START) / DAY_MS);
    }
    at = lookAt;
  }
  return on;
}

describe("a plan paid by the year", () => {
  test("is reminded of once a year, 15 to 45 days before it renews", () => {
    const on = remindedOn(yearly(), 3 * 365);
    expect(on).toHaveLength(3);
    for (const [year, day] of on.entries()) {
      const before = (year + 1) * 365 - day;
      expect(before >= 15 && before <= 45, `${before} days before`).toBe(true);
    }
  });

  test("is still reminded of when the clock was down that month", () => {
    expect(remindOf(yearly(), after(360)).remind).toBe(true);
  });
});

describe("a plan paid by the month", () => {
  test("is reminded of within each year", () => {
    const on = remindedOn(yearly({ interval: "month", periodEnd: after(30) }), 3 * 365);
    expect(on.length).toBeGreaterThanOrEqual(3);
    expect(on[0]).toBeLessThanOrEqual(365);
    for (const [at, day] of on.entries()) expect(day - (on[at - 1] ?? 0)).toBeLessThanOrEqual(365);
  });
});
