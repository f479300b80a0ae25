/** Days as `YYYY-MM-DD` and instants in UTC. A seed asks for the same few thousand days millions of times. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";

const dayTexts = new Map<number, string>();
const dayStarts = new Map<string, number>();

/** Midnight UTC at the start of the day. Throws `RangeError` for an invalid day. */
export function dayStart(day: string): number {
  const known = dayStarts.get(day);
  if (known !== undefined) return known;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time) || dayOf(time) !== day) {
    throw new RangeError(`not a day: ${day}`);
  }
  dayStarts.set(day, time);
  return time;
}

/** The UTC day of an instant. */
export function dayOf(timeMs: number): string {
  const number = Math.floor(timeMs / DAY_MS);
  const known = dayTexts.get(number);
  if (known !== undefined) return known;
  const text = new Date(timeMs).toISOString().slice(0, 10);
  dayTexts.set(number, text);
  return text;
}

const WORKDAY_MINUTES = 8 * 60;

/**
 * A moment in the working day that was this many days before `nowMs`, which is midnight UTC: 6:00 PM in Central Time, or
 * 7:00 PM in summer. Other days have other minutes, the same day always the same; a later day is always later.
 */
export const workingTime = (nowMs: number, daysAgo: number): number =>
  nowMs - daysAgo * DAY_MS - HOUR_MS - ((daysAgo * 173) % WORKDAY_MINUTES) * MINUTE_MS;

export function addDays(day: string, days: number): string {
  return dayOf(dayStart(day) + days * DAY_MS);
}

/** The same day of the month years away; February 29 becomes March 1. */
export function addYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  return dayOf(Date.UTC(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))));
}

/** The last day of the month of `day`. */
export function monthEnd(day: string): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
}
