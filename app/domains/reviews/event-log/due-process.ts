/** Recent events and decision times: the figures on `/help#reviews`. Pure. */

import type { CaseCause } from "../cases/case-policy.ts";
import type { Star } from "../types.ts";
import { STARS_FIVE_FIRST } from "./integrity.ts";

export const RECENT_DAYS = 30;
export const SEASON_DAYS = 90;

/** An event's counts by stars, over the last `RECENT_DAYS` and `SEASON_DAYS` days, today included. */
export type EventTotal = { event: string; stars: number; recent: number; season: number };
/** Cases of one cause decided in the last `SEASON_DAYS` days, and their median time. */
export type CaseTimes = { cause: CaseCause; decided: number; inTime: number; medianHours: number };
export type OpenCases = { open: number; overdue: number };

export type DueProcess = { events: readonly EventTotal[]; cases: readonly CaseTimes[]; waiting: OpenCases };

export type StarCounts = { stars: Star; count: number }[];
export type EventCounts = { event: LoggedEvent; count: number; byStars: StarCounts };

/** The events of the event log, in the order in which they can happen to a review. */
const EVENTS = [
  "received",
  "published",
  "held",
  "released",
  "flagged",
  "upheld",
  "removed",
  "appealed",
  "restored",
  "changed",
  "withdrawn",
  "erased",
] as const;
export type LoggedEvent = (typeof EVENTS)[number];

/**
 * Every kind of event over the last `RECENT_DAYS` days, including those with a count of zero; empty when nothing
 * happened.
 */
export function countRecent(events: readonly EventTotal[]): EventCounts[] {
  if (!events.some(({ recent }) => recent > 0)) return [];
  return EVENTS.map((event) => {
    const byStars = STARS_FIVE_FIRST.map((stars) => ({
      stars,
      count: sumOf(events, [event], stars, "recent"),
    }));
    return { event, count: byStars.reduce((sum, { count }) => sum + count, 0), byStars };
  });
}

export type StarShares = { stars: Star; confirmed: number; held: number; removed: number };

/** Held, removed, and confirmed reviews by stars; empty when there were none. */
export function shareByStars(events: readonly EventTotal[]): StarShares[] {
  const rows = STARS_FIVE_FIRST.map((stars) => ({
    stars,
    // A confirmed review is either published or held.
    confirmed: sumOf(events, ["published", "held"], stars, "season"),
    held: sumOf(events, ["held"], stars, "season"),
    removed: sumOf(events, ["removed"], stars, "season"),
  }));
  return rows.some(({ confirmed, removed }) => confirmed + removed > 0) ? rows : [];
}

function sumOf(
  events: readonly EventTotal[],
  names: readonly string[],
  stars: number,
  over: "recent" | "season",
): number {
  return events
    .filter((row) => names.includes(row.event) && row.stars === stars)
    .reduce((sum, row) => sum + row[over], 0);
}
