/** An agent's own calendar, for its settings page. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  hoursColumns,
  hoursRow,
  officeColumns,
  officeRow,
  typesStatement,
} from "../calendar-queries.server.ts";
import { officeHours, readHours, readSpecial, readWeek } from "../hours-row.ts";
import type { AppointmentType, DayRanges, Hours, SpecialRanges } from "../types.ts";

export type OwnCalendar = {
  agentNo: number;
  agentId: string;
  slug: string;
  /** Whether it takes bookings; null: it has not been set up. */
  open: boolean | null;
  /** When the agent can be booked. */
  hours: Hours;
  /** Bookings follow the office's hours. */
  asOffice: boolean;
  /** The office's hours, as its profile shows them. */
  office: Hours;
  /** The agent's own hours for bookings and their zone, in force or waiting. */
  ownWeek: readonly DayRanges[];
  zone: string;
  /** Bookings aren't taken on federal holidays, whatever the office does. */
  holidays: boolean;
  timeOff: readonly SpecialRanges[];
  /** `special_days` as read, so that a change made elsewhere meanwhile isn't lost. */
  storedTimeOff: string;
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
      { agentNo: integer, agentId: text, slug: text, ...officeRow },
      sql`SELECT a.agent_no agentNo, a.id agentId, a.slug, ${officeColumns}
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
      FROM calendars c JOIN agents a ON a.agent_no = c.agent_no WHERE c.agent_no = ${agentNo} LIMIT 1`,
    ),
    types: typesStatement(context, agentNo),
  });
  const [agent] = agents;
  if (agent === undefined) return null;
  const [calendar] = calendars;
  const { agentId, slug } = agent;
  const office = officeHours(agent);
  return {
    agentNo: agent.agentNo,
    agentId,
    slug,
    open: calendar?.open ?? null,
    hours: calendar === undefined ? { ...office, holidays: true } : readHours(calendar),
    // A new calendar follows an office that has hours.
    asOffice: calendar?.asOffice ?? office.week.some((day) => day.length > 0),
    office,
    ownWeek: calendar === undefined ? office.week : readWeek(calendar.weeklyHours),
    zone: calendar?.timeZone ?? office.timeZone,
    holidays: calendar?.holidays ?? true,
    timeOff: calendar === undefined ? [] : readSpecial(calendar.specialDays),
    storedTimeOff: calendar?.specialDays ?? "[]",
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
