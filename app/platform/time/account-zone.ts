/** The time zones of accounts and of agents' calendars, as SQL. */
import { type SQL, sql } from "drizzle-orm";

/**
 * Of a calendar, by the names of its row of `calendars`, if there is one, and of its row of `agents`: the office's while
 * bookings follow the office. The calendar's own zone waits meanwhile (decision 0126). An IANA name.
 */
export const calendarZone = (calendar: SQL, agent: SQL): SQL =>
  sql`coalesce(CASE WHEN ${calendar}.office_since IS NULL THEN ${calendar}.time_zone END, ${agent}.time_zone)`;

/**
 * Of the account with this id: the browser's, else the one chosen for its mail, else where its agent works. An IANA name,
 * or NULL where nothing is known.
 */
export const accountZone = (userId: SQL): SQL => sql`coalesce(
  (SELECT zu.time_zone FROM users zu WHERE zu.id = ${userId}),
  (SELECT zn.time_zone FROM notification_times zn WHERE zn.user_id = ${userId}),
  (SELECT ${calendarZone(sql`zc`, sql`za`)} FROM profiles zp JOIN agents za ON za.agent_no = zp.agent_no
    LEFT JOIN calendars zc ON zc.agent_no = zp.agent_no WHERE zp.user_id = ${userId}))`;
