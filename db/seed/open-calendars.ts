/** Demo calendars in bulk: about a third of the agents with an account can be booked, at different times. */
import type { Client, InStatement } from "@libsql/client/web";
import { storedHours } from "#app/domains/calendar/hours-row.ts";
import { nextSlots } from "#app/domains/calendar/slots.ts";
import type { DayRanges, Hours } from "#app/domains/calendar/types.ts";
import { DAY_MS } from "#app/platform/durations.ts";

/** More make a demo no better. */
const LAST_WITH_CALENDAR = 5_000;
/** Agents ranked from here on can all be booked, of the others every fifth. */
const BUSY_ORDER_VALUE = 4.15;
const EVERY = 5;

/** Five weekdays of these hours, and a Saturday. */
const weekOf = (weekday: DayRanges, saturday: DayRanges = []): readonly DayRanges[] => [
  ...Array.from({ length: 5 }, () => weekday),
  saturday,
  [],
];

/** Hours, and how much notice a first call needs: agents take turns, by number. */
const HABITS = [
  { week: weekOf([[510, 1_020]]), noticeHours: 48 },
  { week: weekOf([[600, 1_080]], [[600, 780]]), noticeHours: 4 },
  { week: weekOf([[540, 720]]), noticeHours: 72 },
  { week: weekOf([[780, 1_140]]), noticeHours: 24 },
  {
    week: weekOf([
      [570, 750],
      [810, 1_020],
    ]),
    noticeHours: 96,
  },
  { week: weekOf([[660, 960]]), noticeHours: 60 },
  { week: weekOf([[480, 990]]), noticeHours: 12 },
] as const;

/** Opens them where there is no calendar yet. Call it when `seedCalendars` has written the others. */
export async function seedOpenCalendars(client: Client, nowMs: number): Promise<void> {
  const { rows } = await client.execute({
    sql: "SELECT DISTINCT time_zone FROM agents WHERE agent_no <= ?",
    args: [LAST_WITH_CALENDAR],
  });
  const zones = rows.map((row) => String(row.time_zone));
  const calendars = zones.flatMap((zone) => HABITS.map((_, at) => calendarsOf(zone, at, nowMs)));
  await client.batch([...calendars, firstCalls(nowMs - 90 * DAY_MS)], "write");
}

/** Everyone of one time zone and one habit. */
function calendarsOf(timeZone: string, habit: number, nowMs: number): InStatement {
  const { week, noticeHours } = HABITS[habit] ?? HABITS[0];
  const hours: Hours = { timeZone, week, special: [], holidays: true };
  const firstCall = { minutes: 30, bufferMinutes: 0, noticeHours, horizonDays: 60 };
  // As in `seedCalendars`: looked at again after a day, when this is still to come.
  const from = nowMs + DAY_MS;
  const [nextFreeAt = null] = nextSlots(hours, firstCall, [], { fromMs: from, most: 1, nowMs: from });
  const { weeklyHours, specialDays } = storedHours(hours);
  return {
    sql: `INSERT INTO calendars (agent_no, open, time_zone, weekly_hours, special_days, holidays, next_free_at,
        next_free_due_at, updated_at)
      SELECT a.agent_no, 1, a.time_zone, ?, ?, 1, ?, ?, ? FROM agents a
      WHERE a.agent_no <= ? AND a.time_zone = ? AND a.agent_no % ? = ? AND a.account_status = 'active'
        AND a.accepting_clients AND (a.agent_no % ? = 0 OR a.order_value >= ?)
        AND EXISTS (SELECT 1 FROM profiles p
          WHERE p.agent_no = a.agent_no AND p.verified AND p.account_status = 'active')
        AND NOT EXISTS (SELECT 1 FROM calendars c WHERE c.agent_no = a.agent_no)
        AND NOT EXISTS (SELECT 1 FROM users u JOIN profiles p ON p.user_id = u.id
          WHERE p.agent_no = a.agent_no AND u.email LIKE '%@fairlead.example')`,
    args: [
      weeklyHours,
      specialDays,
      nextFreeAt,
      nowMs + DAY_MS,
      nowMs - 90 * DAY_MS,
      LAST_WITH_CALENDAR,
      timeZone,
      HABITS.length,
      habit,
      EVERY,
      BUSY_ORDER_VALUE,
    ],
  };
}

/** What can be booked in calendars that have nothing yet. The id is a UUIDv7 that ends with the agent's number. */
function firstCalls(madeAt: number): InStatement {
  const time = madeAt.toString(16).padStart(12, "0");
  const notice = HABITS.map(({ noticeHours }, at) => `WHEN ${at} THEN ${noticeHours}`).join(" ");
  return {
    sql: `INSERT INTO appointment_types (id, agent_no, name, minutes, buffer_minutes, way, link, notice_hours,
        horizon_days, created_at)
      SELECT printf('%s-7000-8000-%012x', ?, c.agent_no), c.agent_no, 'First call', 30, 0, 'phone', '',
        CASE c.agent_no % ${HABITS.length} ${notice} END, 60, ?
      FROM calendars c WHERE NOT EXISTS (SELECT 1 FROM appointment_types t WHERE t.agent_no = c.agent_no)`,
    args: [`${time.slice(0, 8)}-${time.slice(8)}`, madeAt],
  };
}
