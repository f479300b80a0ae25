/** Weeks as figures count them. */
import { DAY_MS, WEEK_MS } from "#app/platform/durations.ts";

/** The first Monday of the clock that counts from 1970, a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The Monday, UTC, on which the week of this moment began. */
export const weekStart = (timeMs: number): number =>
  Math.floor((timeMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
