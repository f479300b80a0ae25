/** Local times: when quiet hours end, and when it was last eight in the morning, across clock changes. */
import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { parseReaderZone } from "#app/platform/time/reader-time.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

const QUARTER_MS = 15 * MINUTE_MS;
/** The hour of the daily email. */
export const DIGEST_HOUR = 8;

/** Zones of the United States come first in lists; few readers are elsewhere. */
const AMERICAN_ZONES: readonly { value: string; label: PlainMessage }[] = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
];

/** Creating one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  } catch {
    return null;
  }
}

/** An unknown zone falls back to UTC, so that one person's outdated choice doesn't break a run for others. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? makeFormat(timeZone) ?? formatOf("UTC");
  formats.set(timeZone, format);
  return format;
}

/** Whether this runtime knows the time zone. Bare offsets are refused, because they have no daylight saving time. */
export const isTimeZone = (name: string): boolean =>
  name.length <= 64 && /^[A-Za-z]/.test(name) && makeFormat(name) !== null;

/** The zones to choose from, places only; `others` are names that must be included. */
export function listTimeZones(others: readonly string[]): { value: string; label: string }[] {
  const listed = new Set(AMERICAN_ZONES.map(({ value }) => value));
  const all = new Set([...others.filter(isTimeZone), ...Intl.supportedValuesOf("timeZone")]);
  const isOffered = (name: string) => others.includes(name) || parseReaderZone(name) !== null;
  const rest = [...all].filter((name) => !listed.has(name) && isOffered(name)).sort();
  return [
    ...AMERICAN_ZONES.map(({ value, label }) => ({ value, label: t(label) })),
    ...rest.map((value) => ({ value, label: value.replaceAll("_", " ") })),
  ];
}

/** Minutes since local midnight. */
function wallMinutes(timeMs: number, timeZone: string): number {
  const [hour = 0, minute = 0] = formatOf(timeZone).format(timeMs).split(":").map(Number);
  return hour * 60 + minute;
}

function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Wraps `minutes` into one day. */
const aroundTheClock = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

const startOfMinute = (timeMs: number) => Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;

export type QuietTimes = { quietFrom: string | null; quietUntil: string | null; timeZone: string };

/**
 * The first moment after `nowMs` outside the quiet hours; null when it isn't quiet now. Quiet hours may cross midnight; equal
 * ends mean none. When clocks go back an hour may be quiet twice; when they go forward a skipped end counts as reached.
 */
export function quietUntil(
  nowMs: number,
  { quietFrom, quietUntil: end, timeZone }: QuietTimes,
): number | null {
  if (quietFrom === null || end === null || quietFrom === end) return null;
  const [from, until] = [parseMinutes(quietFrom), parseMinutes(end)];
  const length = aroundTheClock(until - from);
  const isQuiet = (timeMs: number) => aroundTheClock(wallMinutes(timeMs, timeZone) - from) < length;
  if (!isQuiet(nowMs)) return null;
  let ends = startOfMinute(nowMs);
  // Clocks change only at a full quarter of an hour, so within one the remaining minutes are exact.
  while (isQuiet(ends)) {
    const ahead = aroundTheClock(until - wallMinutes(ends, timeZone)) * MINUTE_MS;
    ends += Math.min(ahead, QUARTER_MS - (ends % QUARTER_MS));
  }
  return ends;
}

/** The last moment up to `nowMs` when it was `DIGEST_HOUR` there. No zone changes its clock at that hour. */
export function lastDigestHour(nowMs: number, timeZone: string): number {
  const target = DIGEST_HOUR * 60;
  const since = (timeMs: number) => aroundTheClock(wallMinutes(timeMs, timeZone) - target);
  let at = startOfMinute(nowMs) - since(nowMs) * MINUTE_MS;
  // If the clock changed since then, it was by less than half a day: take the nearer eight o'clock.
  const off = since(at);
  at -= (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE_MS;
  return at;
}
