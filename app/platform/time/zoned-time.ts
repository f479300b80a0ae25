/**
 * Clocks on the wall: what an instant is called in a time zone, and which instants a day and minute there mean. A clock
 * that is set forward has minutes that never come, one that is set back has minutes that come twice.
 */

import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { locale, t } from "#app/text/text.ts";
import { formatClock, formatDay } from "./dates.ts";
import { weekdayOf } from "./holidays.ts";

/** A day `YYYY-MM-DD` and its minute, 0–1439, as a clock there shows them. */
export type WallClock = { day: string; minute: number };

/** The zones that people of the United States live in, from east to west. */
export const US_ZONES = [
  "America/Puerto_Rico",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;

const clocks = new Map<string, Intl.DateTimeFormat>();
const names = new Map<string, Intl.DateTimeFormat>();

/** Throws `RangeError` for a zone that the runtime does not know. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The zone's own name if it is an IANA name that the runtime knows; null otherwise. */
export function parseTimeZone(text: string | null | undefined): string | null {
  if (typeof text !== "string" || !/^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/.test(text)) return null;
  try {
    clockOf(text);
    return text;
  } catch {
    return null;
  }
}

/** What the clocks there show at this instant. */
export function wallClock(timeZone: string, timeMs: number): WallClock {
  // Twice as quick as asking for its parts.
  const [month, day, year, hour, minute] = clockOf(timeZone).format(timeMs).split(/\D+/);
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

const asUtc = ({ day, minute }: WallClock) => Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;

/** How far the clocks there are ahead of UTC at this instant. */
export const offsetMs = (timeZone: string, timeMs: number): number =>
  asUtc(wallClock(timeZone, timeMs)) - Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;

/** The instants at which clocks there show this: none in the gap of spring, two in the hour that fall repeats. */
export function instantsOf(timeZone: string, clock: WallClock): number[] {
  const shown = asUtc(clock);
  const offsets = new Set([offsetMs(timeZone, shown - DAY_MS), offsetMs(timeZone, shown + DAY_MS)]);
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((timeMs) => shown - timeMs === offsetMs(timeZone, timeMs))
    .sort((a, b) => a - b);
}

/** The first instant that shows this, or in a gap the one at which clocks jump over it. `minute` may be 1440. */
export function firstInstantOf(timeZone: string, clock: WallClock): number {
  const [first] = instantsOf(timeZone, clock);
  if (first !== undefined) return first;
  // In a gap, the earlier offset is the one from before the jump; the jump itself is in between.
  const shown = asUtc(clock);
  let low = shown - DAY_MS;
  let high = shown + DAY_MS;
  const before = offsetMs(timeZone, low);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** "CT"; in the repeated hour "CDT" and then "CST". */
export function zoneName(timeZone: string, timeMs: number): string {
  const twice = instantsOf(timeZone, wallClock(timeZone, timeMs)).length > 1;
  return nameIn(timeZone, timeMs, twice ? "short" : "shortGeneric");
}

/** "Central Time". */
export const longZoneName = (timeZone: string, timeMs: number): string =>
  nameIn(timeZone, timeMs, "longGeneric");

function nameIn(timeZone: string, timeMs: number, style: "short" | "shortGeneric" | "longGeneric"): string {
  const key = `${locale()} ${style} ${timeZone}`;
  let format = names.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: style });
    names.set(key, format);
  }
  const name = format.formatToParts(timeMs).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name === "GMT" ? "UTC" : name;
}

const shortWeekdays = () => t("Mon Tue Wed Thu Fri Sat Sun").split(" ");

/** `2026-12-01` → "Tue, Dec 1, 2026". */
export const formatWeekday = (day: string): string => `${shortWeekdays()[weekdayOf(day)]}, ${formatDay(day)}`;

/** "9:00 AM CT". */
export function formatTimeIn(timeZone: string, timeMs: number): string {
  const { minute } = wallClock(timeZone, timeMs);
  return `${formatClock(Math.floor(minute / 60), minute % 60)} ${zoneName(timeZone, timeMs)}`;
}

/** "Dec 1, 2026, 9:00 AM CT". */
export const formatDayTimeIn = (timeZone: string, timeMs: number): string =>
  `${formatDay(wallClock(timeZone, timeMs).day)}, ${formatTimeIn(timeZone, timeMs)}`;

/** "Tue, Dec 1, 2026, 9:00 AM CT". */
export const formatMomentIn = (timeZone: string, timeMs: number): string =>
  `${formatWeekday(wallClock(timeZone, timeMs).day)}, ${formatTimeIn(timeZone, timeMs)}`;

/** "Tue 9:00 AM CT", for a time within the next six days. */
export const formatSoonIn = (timeZone: string, timeMs: number): string =>
  `${shortWeekdays()[weekdayOf(wallClock(timeZone, timeMs).day)]} ${formatTimeIn(timeZone, timeMs)}`;

/** The same, and in the reader's zone, too, where clocks there show something else. */
export function formatMomentInBoth(timeZone: string, readersZone: string, timeMs: number): string {
  const here = formatMomentIn(timeZone, timeMs);
  if (offsetMs(timeZone, timeMs) === offsetMs(readersZone, timeMs)) return here;
  const sameDay = wallClock(timeZone, timeMs).day === wallClock(readersZone, timeMs).day;
  return `${here} (${sameDay ? formatTimeIn(readersZone, timeMs) : formatMomentIn(readersZone, timeMs)})`;
}

/** `2026-12-01` → "Tue, Dec 1", where the year is clear. */
export function formatNearDay(day: string): string {
  const [, month = "1", date = "1"] = day.split("-");
  return t("{weekday}, {month} {day}", {
    weekday: shortWeekdays()[weekdayOf(day)] ?? "",
    month: t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split(" ")[Number(month) - 1] ?? "",
    day: Number(date),
  });
}
