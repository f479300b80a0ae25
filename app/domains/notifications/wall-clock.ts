/** Wall clocks of time zones: when quiet hours end and when it was eight in the morning, over changes of the clock too. */
import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { parseReaderZone } from "#app/platform/time/reader-time.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

const QUARTER_MS = 15 * MINUTE_MS;
/** When the daily email comes. */
export const DIGEST_HOUR = 8;

/** The zones of the United States come first in lists; few readers are elsewhere. */
const AMERICAN_ZONES: readonly { value: string; label: PlainMessage }[] = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
];

/** Making one costs a hundred times what using it does. */
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

/** A zone that was known once and is no more goes by UTC: what one person chose long ago must not keep others untold. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? makeFormat(timeZone) ?? formatOf("UTC");
  formats.set(timeZone, format);
  return format;
}

/** Whether it is the name of a time zone that this runtime knows. Bare offsets are none: they know no summer. */
export const isTimeZone = (name: string): boolean =>
  name.length <= 64 && /^[A-Za-z]/.test(name) && makeFormat(name) !== null;

/** The zones to choose from, of places alone; `others` are names that must be among them. */
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

/** Minutes since midnight on the wall clock there. */
function wallMinutes(timeMs: number, timeZone: string): number {
  const [hour = 0, minute = 0] = formatOf(timeZone).format(timeMs).split(":").map(Number);
  return hour * 60 + minute;
}

function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** `minutes` on a clock of a day: what lies ahead of midnight comes out behind it. */
const aroundTheClock = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

const wholeMinute = (timeMs: number) => Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;

export type QuietTimes = { quietFrom: string | null; quietUntil: string | null; timeZone: string };

/**
 * The first moment after `nowMs` that is not in the quiet hours; null when now is none of theirs. They may cross midnight;
 * from and until the same means none. Where the clock is put back an hour may be quiet twice, where it is put forward
 * an end that is skipped counts as reached.
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
  let ends = wholeMinute(nowMs);
  // Clocks are changed at a full quarter of an hour: within one, the end is as far off as the clock says.
  while (isQuiet(ends)) {
    const ahead = aroundTheClock(until - wallMinutes(ends, timeZone)) * MINUTE_MS;
    ends += Math.min(ahead, QUARTER_MS - (ends % QUARTER_MS));
  }
  return ends;
}

/** The last moment, not after `nowMs`, at which the clock there came to `DIGEST_HOUR`. No zone changes its clock then. */
export function lastDigestHour(nowMs: number, timeZone: string): number {
  const target = DIGEST_HOUR * 60;
  const since = (timeMs: number) => aroundTheClock(wallMinutes(timeMs, timeZone) - target);
  let at = wholeMinute(nowMs) - since(nowMs) * MINUTE_MS;
  // The clock was changed since then: by less than half a day, so the nearer eight is meant.
  const off = since(at);
  at -= (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE_MS;
  return at;
}
