/** A week of the agent's calendar, with its words, for the page. */

import { formatDays } from "#app/domains/calendar/settings/time-off.ts";
import type { DayRanges, Hours } from "#app/domains/calendar/types.ts";
import {
  type DayEntry,
  hoursShown,
  mondayOf,
  WEEK_DAYS,
  type WeekDay,
  type WeekEntry,
  weekOf,
} from "#app/domains/calendar/week/calendar-week.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { DAY_MINUTES, DAY_MS } from "#app/platform/durations.ts";
import { formatClock } from "#app/platform/time/dates.ts";
import { laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import { WEEKDAY_NAMES } from "#app/platform/time/weekdays.ts";
import { longZoneName, wallClock } from "#app/platform/time/zoned-time.ts";

export type ShownEntry = DayEntry & {
  /** "10:00 AM to 10:30 AM". */
  time: string;
  to: string | null;
};
export type ShownDay = Omit<WeekDay, "entries"> & {
  weekday: string;
  /** Before today. */
  isPast: boolean;
  /** Of the month. */
  date: string;
  /** "9:00 AM to noon, 1:00 PM to 5:00 PM", "Closed". */
  hours: string;
  entries: ShownEntry[];
};
export type ShownWeek = {
  title: string;
  zone: string;
  /** The seven days from today. */
  isNext: boolean;
  earlier: string;
  later: string;
  next: string;
  days: ShownDay[];
  from: number;
  until: number;
  /** The minute of today that it is now; null where today isn't shown. */
  now: number | null;
};

/** How far from today a week can be looked at. */
const MOST_WEEKS = 104;

/** The Monday of the week that an address asks for; today if it asks for none: then the next seven days are shown. */
export function askedStart(asked: string | null, today: string): string {
  if (asked === null) return today;
  const away = Math.abs(Date.parse(`${asked}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`));
  return away <= MOST_WEEKS * WEEK_DAYS * DAY_MS ? mondayOf(asked) : today;
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** 720 → "noon", 540 → "9:00 AM". */
export function formatMinuteOf(minute: number): string {
  if (minute === DAY_MINUTES / 2) return "noon";
  if (minute % DAY_MINUTES === 0) return "midnight";
  return formatClock(Math.floor(minute / 60), minute % 60);
}

export const formatRange = ([from, until]: readonly [number, number]): string =>
  `${formatMinuteOf(from)} to ${formatMinuteOf(until)}`;

/** A week's open hours, days that are alike and side by side together; closed days are left out. */
export function hoursInWords(week: readonly DayRanges[]): { days: string; hours: string }[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  week.forEach((day, at) => {
    const hours = day.map(formatRange).join(", ");
    const before = rows.at(-1);
    if (before?.hours === hours) before.last = at;
    else rows.push({ first: at, last: at, hours });
  });
  return rows
    .filter(({ hours }) => hours !== "")
    .map(({ first, last, hours }) => ({
      days: [...new Set([WEEKDAY_NAMES[first], WEEKDAY_NAMES[last]])].join(
        last - first === 1 ? " and " : " to ",
      ),
      hours,
    }));
}

export function showWeek(
  hours: Hours,
  entries: readonly WeekEntry[],
  { from, nowMs }: { from: string; nowMs: number },
): ShownWeek {
  const clock = wallClock(hours.timeZone, nowMs);
  const days = weekOf(hours, entries, { monday: from, today: clock.day });
  const isNext = from === clock.day;
  const monday = mondayOf(from);
  const at = (day: string) => `${calendarPaths.settings({ week: day })}#week`;
  return {
    title: formatDays({ on: from, until: laterDay(from, WEEK_DAYS - 1) }),
    zone: longZoneName(hours.timeZone, nowMs),
    isNext,
    // From the next seven days back to the Monday before them.
    earlier: at(isNext && monday !== from ? monday : laterDay(monday, -WEEK_DAYS)),
    later: at(laterDay(monday, WEEK_DAYS)),
    next: `${calendarPaths.settings()}#week`,
    days: days.map((one) => ({
      ...one,
      weekday: WEEKDAYS[weekdayOf(one.day)] ?? "",
      isPast: one.day < clock.day,
      date: String(Number(one.day.slice(-2))),
      hours: one.open.length === 0 ? "Closed" : one.open.map(formatRange).join(", "),
      entries: one.entries.map((entry) => ({
        ...entry,
        time:
          entry.from === 0 && entry.until === DAY_MINUTES
            ? "All day"
            : formatRange([entry.from, entry.until]),
        to: entry.id === "" ? null : calendarPaths.appointment(entry.id),
      })),
    })),
    ...hoursShown(days),
    now: days.some(({ isToday }) => isToday) ? clock.minute : null,
  };
}
