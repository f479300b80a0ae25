/** Weekly hours in words, and which day it is at the office. */

import { DAY_MINUTES } from "#app/platform/durations.ts";
import { formatClock } from "#app/platform/time/dates.ts";
import { weekdayOf } from "#app/platform/time/holidays.ts";
import { locale, type PlainMessage, t } from "#app/text/text.ts";
import type { DayHours, SpecialDay } from "../profile-types.ts";

export const WEEKDAYS: readonly PlainMessage[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

export type HoursRow = {
  days: string;
  hours: string;
  isToday: boolean;
  /** For a row with the hours of one date instead of its weekday's. */
  special: SpecialDay | null;
};

/**
 * Days that are alike and side by side share a row; today always has its own. `today` counts from Monday = 0. A date of
 * the coming seven days whose hours differ (`specialDays`) has its own row, too, with its hours instead of the weekday's.
 */
export function groupHours(
  week: readonly DayHours[],
  today: number,
  specialDays: readonly SpecialDay[] = [],
): HoursRow[] {
  const rows: { first: number; last: number; hours: string; isToday: boolean; special: SpecialDay | null }[] =
    [];
  week.forEach((day, at) => {
    const special = specialDays.find(({ on }) => weekdayOf(on) === at) ?? null;
    const hours = formatHours(special === null ? day : special.hours);
    const before = rows.at(-1);
    const isToday = at === today;
    const own = isToday || special !== null;
    if (before !== undefined && !own && !before.isToday && before.special === null && before.hours === hours)
      before.last = at;
    else rows.push({ first: at, last: at, hours, isToday, special });
  });
  return rows.map(({ first, last, hours, isToday, special }) => ({
    days: inCapitals(isToday ? t("{day}, today", { day: weekday(first) }) : formatDays(first, last)),
    hours,
    isToday,
    special,
  }));
}

/** The weekday in the reader's language, Monday = 0; Spanish writes it small within a sentence. */
export const weekday = (at: number): string => t(WEEKDAYS[at % 7] ?? "Monday");

const inCapitals = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function formatDays(first: number, last: number): string {
  const [from, to] = [weekday(first), weekday(last)];
  if (first === last) return from;
  return last - first === 1 ? t("{from} and {to}", { from, to }) : t("{from} to {to}", { from, to });
}

/** "9:00 AM – 5:00 PM", "by appointment" or "closed". */
export function formatHours(day: DayHours): string {
  if (day === null) return t("closed");
  if (day === "appointment") return t("by appointment");
  return `${formatMinute(day[0])} – ${formatMinute(day[1])}`;
}

/** 510 → "8:30 AM"; the end of the day is "midnight". */
export function formatMinute(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) return t("midnight");
  return formatClock(Math.floor(minutes / 60), minutes % 60);
}

/** The weekday in `timeZone`, Monday = 0. A zone that the runtime does not know counts as UTC. */
export function weekdayIn(timeZone: string, timeMs: number): number {
  const name = zoneFormat(timeZone, { weekday: "long" }).format(timeMs);
  return Math.max(0, (WEEKDAYS as readonly string[]).indexOf(name));
}

/** The minute of the day in `timeZone`. */
export function minuteIn(timeZone: string, timeMs: number): number {
  const parts = zoneFormat(timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).formatToParts(
    timeMs,
  );
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}

/** The calendar day in `timeZone`, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, timeMs: number): string {
  const parts = zoneFormat(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
    timeMs,
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** "Central Time". */
export function formatZone(timeZone: string, timeMs: number): string {
  const parts = zoneFormat(timeZone, { timeZoneName: "longGeneric" }, locale()).formatToParts(timeMs);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}

/** Making a formatter takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_CACHED = 200;

function zoneFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  tag = "en-US",
): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${Object.entries(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = makeFormat(timeZone, options, tag);
    if (formats.size < FORMATS_CACHED) formats.set(key, format);
  }
  return format;
}

function makeFormat(timeZone: string, options: Intl.DateTimeFormatOptions, tag: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  }
}
