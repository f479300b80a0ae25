/** The next time that can be booked with an agent, for rows of lists. */

import { type SQL, sql } from "drizzle-orm";
import { calendarPaths } from "#app/paths/calendar.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { calendarZone } from "#app/platform/time/account-zone.ts";
import { formatMomentIn, formatSoonIn } from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";
import type { NextFree } from "../types.ts";

/** Column for an agent's number: the instant and the time zone of the calendar, where it takes bookings. */
export const nextFreeSql = (agentNo: SQL, nowMs: number): SQL<string | null> => sql<string | null>`(
  SELECT nf.next_free_at || ' ' || ${calendarZone(sql`nf`, sql`na`)}
  FROM calendars nf JOIN agents na ON na.agent_no = nf.agent_no
  WHERE nf.agent_no = ${agentNo} AND nf.open = 1 AND nf.next_free_at > ${nowMs})`;

/** Within this, the weekday alone says which day it is. */
const SOON_MS = 6 * DAY_MS;

/** Reads the column; null for an agent who cannot be booked. Short, as in "Book Mon 9:00 AM CT". */
export function readNextFree(
  column: string | null,
  { slug, claimed, acceptingClients }: { slug: string; claimed: boolean; acceptingClients: boolean },
  nowMs: number,
): NextFree | null {
  if (column === null || !claimed || !acceptingClients) return null;
  const [at = "", timeZone = ""] = column.split(" ");
  const soon = Number(at) < nowMs + SOON_MS;
  const when = soon ? formatSoonIn(timeZone, Number(at)) : formatMomentIn(timeZone, Number(at));
  return {
    words: t("Book {when}", { when }),
    to: calendarPaths.book(slug, { at }),
  };
}
