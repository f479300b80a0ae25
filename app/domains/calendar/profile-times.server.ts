/**
 * The next few free times for a profile, and how the agent meets people. Reads only the days it shows: another calendar may
 * have thousands of busy times.
 */
import { type SQL, sql } from "drizzle-orm";
import type { ProfileTimes } from "#app/domains/directory/types.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatClock } from "#app/platform/time/dates.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { formatMomentIn, formatNearDay, longZoneName, wallClock } from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";
import { hoursColumns, hoursRow, typesStatement } from "./calendar-queries.server.ts";
import { readHours } from "./hours-row.ts";
import { PROFILE_DAYS, PROFILE_DAYS_AHEAD, PROFILE_TIMES_A_DAY } from "./limits.ts";
import { slotsOn } from "./slots.ts";
import type { AppointmentType, Interval } from "./types.ts";
import { formatLength, WAYS } from "./words.ts";

const TAKEN_MOST = 400;

/** For the batch of a profile; `agentNo` selects one agent's number. */
export function profileTimesStatements(context: Pick<AppContext, "db" | "clock">, agentNo: SQL) {
  const { db, clock } = context;
  const nowMs = clock.now();
  // From the next free time on, which the calendar's row has; nothing is read without one.
  const until = sql`(SELECT n.next_free_at + ${(PROFILE_DAYS_AHEAD + 1) * DAY_MS} FROM calendars n
    WHERE n.agent_no = ${agentNo} AND n.open = 1 AND n.next_free_at > ${nowMs})`;
  return {
    timesCalendar: rowsOf(
      db,
      "calendar of a profile",
      { ...hoursRow, nextFreeAt: integer },
      sql`SELECT ${hoursColumns}, c.next_free_at nextFreeAt FROM calendars c
        JOIN agents a ON a.agent_no = c.agent_no WHERE c.agent_no = ${agentNo} AND c.open = 1 AND c.next_free_at > ${nowMs} LIMIT 1`,
    ),
    timesTypes: typesStatement(context, agentNo),
    timesTaken: rowsOf(
      db,
      "taken times of a profile",
      { fromMs: integer, untilMs: integer },
      sql`SELECT fromMs, untilMs FROM (
        SELECT a.starts_at fromMs, a.blocked_until untilMs FROM appointments a
          WHERE a.agent_no = ${agentNo} AND a.starts_at < ${until} AND a.starts_at > ${nowMs - DAY_MS}
            AND a.status = 'booked' AND a.blocked_until > ${nowMs} AND (a.confirm_by IS NULL OR a.confirm_by > ${nowMs})
        UNION ALL
        SELECT b.starts_at, b.ends_at FROM busy_times b
          WHERE b.agent_no = ${agentNo} AND b.starts_at < ${until} AND b.ends_at > ${nowMs})
      ORDER BY fromMs LIMIT ${TAKEN_MOST}`,
    ),
  };
}

export type ProfileTimesResults = ResultsOf<typeof profileTimesStatements>;

/** "First call · 30 min · Phone call". */
const kindOf = ({ name, minutes, way }: AppointmentType) =>
  [name, formatLength(minutes), t(WAYS[way])].join(" · ");

/** The next free times of one kind of appointment, by day; null where none can be booked. */
export function readProfileTimes(
  { timesCalendar, timesTypes, timesTaken }: ProfileTimesResults,
  { slug, bookable }: { slug: string; bookable: boolean },
  nowMs: number,
): ProfileTimes | null {
  const [calendar] = timesCalendar;
  if (calendar === undefined || !bookable) return null;
  const hours = readHours(calendar);
  const taken = timesTaken.map(({ fromMs, untilMs }): Interval => [fromMs, untilMs]);
  // Past the last one read, a time may be taken without our knowing.
  const known = taken.length < TAKEN_MOST ? Number.POSITIVE_INFINITY : (taken.at(-1)?.[0] ?? 0);
  const first = wallClock(hours.timeZone, calendar.nextFreeAt).day;
  const found = timesTypes
    .map((type) => ({ type, days: daysOf(type) }))
    .filter(({ days }) => days.length > 0)
    .sort(
      (a, b) =>
        (a.days[0]?.slots[0] ?? 0) - (b.days[0]?.slots[0] ?? 0) || a.type.noticeHours - b.type.noticeHours,
    )[0];
  const at = found?.days[0]?.slots[0];
  if (found === undefined || at === undefined) return null;
  const { type, days } = found;
  return {
    days: days.map(({ day, slots }) => ({
      day: formatNearDay(day),
      times: slots.slice(0, PROFILE_TIMES_A_DAY).map((slot) => {
        const { minute } = wallClock(hours.timeZone, slot);
        return {
          time: formatClock(Math.floor(minute / 60), minute % 60),
          to: calendarPaths.book(slug, { type: type.id, at: slot }),
        };
      }),
    })),
    kind: kindOf(type),
    zone: longZoneName(hours.timeZone, at),
    next: t("Next free: {when}", { when: formatMomentIn(hours.timeZone, at) }),
    all: calendarPaths.book(slug, { type: type.id }),
    others: timesTypes.length > 1 ? calendarPaths.book(slug) : null,
  };

  function daysOf(type: AppointmentType) {
    const days: { day: string; slots: number[] }[] = [];
    for (let ahead = 0; ahead < PROFILE_DAYS_AHEAD && days.length < PROFILE_DAYS; ahead += 1) {
      const day = laterDay(first, ahead);
      const slots = slotsOn(hours, type, taken, day, nowMs).filter((slot) => slot < known);
      if (slots.length > 0) days.push({ day, slots });
    }
    return days;
  }
}

/** How the agent meets people, each once: "Phone call", "at the office". Empty where the calendar takes no bookings. */
export const readWays = ({ timesCalendar, timesTypes }: ProfileTimesResults): string[] =>
  timesCalendar.length === 0
    ? []
    : [...new Set(timesTypes.map(({ way }) => t(WAYS[way])))].map((words, at) =>
        at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1),
      );
