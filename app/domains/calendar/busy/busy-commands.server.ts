/** Keeping the busy times of an agent's other calendar: from its address, again and again, or from a file, once. */
import { type SQL, sql } from "drizzle-orm";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { integer, rowsOf, text } from "#app/platform/rows.ts";
import { BUSY_AT_ONCE, BUSY_EVERY_MINUTES } from "../limits.ts";
import { refreshNextFree } from "../next-free.server.ts";
import { type FetchedCalendar, fetchCalendar } from "./fetch-calendar.server.ts";
import { readBusy } from "./read-busy.ts";

const REFUSED = {
  "no-calendar": "What we found isn’t a calendar file.",
  "too-large": "The calendar is too large. Export a shorter time of it.",
} as const;

export type BusyOutcome = { kind: "kept"; count: number; unread: number } | { kind: "not-kept"; why: string };

/** Reads the address and keeps both. Nothing is kept of one that cannot be read now. */
export async function keepBusyAddress(
  context: AppContext,
  { agentNo, timeZone }: { agentNo: number; timeZone: string },
  url: string,
): Promise<BusyOutcome> {
  return keep(context, agentNo, url, await fetchCalendar(context, url, timeZone));
}

/** Keeps what a file says; an address that was read before is read no more. */
export async function keepBusyFile(
  context: AppContext,
  { agentNo, timeZone }: { agentNo: number; timeZone: string },
  file: File,
): Promise<BusyOutcome> {
  const reading = await readBusy(file.stream(), { timeZone, nowMs: context.clock.now() });
  return keep(context, agentNo, null, reading);
}

/** Forgets the other calendar. */
export async function dropBusy(context: AppContext, agentNo: number): Promise<void> {
  const { db } = context;
  await commit(context, {
    statements: [
      db.orm.run(sql`DELETE FROM busy_times WHERE agent_no = ${agentNo}`),
      db.orm.run(sql`UPDATE calendars SET busy_url = NULL, busy_read_at = NULL, busy_due_at = NULL, busy_problem = NULL
        WHERE agent_no = ${agentNo}`),
    ],
  });
  await refreshNextFree(context, agentNo);
}

async function keep(
  context: AppContext,
  agentNo: number,
  url: string | null,
  reading: FetchedCalendar,
): Promise<BusyOutcome> {
  if (reading.kind !== "read") return { kind: "not-kept", why: whyNot(reading) };
  const { times, unread } = reading;
  await write(context, agentNo, url, { times, unread });
  await refreshNextFree(context, agentNo);
  return { kind: "kept", count: times.length, unread };
}

const whyNot = (reading: Exclude<FetchedCalendar, { kind: "read" }>): string =>
  reading.kind === "failed" ? reading.why : REFUSED[reading.why];

/** Writes what was read, where `still` holds; false where it does not. */
async function write(
  context: AppContext,
  agentNo: number,
  url: string | null,
  { times, unread }: { times: readonly (readonly [number, number])[]; unread: number },
  still?: SQL,
): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = url === null ? null : nowMs + BUSY_EVERY_MINUTES * MINUTE_MS;
  const problem =
    unread === 0
      ? null
      : `We can’t read how ${unread === 1 ? "one event repeats" : `${unread} events repeat`}: only the first time counts.`;
  const written = await commit(context, {
    guards: { still },
    statements: [
      db.orm.run(sql`DELETE FROM busy_times WHERE agent_no = ${agentNo}`),
      db.orm.run(sql`INSERT INTO busy_times (agent_no, starts_at, ends_at)
        SELECT c.agent_no, j.value ->> 0, j.value ->> 1 FROM json_each(${JSON.stringify(times)}) j
        JOIN calendars c ON c.agent_no = ${agentNo}`),
      db.orm.run(sql`UPDATE calendars SET busy_url = ${url}, busy_read_at = ${nowMs}, busy_due_at = ${due},
        busy_problem = ${problem} WHERE agent_no = ${agentNo}`),
    ],
  });
  return written.kind === "committed";
}

/** Called every minute: reads the addresses whose turn it is. What was read before stays when one cannot be read. */
export async function readDueBusy(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [due] = await db.batch([
    rowsOf(
      db,
      "busy calendars to read",
      { agentNo: integer, url: text, timeZone: text },
      sql`SELECT agent_no agentNo, busy_url url, time_zone timeZone FROM calendars
        WHERE busy_url IS NOT NULL AND busy_due_at <= ${nowMs} ORDER BY busy_due_at LIMIT ${BUSY_AT_ONCE}`,
    ),
  ]);
  for (const { agentNo, url, timeZone } of due) {
    const reading = await fetchCalendar(context, url, timeZone);
    if (reading.kind === "read") {
      // Meanwhile the agent may have chosen another calendar, or none.
      const still = sql`EXISTS (SELECT 1 FROM calendars WHERE agent_no = ${agentNo} AND busy_url = ${url})`;
      if (await write(context, agentNo, url, reading, still)) await refreshNextFree(context, agentNo);
      continue;
    }
    await db.write([
      db.orm.run(sql`UPDATE calendars SET busy_problem = ${whyNot(reading)},
        busy_due_at = ${nowMs + BUSY_EVERY_MINUTES * MINUTE_MS} WHERE agent_no = ${agentNo} AND busy_url = ${url}`),
    ]);
  }
}
