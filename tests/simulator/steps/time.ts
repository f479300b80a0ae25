/** Time passes, and the database's weather turns. */
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "#app/platform/durations.ts";
import { DELIVERIES } from "../world/payments.ts";
import { TROUBLES } from "../world/weather.ts";
import type { Step } from "./step.ts";

const MINUTES = { often: 12, units: MINUTE_MS, most: 50 };
const WAITS: Readonly<Record<string, typeof MINUTES>> = {
  minutes: MINUTES,
  hours: { often: 8, units: HOUR_MS, most: 20 },
  days: { often: 4, units: DAY_MS, most: 4 },
  weeks: { often: 1, units: WEEK_MS, most: 3 },
};

export const timeSteps: Step[] = [
  ...Object.entries(WAITS).map(
    ([name, { often, units, most }]): Step => ({
      name: `wait ${name}`,
      often,
      async run({ world }, choices) {
        await world.pass((1 + choices.below(most)) * units);
        return "done";
      },
    }),
  ),
  {
    name: "trouble with the database",
    often: 2,
    async run({ world }, choices) {
      const next = choices.of(TROUBLES) ?? "gone";
      await world.setWeather(next);
      return next;
    },
  },
  {
    name: "the database is well",
    often: 12,
    async run({ world }) {
      await world.setWeather("clear");
      return "done";
    },
  },
  {
    name: "Stripe’s events",
    often: 2,
    async run({ world }, choices) {
      const next = choices.of(DELIVERIES) ?? "on-time";
      world.payments.setDelivery(next);
      return next;
    },
  },
];
