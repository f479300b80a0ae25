/** Weeks as figures count them. */
import { DAY_MS, WEEK_MS } from "#app/platform/durations.ts";

/** The first Monday of the clock that counts from 1970, a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The Monday, UTC, on which the week of this moment began. */
export const weekStart = (timeMs: number): number =>
  Math.floor((timeMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** The Mondays, UTC, of the last `count` weeks, this one last. */
export const lastWeeks = (nowMs: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => weekStart(nowMs) - (count - 1 - at) * WEEK_MS);

/** The last `count` months as `YYYY-MM`, this one last, in UTC. */
export function lastMonths(nowMs: number, count: number): string[] {
  const now = new Date(nowMs);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at))).toISOString().slice(0, 7),
  );
}
