/** When a payer hears that a plan renews: once before each year, whatever they pay by. Pure. */
import { DAY_MS } from "#app/platform/durations.ts";
import type { BillingInterval } from "../types.ts";

/** California's law says 15 to 45 days before a yearly plan renews; this leaves days to try again. */
const DAYS_BEFORE_YEARLY = 40;
/** A plan paid by the month: at least once within each year since it began, or since the last time. */
const DAYS_BETWEEN_MONTHLY = 350;
/** A plan can change its period in between. Shorter than the time in which a reminder may come. */
const LOOK_AGAIN_DAYS = 10;

/** Times in milliseconds UTC. */
export type RenewingPlan = {
  interval: BillingInterval;
  startedAt: number;
  periodStart: number;
  periodEnd: number;
  remindedAt: number | null;
};

/** Whether to remind the payer now, and when to look at the plan again. */
export function remindOf(plan: RenewingPlan, nowMs: number): { remind: boolean; lookAt: number } {
  const at = remindAt(plan);
  if (at === null) return { remind: false, lookAt: nowMs + LOOK_AGAIN_DAYS * DAY_MS };
  return nowMs >= at
    ? { remind: true, lookAt: nowMs + LOOK_AGAIN_DAYS * DAY_MS }
    : { remind: false, lookAt: Math.min(at, nowMs + LOOK_AGAIN_DAYS * DAY_MS) };
}

/** From when on the next reminder may go out; null when the payer has heard of the next renewal. */
function remindAt({ interval, startedAt, periodStart, periodEnd, remindedAt }: RenewingPlan): number | null {
  if (interval === "year")
    return remindedAt !== null && remindedAt > periodStart ? null : periodEnd - DAYS_BEFORE_YEARLY * DAY_MS;
  return Math.max(startedAt, remindedAt ?? 0) + DAYS_BETWEEN_MONTHLY * DAY_MS;
}
