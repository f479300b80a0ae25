/** Saving the busy times of an agent's other calendar: from its address every half hour, or from a file once. */

import { type SQL, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { calendarZone } from "#app/platform/time/account-zone.ts";
import { tellAgentStatements } from "../appointments/notifications.server.ts";
import { agentAccountStatement } from "../calendar-queries.server.ts";
import { BUSY_AT_ONCE, BUSY_EVERY_MINUTES, BUSY_FAILURES_MOST } from "../limits.ts";
import { refreshNextFree } from "../next-free.server.ts";
import { type FetchedCalendar, fetchCalendar } from "./fetch-calendar.server.ts";
import { readBusy } from "./read-busy.ts";
import { describeUnread } from "./unread-words.ts";

const REFUSED = {
  "no-calendar": "What we found isn’t a calendar file.",
  "too-large": "The calendar is too large. Export a shorter time of it.",
} as const;

/** `unread` describes what was not understood. */
export type BusyOutcome =
  | { kind: "saved"; count: number; unread: string | null }
  | { kind: "not-saved"; why: string };

/** Reads the address and saves it with its busy times. Saves nothing when it can't be read now. */
export async function saveBusyAddress(
  context: AppContext,
  { agentNo, timeZone }: { agentNo: number; timeZone: string },
  url: string,
): Promise<BusyOutcome> {
  return save(context, agentNo, url, await fetchCalendar(context, url, timeZone));
}

/** Saves a file's busy times. An address that was saved before is removed. */
export async function saveBusyFile(
  context: AppContext,
  { agentNo, timeZone }: { agentNo: number; timeZone: string },
  file: File,
): Promise<BusyOutcome> {
  const reading = await readBusy(file.stream(), { timeZone, nowMs: context.clock.now() });
  return save(context, agentNo, null, reading);
}

/** Removes the other calendar and its busy times. */
export async function dropBusy(context: AppContext, agentNo: number): Promise<void> {
  const { db } = context;
  await commit(context, {
    statements: [
      db.orm.run(sql`DELETE FROM busy_times WHERE agent_no = ${agentNo}`),
      db.orm.run(sql`UPDATE calendars SET busy_url = NULL, busy_read_at = NULL, busy_due_at = NULL, busy_problem = NULL,
        busy_failures = 0 WHERE agent_no = ${agentNo}`),
    ],
  });
  await refreshNextFree(context, agentNo);
}

async function save(
  context: AppContext,
  agentNo: number,
  url: string | null,
  reading: FetchedCalendar,
): Promise<BusyOutcome> {
  if (reading.kind !== "read") return { kind: "not-saved", why: whyNot(reading) };
  await write(context, agentNo, url, reading);
  await refreshNextFree(context, agentNo);
  return { kind: "saved", count: reading.times.length, unread: describeUnread(reading) };
}

const whyNot = (reading: Exclude<FetchedCalendar, { kind: "read" }>): string =>
  reading.kind === "failed" ? reading.why : REFUSED[reading.why];

/** Writes what was read if `still` holds; false when it doesn't. */
async function write(
  context: AppContext,
  agentNo: number,
  url: string | null,
  reading: Extract<FetchedCalendar, { kind: "read" }>,
  still?: SQL,
): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = url === null ? null : nowMs + BUSY_EVERY_MINUTES * MINUTE_MS;
  const written = await commit(context, {
    guards: { still },
    statements: [
      db.orm.run(sql`DELETE FROM busy_times WHERE agent_no = ${agentNo}`),
      db.orm.run(sql`INSERT INTO busy_times (agent_no, starts_at, ends_at)
        SELECT c.agent_no, j.value ->> 0, j.value ->> 1 FROM json_each(${JSON.stringify(reading.times)}) j
        JOIN calendars c ON c.agent_no = ${agentNo}`),
      db.orm.run(sql`UPDATE calendars SET busy_url = ${url}, busy_read_at = ${nowMs}, busy_due_at = ${due},
        busy_problem = ${describeUnread(reading)}, busy_failures = 0 WHERE agent_no = ${agentNo}`),
    ],
  });
  return written.kind === "committed";
}

/** The agent hasn't chosen another calendar, or none, meanwhile. */
const isStill = (agentNo: number, url: string) =>
  sql`EXISTS (SELECT 1 FROM calendars WHERE agent_no = ${agentNo} AND busy_url = ${url})`;

/**
 * Called every minute: reads the addresses that are due. When one can't be read, its earlier busy times stay. The next turn
 * is written before the reading, together with a failure that success resets. So a calendar that kills the run comes up no
 * sooner than others, and pauses like them.
 */
export async function readDueBusy(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [due] = await db.batch([
    rowsOf(
      db,
      "busy calendars to read",
      { agentNo: integer, url: text, timeZone: text, failures: integer, problem: nullable(text) },
      sql`SELECT c.agent_no agentNo, c.busy_url url, ${calendarZone(sql`c`, sql`a`)} timeZone, c.busy_failures failures,
          c.busy_problem problem
        FROM calendars c JOIN agents a ON a.agent_no = c.agent_no
        WHERE c.busy_url IS NOT NULL AND c.busy_due_at <= ${nowMs} ORDER BY c.busy_due_at LIMIT ${BUSY_AT_ONCE}`,
    ),
  ]);
  for (const { agentNo, url, timeZone, failures, problem } of due) {
    if (failures >= BUSY_FAILURES_MOST) {
      await pause(context, agentNo, url, problem ?? "Reading it didn’t come to an end.");
      continue;
    }
    const isDue = sql`EXISTS (SELECT 1 FROM calendars WHERE agent_no = ${agentNo} AND busy_url = ${url}
      AND busy_due_at <= ${nowMs})`;
    const begun = await commit(context, {
      guards: { isDue },
      statements: [
        db.orm.run(sql`UPDATE calendars SET busy_due_at = ${nowMs + BUSY_EVERY_MINUTES * MINUTE_MS},
          busy_failures = busy_failures + 1 WHERE agent_no = ${agentNo}`),
      ],
    });
    if (begun.kind !== "committed") continue;
    const reading = await fetchCalendar(context, url, timeZone);
    if (reading.kind === "read") {
      if (await write(context, agentNo, url, reading, isStill(agentNo, url)))
        await refreshNextFree(context, agentNo);
    } else if (failures + 1 >= BUSY_FAILURES_MOST) await pause(context, agentNo, url, whyNot(reading));
    else
      await db.write([
        db.orm.run(sql`UPDATE calendars SET busy_problem = ${whyNot(reading)}
          WHERE agent_no = ${agentNo} AND busy_url = ${url}`),
      ]);
  }
}

/** Stops reading the address until its agent restarts it, and notifies the agent. */
async function pause(context: AppContext, agentNo: number, url: string, why: string): Promise<void> {
  const { db } = context;
  const [recipients] = await db.batch([agentAccountStatement(context, sql`${agentNo}`)]);
  await commit(context, {
    guards: { still: isStill(agentNo, url) },
    statements: [
      db.orm.run(sql`UPDATE calendars SET busy_problem = ${why}, busy_due_at = NULL,
        busy_failures = ${BUSY_FAILURES_MOST} WHERE agent_no = ${agentNo}`),
      ...(await tellAgentStatements(
        context,
        recipients,
        {
          type: "warning",
          title: "We’ve stopped reading your other calendar",
          message: `We tried ${BUSY_FAILURES_MOST} times and couldn’t read it. ${why} The busy times from before still count. Start it again in your calendar settings.`,
        },
        `${calendarPaths.settings()}#busy`,
      )),
    ],
    ...notifyUsers(recipients.map(({ userId }) => userId)),
    mail: true,
  });
}
