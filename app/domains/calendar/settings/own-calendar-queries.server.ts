/** An agent's own calendar, for its settings page. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { hoursColumns, hoursRow, typesStatement } from "../calendar-queries.server.ts";
import { readHours } from "../hours-row.ts";
import type { AppointmentType, DayRanges, Hours } from "../types.ts";

export type OwnCalendar = {
  agentNo: number;
  agentId: string;
  slug: string;
  /** Whether it takes bookings; null: it has not been set up. */
  open: boolean | null;
  hours: Hours;
  types: AppointmentType[];
  feedMadeAt: number | null;
  busy: {
    url: string | null;
    readAt: number | null;
    problem: string | null;
    /** Reading failed several times in a row; it isn't read again until the agent restarts it. */
    paused: boolean;
    count: number;
  };
};

const Office = z.array(z.union([z.tuple([z.number(), z.number()]), z.literal("appointment"), z.null()]));

/** The calendar of the agent that this account manages; null when it manages none. One round trip. */
export async function findOwnCalendar(
  context: Pick<AppContext, "db">,
  userId: string,
): Promise<OwnCalendar | null> {
  const { db } = context;
  const agentNo = sql`(SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId} AND p.verified
    AND p.account_status = 'active')`;
  const { agents, calendars, types } = await db.batch({
    agents: rowsOf(
      db,
      "record of a calendar",
      { agentNo: integer, agentId: text, slug: text, timeZone: text, weeklyHours: text },
      sql`SELECT a.agent_no agentNo, a.id agentId, a.slug, a.time_zone timeZone, a.weekly_hours weeklyHours
      FROM agents a WHERE a.agent_no = ${agentNo} AND a.account_status = 'active' LIMIT 1`,
    ),
    calendars: rowsOf(
      db,
      "own calendar",
      {
        ...hoursRow,
        open: flag,
        feedMadeAt: nullable(integer),
        busyUrl: nullable(text),
        busyReadAt: nullable(integer),
        busyProblem: nullable(text),
        busyPaused: flag,
        busyCount: integer,
      },
      sql`SELECT ${hoursColumns}, c.open, CASE WHEN c.feed_hash IS NULL THEN NULL ELSE c.feed_made_at END feedMadeAt,
        c.busy_url busyUrl, c.busy_read_at busyReadAt, c.busy_problem busyProblem,
        (c.busy_url IS NOT NULL AND c.busy_due_at IS NULL) busyPaused,
        (SELECT count(*) FROM busy_times b WHERE b.agent_no = c.agent_no) busyCount
      FROM calendars c WHERE c.agent_no = ${agentNo} LIMIT 1`,
    ),
    types: typesStatement(context, agentNo),
  });
  const [agent] = agents;
  if (agent === undefined) return null;
  const [calendar] = calendars;
  const { timeZone, weeklyHours, ...who } = agent;
  return {
    ...who,
    open: calendar?.open ?? null,
    hours:
      calendar === undefined
        ? { timeZone, week: officeWeek(weeklyHours), special: [], holidays: true }
        : readHours(calendar),
    types,
    feedMadeAt: calendar?.feedMadeAt ?? null,
    busy: {
      url: calendar?.busyUrl ?? null,
      readAt: calendar?.busyReadAt ?? null,
      problem: calendar?.busyProblem ?? null,
      paused: calendar?.busyPaused ?? false,
      count: calendar?.busyCount ?? 0,
    },
  };
}

/** The office hours of the showcase, the default for a new calendar. */
function officeWeek(stored: string): DayRanges[] {
  const read = Office.safeParse(JSON.parse(stored));
  const week = read.success ? read.data : [];
  return Array.from({ length: 7 }, (_, at) => {
    const day = week[at];
    return Array.isArray(day) && day[0] < day[1] ? [day] : [];
  });
}
