/** Demo calendars: agents who can be booked, and appointments in every state. */
import type { Client, InStatement } from "@libsql/client/web";
import { storedHours } from "#app/domains/calendar/hours-row.ts";
import { nextSlots } from "#app/domains/calendar/slots.ts";
import type {
  AppointmentType,
  DayRanges,
  Hours,
  Interval,
  SpecialRanges,
} from "#app/domains/calendar/types.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { holidayOn, laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import { firstInstantOf } from "#app/platform/time/zoned-time.ts";
import { landmarks } from "./agents/landmarks.ts";
import { fixedId } from "./fixed-id.ts";

/** Every third of these agents with an account can be booked: lists show both kinds. */
const LAST_WITH_CALENDAR = 300;
const EVERY = 3;

const MORNING_AND_AFTERNOON: DayRanges = [
  [540, 720],
  [780, 1_020],
];
const WEEK: readonly DayRanges[] = [
  ...Array.from({ length: 4 }, () => MORNING_AND_AFTERNOON),
  [[540, 780]],
  [],
  [],
];
const TEXAS_ZONE = "America/Chicago";

const TYPES = [
  {
    name: "First call",
    minutes: 30,
    bufferMinutes: 0,
    way: "phone",
    link: "",
    noticeHours: 4,
    horizonDays: 60,
  },
  {
    name: "Policy review",
    minutes: 60,
    bufferMinutes: 15,
    way: "office",
    link: "",
    noticeHours: 24,
    horizonDays: 90,
  },
  {
    name: "Quotes side by side",
    minutes: 45,
    bufferMinutes: 15,
    way: "video",
    link: "https://video.example/ines-calloway",
    noticeHours: 12,
    horizonDays: 30,
  },
] as const satisfies readonly Omit<AppointmentType, "id">[];

/** Types of insurance and states of appointments, to fit the demo agent's licenses. */
const AUTO = 0;

type Drawn = {
  name: string;
  type: number;
  /** Weekdays from today, before or after it. */
  days: number;
  minute: number;
  status: "booked" | "canceled" | "completed" | "missed";
  client: string;
  /** Whose account booked it. */
  account?: string;
  canceledBy?: "client" | "agent";
  flagged?: true;
  zone?: string;
};

const APPOINTMENTS: readonly Drawn[] = [
  {
    name: "comes",
    type: 0,
    days: 5,
    minute: 600,
    status: "booked",
    client: "Cleo Marsh",
    account: "customer",
    zone: "America/New_York",
  },
  { name: "comes-next", type: 2, days: 3, minute: 840, status: "booked", client: "Noor Haddad" },
  { name: "comes-after", type: 1, days: 4, minute: 600, status: "booked", client: "Ezra Fontaine" },
  { name: "comes-video", type: 2, days: 7, minute: 810, status: "booked", client: "Odell Marsh" },
  {
    name: "without-license",
    type: 1,
    days: 9,
    minute: 540,
    status: "booked",
    client: "Priya Raman",
    flagged: true,
  },
  { name: "unmarked", type: 0, days: -1, minute: 960, status: "booked", client: "Ezra Fontaine" },
  {
    name: "kept",
    type: 1,
    days: -12,
    minute: 570,
    status: "completed",
    client: "Cleo Marsh",
    account: "customer",
    zone: "America/New_York",
  },
  { name: "kept-too", type: 0, days: -20, minute: 840, status: "completed", client: "Noor Haddad" },
  { name: "missed", type: 0, days: -8, minute: 660, status: "missed", client: "Jonah Pike" },
  {
    name: "canceled",
    type: 0,
    days: 6,
    minute: 780,
    status: "canceled",
    client: "Wren Abbott",
    canceledBy: "client",
  },
  {
    name: "canceled-by-agent",
    type: 2,
    days: -3,
    minute: 600,
    status: "canceled",
    client: "Ada Fenn",
    canceledBy: "agent",
  },
];

/** What the demo agent's other calendar says: weekdays from today, and minutes of the day. */
const BUSY = [
  { days: 2, from: 900, until: 990 },
  { days: 3, from: 570, until: 660 },
  { days: 5, from: 840, until: 960 },
  { days: 8, from: 540, until: 720 },
  { days: 10, from: 780, until: 1_020 },
] as const;

/** The demo agent is away, in some weeks. */
const awayFrom = (nowMs: number): SpecialRanges[] => [
  { on: workday(nowMs, 17), until: laterDay(workday(nowMs, 17), 4), reason: "Family trip", hours: [] },
];

/** Call it when accounts and agents are written. */
export async function seedCalendars(client: Client, nowMs: number): Promise<void> {
  const { agentNo } = landmarks.agents.inesCalloway;
  const { rows } = await client.execute({
    sql: `SELECT a.agent_no, a.time_zone FROM agents a JOIN profiles p ON p.agent_no = a.agent_no
      WHERE p.verified AND p.account_status = 'active' AND a.account_status = 'active' AND a.accepting_clients
        AND (a.agent_no = ? OR (a.agent_no BETWEEN 10 AND ? AND a.agent_no % ? = 0)) ORDER BY a.agent_no`,
    args: [agentNo, LAST_WITH_CALENDAR, EVERY],
  });
  const others = rows.map((row) => ({ agentNo: Number(row.agent_no), timeZone: String(row.time_zone) }));
  const statements = others.flatMap((one) => calendarOf(one, nowMs, one.agentNo === agentNo));
  if (statements.length > 0) await client.batch(statements, "write");
}

function calendarOf(
  { agentNo, timeZone }: { agentNo: number; timeZone: string },
  nowMs: number,
  whole: boolean,
): InStatement[] {
  const special = whole ? awayFrom(nowMs) : [];
  const hours: Hours = { timeZone, week: WEEK, special, holidays: true };
  const madeAt = nowMs - 90 * DAY_MS;
  const types = TYPES.slice(0, whole ? 3 : 1 + (agentNo % 2)).map((type, at) => ({
    ...type,
    id: fixedId(`appointment type ${agentNo} ${at}`, madeAt + at),
  }));
  const booked = whole ? APPOINTMENTS.map((one) => appointmentOf(one, types, agentNo, nowMs)) : [];
  const busy = (whole ? BUSY : []).map(({ days, from, until }): Interval => {
    const day = workday(nowMs, days);
    const [begin, end] = [from, until].map((minute) => firstInstantOf(timeZone, { day, minute }));
    return [begin ?? 0, end ?? 0];
  });
  const taken = booked
    .filter(({ row }) => row.status === "booked")
    .map(({ row }): Interval => [row.starts_at, row.blocked_until])
    .concat(busy);
  const [nextFreeAt = null] = types
    .flatMap((type) =>
      nextSlots(hours, type, taken, { fromMs: nowMs + DAY_MS, most: 1, nowMs: nowMs + DAY_MS }),
    )
    .sort((a, b) => a - b);
  const { weeklyHours, specialDays } = storedHours(hours);
  return [
    {
      sql: `INSERT INTO calendars (agent_no, open, time_zone, weekly_hours, special_days, holidays, next_free_at,
          next_free_due_at, busy_read_at, updated_at) VALUES (?, 1, ?, ?, ?, 1, ?, ?, ?, ?)`,
      args: [
        agentNo,
        timeZone,
        weeklyHours,
        specialDays,
        nextFreeAt,
        nowMs + DAY_MS,
        whole ? nowMs - HOUR_MS : null,
        madeAt,
      ],
    },
    ...busy.map(([from, until]) => ({
      sql: "INSERT INTO busy_times (agent_no, starts_at, ends_at) VALUES (?, ?, ?)",
      args: [agentNo, from, until],
    })),
    ...types.map((type, at) => ({
      sql: `INSERT INTO appointment_types (id, agent_no, name, minutes, buffer_minutes, way, link, notice_hours,
          horizon_days, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        type.id,
        agentNo,
        type.name,
        type.minutes,
        type.bufferMinutes,
        type.way,
        type.link,
        type.noticeHours,
        type.horizonDays,
        madeAt + at,
      ],
    })),
    ...booked.map(({ row, account }) => {
      const columns = Object.keys(row);
      return {
        sql: `INSERT INTO appointments (${columns.join(", ")}, user_id, agent_user_id)
          VALUES (${columns.map(() => "?").join(", ")}, (SELECT id FROM users WHERE email = ?),
            (SELECT user_id FROM profiles WHERE agent_no = ? AND verified))`,
        args: [...Object.values(row), account, agentNo],
      };
    }),
  ];
}

function appointmentOf(
  { name, type: typeAt, days, minute, status, client, account, canceledBy, flagged, zone }: Drawn,
  types: readonly AppointmentType[],
  agentNo: number,
  nowMs: number,
) {
  const type = types[typeAt];
  if (type === undefined) throw new RangeError(`There is no type ${typeAt}.`);
  const startsAt = firstInstantOf(TEXAS_ZONE, { day: workday(nowMs, days), minute });
  const endsAt = startsAt + type.minutes * MINUTE_MS;
  const createdAt = Math.min(startsAt, nowMs) - 4 * DAY_MS - minute * MINUTE_MS;
  return {
    account: account === undefined ? "" : `${account}@fairlead.example`,
    row: {
      id: fixedId(`appointment ${name}`, createdAt),
      agent_no: agentNo,
      type_id: type.id,
      type_name: type.name,
      way: type.way,
      link: type.link,
      starts_at: startsAt,
      ends_at: endsAt,
      blocked_until: endsAt + type.bufferMinutes * MINUTE_MS,
      status,
      sequence: status === "canceled" ? 1 : 0,
      client_name: client,
      client_email:
        account === undefined
          ? `${client.toLowerCase().replace(" ", ".")}@mail.example`
          : `${account}@fairlead.example`,
      client_phone: "+15125550188",
      client_time_zone: zone ?? TEXAS_ZONE,
      // The demo agent's New Mexico license has expired.
      state_code: flagged ? "NM" : "TX",
      type_bit: AUTO,
      note: name === "comes" ? "Our home policy renews in January and went up by a third." : "",
      created_at: createdAt,
      updated_at: createdAt,
      canceled_by: canceledBy ?? null,
      // All announced already: a demo sends nothing on its own.
      reminded_at: nowMs - HOUR_MS,
      asked_at: status === "completed" ? startsAt + 2 * DAY_MS : null,
      flagged_at: flagged ? nowMs - 2 * DAY_MS : null,
      cancellation_unsent: 0,
    },
  };
}

/** The day this many weekdays after today, or before it, holidays left out; yesterday is yesterday, and is still unmarked. */
function workday(nowMs: number, days: number): string {
  let day = new Date(nowMs).toISOString().slice(0, 10);
  if (days === -1) {
    const yesterday = laterDay(day, days);
    return holidayOn(yesterday) === null ? yesterday : laterDay(yesterday, days);
  }
  for (let left = Math.abs(days); left > 0; ) {
    day = laterDay(day, Math.sign(days));
    if (weekdayOf(day) < 5 && holidayOn(day) === null) left -= 1;
  }
  return day;
}
