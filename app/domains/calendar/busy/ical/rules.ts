/**
 * Repetition rules (RFC 5545 3.3.10), rewritten into rules that `ical.js` expands as the RFC says. Rules it would expand
 * differently aren't read; time is blocked instead. Pure.
 */
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";

const FREQUENCIES = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export type Rule = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** Its last day or moment, in jCal's form. */
  until: string | null;
  /** `MO`, or `-1MO` for the last one. */
  weekdays: readonly string[];
  dates: readonly number[];
  months: readonly number[];
  yearDays: readonly number[];
  positions: readonly number[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  /** The weekday that weeks begin on, Sunday = 1. */
  weekStart: number;
  /** It has parts that aren't read: weeks of a year, another calendar. */
  saysMore: boolean;
};

/** A rule with one frequency and its days (or hours), which `ical.js` expands from the start of a period. */
export type Pattern = {
  frequency: Frequency;
  interval: number;
  parts: Readonly<Partial<Record<"BYDAY" | "BYMONTHDAY" | "BYMONTH" | "BYYEARDAY" | "BYSETPOS", unknown[]>>>;
  weekStart: number;
  /** The month, when a period is the same month every few years. */
  month: number | null;
  /** How many times each period has, when that is constant. */
  each: number | null;
};

/** The patterns that give a rule's days, and the times of each day. */
export type Patterns = { patterns: readonly Pattern[]; timesMs: readonly number[] };

const NAMES: ReadonlySet<string> = new Set([
  ...["freq", "interval", "count", "until", "wkst", "byday", "bymonthday", "bymonth", "byyearday"],
  ...["bysetpos", "byhour", "byminute", "bysecond"],
]);
/** A day with more times is blocked in full: no meeting repeats every fifteen minutes. */
const TIMES_MOST = 96;
const NONE: readonly never[] = [];
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Reads an `RRULE` as `ical.js` parsed it; null for an invalid one. */
export function readRule(value: unknown): Rule | null {
  if (typeof value !== "object" || value === null) return null;
  const said = value as Record<string, unknown>;
  const frequency = FREQUENCIES.find((one) => one === said.freq);
  if (frequency === undefined) return null;
  const listed = (name: string): readonly unknown[] =>
    said[name] === undefined ? NONE : Array.isArray(said[name]) ? said[name] : [said[name]];
  const numbers = (name: string): readonly number[] =>
    said[name] === undefined
      ? NONE
      : listed(name)
          .map(Number)
          .sort((a, b) => a - b);
  const count = said.count === undefined ? null : Number(said.count);
  const interval = Number(said.interval ?? 1);
  const rule: Rule = {
    frequency,
    interval,
    count,
    until: said.until === undefined ? null : String(said.until),
    weekdays: listed("byday").map((one) => String(one).replace("+", "")),
    dates: numbers("bymonthday"),
    months: numbers("bymonth"),
    yearDays: numbers("byyearday"),
    positions: numbers("bysetpos"),
    hours: numbers("byhour"),
    minutes: numbers("byminute"),
    seconds: numbers("bysecond"),
    weekStart: Number(said.wkst ?? 2),
    saysMore: Object.keys(said).some((name) => !NAMES.has(name)),
  };
  const all = [...rule.dates, ...rule.yearDays, ...rule.positions];
  const isSound =
    Number.isSafeInteger(interval) && interval >= 1 && (count === null || count >= 1) && !all.includes(0);
  return isSound ? rule : null;
}

const isNumbered = (weekday: string) => weekday.length > 2;
const sameSign = (all: readonly number[]) => all.every((one) => one > 0) || all.every((one) => one < 0);

/** The rule as patterns; null when `ical.js` would give other days than the RFC. `startMs` is the first local time. */
export function patternsOf(rule: Rule, startMs: number, isDay: boolean): Patterns | null {
  if (rule.saysMore) return null;
  const spread = rule.frequency === "HOURLY" ? spreadHours(rule, startMs) : rule;
  if (spread === null) return null;
  const timesMs = isDay ? [0] : timesOf(spread, startMs);
  const patterns = timesMs === null ? null : dayPatterns(spread, startMs);
  return patterns === null || timesMs === null ? null : { patterns, timesMs };
}

/** An hourly interval that divides a day has the same hours every day. */
function spreadHours(rule: Rule, startMs: number): Rule | null {
  if (24 % rule.interval !== 0) return rule.hours.length > 0 ? null : rule;
  const first = new Date(startMs).getUTCHours();
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) =>
      (hour - first + 24) % rule.interval === 0 && (rule.hours.length === 0 || rule.hours.includes(hour)),
  );
  return hours.length === 0 ? null : { ...rule, frequency: "DAILY", interval: 1, hours };
}

/** The times of a day (for an hourly rule: of an hour), or null for too many. */
function timesOf({ frequency, hours, minutes, seconds }: Rule, startMs: number): number[] | null {
  const start = new Date(startMs);
  const or = (listed: readonly number[], own: number) => (listed.length > 0 ? listed : [own]);
  const [allHours, allMinutes, allSeconds] = [
    frequency === "HOURLY" ? [0] : or(hours, start.getUTCHours()),
    or(minutes, start.getUTCMinutes()),
    or(seconds, start.getUTCSeconds()),
  ];
  if (allHours.length * allMinutes.length * allSeconds.length > TIMES_MOST) return null;
  return allHours.flatMap((hour) =>
    allMinutes.flatMap((minute) => allSeconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000)),
  );
}

function dayPatterns(rule: Rule, startMs: number): Pattern[] | null {
  const { frequency, interval, weekdays, dates, months, yearDays, positions, weekStart } = rule;
  const start = new Date(startMs);
  const of = (pattern: Partial<Pattern>): Pattern => ({
    frequency,
    interval,
    parts: {},
    weekStart,
    month: null,
    each: null,
    ...pattern,
  });
  const numbered = weekdays.some(isNumbered);
  switch (frequency) {
    case "SECONDLY":
    case "MINUTELY":
      return null;
    case "HOURLY":
    case "DAILY": {
      if (numbered || positions.length > 0 || yearDays.length > 0 || dates.some((one) => one < 0))
        return null;
      const parts = {
        ...(weekdays.length > 0 && { BYDAY: [...weekdays] }),
        ...(dates.length > 0 && { BYMONTHDAY: [...dates] }),
        ...(months.length > 0 && { BYMONTH: [...months] }),
      };
      return [of({ parts, each: Object.keys(parts).length === 0 ? 1 : null })];
    }
    case "WEEKLY": {
      if (numbered || positions.length > 0 || yearDays.length > 0 || dates.length > 0) return null;
      const days = weekdays.length > 0 ? [...new Set(weekdays)] : [WEEKDAYS[start.getUTCDay()] ?? "MO"];
      const parts = { BYDAY: days, ...(months.length > 0 && { BYMONTH: [...months] }) };
      return [of({ parts, each: months.length === 0 ? days.length : null })];
    }
    case "MONTHLY": {
      if (yearDays.length > 0 || (months.length > 0 && interval > 1)) return null;
      const part = monthPart(rule, start.getUTCDate());
      if (part === null) return null;
      return months.length === 0
        ? [of(part)]
        : months.map((month) => of({ ...part, interval: 12, month, each: null }));
    }
    case "YEARLY": {
      if (yearDays.length > 0) {
        const only = [weekdays, dates, months, positions].every((one) => one.length === 0);
        return only ? [of({ parts: { BYYEARDAY: [...yearDays] } })] : null;
      }
      if (weekdays.length > 0 && months.length === 0 && dates.length === 0) {
        const tens = weekdays.some((one) => one.replace("-", "").length > 3);
        return tens || positions.length > 0 ? null : [of({ parts: { BYDAY: [...weekdays] } })];
      }
      const part = monthPart(rule, start.getUTCDate());
      if (part === null || (positions.length > 0 && months.length !== 1)) return null;
      const named = months.length > 0 ? months : dates.length > 0 ? MONTHS : [start.getUTCMonth() + 1];
      const each = named.length === 1 ? part.each : null;
      return named.map((month) =>
        of({ ...part, frequency: "MONTHLY", interval: 12 * interval, month, each }),
      );
    }
  }
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The days of a month by a rule. */
function monthPart(
  { weekdays, dates, positions }: Rule,
  startDate: number,
): Pick<Pattern, "parts" | "each"> | null {
  const numbered = weekdays.filter(isNumbered);
  const nths = numbered.map((one) => Number(one.slice(0, -2)));
  if (nths.some((nth) => Math.abs(nth) > 5) || (numbered.length > 0 && dates.length > 0)) return null;
  if (positions.length > 0) {
    // The library loses a position counted from the end that falls on the first of a month.
    const isRead = positions.every((place) => place >= -3 && place <= 31);
    if (weekdays.length === 0 || numbered.length > 0 || dates.length > 0 || !isRead) return null;
    return { parts: { BYDAY: [...weekdays], BYSETPOS: [...positions] }, each: null };
  }
  if (weekdays.length === 0) {
    const days = dates.length > 0 ? dates : [startDate];
    const always = days.every((one) => Math.abs(one) <= 28) && sameSign(days);
    return { parts: { BYMONTHDAY: [...days] }, each: always ? days.length : null };
  }
  const always =
    dates.length === 0 &&
    numbered.length === weekdays.length &&
    nths.every((nth) => Math.abs(nth) <= 4) &&
    sameSign(nths);
  return {
    parts: { BYDAY: [...weekdays], ...(dates.length > 0 && { BYMONTHDAY: [...dates] }) },
    each: always ? weekdays.length : null,
  };
}

/** Counts a pattern's periods from the one of `startMs` up to an instant, and finds where a period begins. */
export function periodsOf({ frequency, interval, month, weekStart }: Pattern, startMs: number) {
  const start = new Date(startMs);
  if (frequency === "MONTHLY" || frequency === "YEARLY") {
    const step = frequency === "YEARLY" ? 12 * interval : interval;
    const first =
      start.getUTCFullYear() * 12 +
      (frequency === "YEARLY" ? 0 : month === null ? start.getUTCMonth() : month - 1);
    return {
      until: (atMs: number) => {
        const at = new Date(atMs);
        return Math.floor((at.getUTCFullYear() * 12 + at.getUTCMonth() - first) / step);
      },
      beginOf: (period: number) => {
        const at = first + period * step;
        return Date.UTC(Math.floor(at / 12), ((at % 12) + 12) % 12, 1);
      },
    };
  }
  const unit = frequency === "HOURLY" ? HOUR_MS : frequency === "WEEKLY" ? 7 * DAY_MS : DAY_MS;
  const day = Math.floor(startMs / DAY_MS) * DAY_MS;
  const first =
    frequency === "HOURLY"
      ? Math.floor(startMs / HOUR_MS) * HOUR_MS
      : frequency === "WEEKLY"
        ? day - ((start.getUTCDay() + 1 - weekStart + 7) % 7) * DAY_MS
        : day;
  return {
    until: (atMs: number) => Math.floor((atMs - first) / (unit * interval)),
    beginOf: (period: number) => first + period * interval * unit,
  };
}
