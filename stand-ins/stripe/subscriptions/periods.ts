/** Billing periods: months and years from an anchor, the last days of short months included. */
import { DAY_S } from "../seconds.ts";

export type Interval = { interval: string; interval_count: number };

/** The anchor moved by `steps` intervals. A day that a month does not have is its last one. */
function moved(anchor: number, { interval, interval_count: count }: Interval, steps: number): number {
  if (interval === "day" || interval === "week")
    return anchor + steps * count * DAY_S * (interval === "week" ? 7 : 1);
  const months = steps * count * (interval === "year" ? 12 : 1);
  const at = new Date(anchor * 1000);
  const first = new Date(at);
  first.setUTCDate(1);
  first.setUTCMonth(at.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), days));
  return first.getTime() / 1000;
}

/** The end of the period that begins at `start`. */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  let steps = 1;
  while (moved(anchor, interval, steps) <= start) steps += 1;
  return moved(anchor, interval, steps);
}

/** The share of `amount` that is left of the period at `at`, to the cent; halves away from zero. */
export function proratedCents(amount: number, at: number, period: { start: number; end: number }): number {
  return roundCents((amount * (period.end - at)) / (period.end - period.start));
}

export const roundCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) || 0;
