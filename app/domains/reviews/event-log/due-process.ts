/** What has happened to reviews lately, and how long people took to decide: the figures of `/help#reviews`. Pure. */

import type { CaseCause } from "../cases/case-policy.ts";
import type { Star } from "../types.ts";
import { STARS_FIVE_FIRST } from "./integrity.ts";

export const RECENT_DAYS = 30;
export const SEASON_DAYS = 90;

/** An event of the event log by stars, over the last `RECENT_DAYS` and `SEASON_DAYS` days, today included. */
export type EventTotal = { event: string; stars: number; recent: number; season: number };
/** Cases of a cause that were decided in the last `SEASON_DAYS` days, and how long the middle one took. */
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
] as const;
export type LoggedEvent = (typeof EVENTS)[number];

/** Every event of the last `RECENT_DAYS` days, those that did not happen too; empty when none did. */
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

/** How many were held and how many removed, for each hundred that were confirmed; empty when none was. */
export function shareByStars(events: readonly EventTotal[]): StarShares[] {
  const rows = STARS_FIVE_FIRST.map((stars) => ({
    stars,
    // Whoever follows the mailed link is published or held.
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
