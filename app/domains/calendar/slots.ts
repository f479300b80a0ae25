/**
 * Free times: an agent's hours in their own zone, minus booked and busy times, as instants. A day on which clocks change has
 * an hour less or more: no time that doesn't exist, and the repeated hour counts as two. Pure.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { holidayOn, laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import type { DayRanges, Hours, Interval, Meeting, SpecialRanges } from "./types.ts";

/** Times begin every half hour, for short meetings every quarter, counted from the start of the agent's hours. */
const STEP_MINUTES = 30;
const SHORT_STEP_MINUTES = 15;

const stepOf = ({ minutes }: Meeting) =>
  (minutes < STEP_MINUTES ? SHORT_STEP_MINUTES : STEP_MINUTES) * MINUTE_MS;

/**
 * What makes a day differ from its week, if anything does. Other hours over several days change those that are open
 * without them: weekends, holidays, and closed dates in between stay closed.
 */
export function specialOn(hours: Hours, day: string): SpecialRanges | undefined {
  const at = hours.special.findIndex(({ on, until }) => on <= day && day <= until);
  const own = hours.special[at];
  if (own === undefined || own.on === own.until || own.hours.length === 0) return own;
  const others = { ...hours, special: hours.special.slice(at + 1) };
  return rangesOn(others, day).length > 0 ? own : specialOn(others, day);
}

/** The hours of a day: its own if it has any, none on a holiday, else the week's. */
export function rangesOn(hours: Hours, day: string): DayRanges {
  const { week, holidays } = hours;
  const own = specialOn(hours, day);
  if (own !== undefined) return own.hours;
  if (holidays && holidayOn(day) !== null) return [];
  return week[weekdayOf(day)] ?? [];
}

/** The same as instants, without the hour that clocks skip in spring. */
export function openOn(hours: Hours, day: string): Interval[] {
  return rangesOn(hours, day).flatMap(([from, until]) => {
    const begin = firstInstantOf(hours.timeZone, { day, minute: from });
    const end = firstInstantOf(hours.timeZone, { day, minute: until });
    return begin < end ? [[begin, end] as const] : [];
  });
}

/** The first instant and the last day on which a meeting booked now may begin. */
function bounds({ timeZone }: Hours, meeting: Meeting, nowMs: number): { from: number; lastDay: string } {
  return {
    from: nowMs + meeting.noticeHours * HOUR_MS,
    lastDay: laterDay(wallClock(timeZone, nowMs).day, meeting.horizonDays),
  };
}

/** The meeting and the buffer after it. */
export const blockedBy = ({ minutes, bufferMinutes }: Meeting, startsAt: number): Interval => [
  startsAt,
  startsAt + (minutes + bufferMinutes) * MINUTE_MS,
];

export const overlap = ([from, until]: Interval, [begin, end]: Interval): boolean =>
  from < end && begin < until;

/** The free times of one of the agent's days, in order. `taken` may be in any order. */
export function slotsOn(
  hours: Hours,
  meeting: Meeting,
  taken: readonly Interval[],
  day: string,
  nowMs: number,
): number[] {
  const { from, lastDay } = bounds(hours, meeting, nowMs);
  if (day > lastDay) return [];
  const step = stepOf(meeting);
  const slots: number[] = [];
  for (const [begin, end] of openOn(hours, day)) {
    const near = taken.filter((one) => overlap(one, [begin, end + meeting.bufferMinutes * MINUTE_MS]));
    for (let at = begin; at + meeting.minutes * MINUTE_MS <= end; at += step) {
      const wanted = blockedBy(meeting, at);
      if (at >= from && !near.some((one) => overlap(one, wanted))) slots.push(at);
    }
  }
  return slots;
}

export type FreeDay = { day: string; slots: number[] };

/** The next days with free times from `day` on, at most `most`; `later` is the day after them when there are more. */
export function freeDays(
  hours: Hours,
  meeting: Meeting,
  taken: readonly Interval[],
  { day, most, nowMs }: { day: string | null; most: number; nowMs: number },
): { days: FreeDay[]; later: string | null } {
  const { from, lastDay } = bounds(hours, meeting, nowMs);
  const first = wallClock(hours.timeZone, from).day;
  const days: FreeDay[] = [];
  for (let on = day !== null && day > first ? day : first; on <= lastDay; on = laterDay(on, 1)) {
    const slots = slotsOn(hours, meeting, taken, on, nowMs);
    if (slots.length === 0) continue;
    if (days.length === most) return { days, later: on };
    days.push({ day: on, slots });
  }
  return { days, later: null };
}

export type FreeWeek = {
  /** Seven days, each with its free times. */
  days: FreeDay[];
  /** The wanted day, or the first free one after it; null when nothing is free from there on. */
  chosen: FreeDay | null;
  /** The first free day before and after these seven. */
  earlier: string | null;
  later: string | null;
};

/** The week of the wanted day, counted from today. */
export function freeWeek(
  hours: Hours,
  meeting: Meeting,
  taken: readonly Interval[],
  { day, nowMs }: { day: string | null; nowMs: number },
): FreeWeek {
  const firstFree = (from: string | null) =>
    freeDays(hours, meeting, taken, { day: from, most: 1, nowMs }).days[0] ?? null;
  const today = wallClock(hours.timeZone, nowMs).day;
  const chosen = firstFree(day);
  const wanted = chosen?.day ?? (day !== null && day > today ? day : today);
  const weeks = Math.floor((Date.parse(wanted) - Date.parse(today)) / (7 * DAY_MS));
  const start = laterDay(today, weeks * 7);
  const first = weeks === 0 ? null : (firstFree(null)?.day ?? null);
  const before = weeks === 0 ? null : (firstFree(laterDay(start, -7))?.day ?? null);
  return {
    days: Array.from({ length: 7 }, (_, ahead) => {
      const on = laterDay(start, ahead);
      return { day: on, slots: slotsOn(hours, meeting, taken, on, nowMs) };
    }),
    chosen,
    earlier: before !== null && before < start ? before : first !== null && first < start ? first : null,
    later: firstFree(laterDay(start, 7))?.day ?? null,
  };
}

/** The next free times from an instant on. */
export function nextSlots(
  hours: Hours,
  meeting: Meeting,
  taken: readonly Interval[],
  { fromMs, most, nowMs }: { fromMs: number; most: number; nowMs: number },
): number[] {
  const slots: number[] = [];
  let day: string | null = wallClock(hours.timeZone, fromMs).day;
  while (day !== null && slots.length < most) {
    const found = freeDays(hours, meeting, taken, { day, most: 1, nowMs });
    slots.push(...found.days.flatMap((one) => one.slots).filter((at) => at >= fromMs));
    day = found.later;
  }
  return slots.slice(0, most);
}

/** Whether a meeting can begin at this instant, which must be one of the offered times. */
export const isFree = (
  hours: Hours,
  meeting: Meeting,
  taken: readonly Interval[],
  startsAt: number,
  nowMs: number,
): boolean =>
  slotsOn(hours, meeting, taken, wallClock(hours.timeZone, startsAt).day, nowMs).includes(startsAt);
