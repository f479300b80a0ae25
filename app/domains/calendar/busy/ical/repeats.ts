/**
 * When repeating events occur within a window. `ical.js` expands them from a period shortly before the window instead of the
 * first one, and expands each pattern once for all events that share it. Its steps are counted and bounded, because a rule
 * that never matches would run forever. Pure.
 */
import ICAL from "ical.js";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { type Pattern, patternsOf, periodsOf, type Rule } from "./rules.ts";

/** In local time. */
export type WallWindow = { fromMs: number; untilMs: number };
export type Start = { wallMs: number; isDay: boolean };

export type Repeats = {
  /** The rule's times within the window, in order; null for a rule that isn't expanded, or costs too much. */
  times(rule: Rule, start: Start, window: WallWindow): number[] | null;
  /** Steps taken so far. */
  steps(): number;
};

/** Before this the library's calendar isn't ours. */
const FIRST_YEAR_MS = Date.parse("1500-01-01T00:00:00Z");
/** The library walks a long interval day by day; this many days count as one step. */
const DAYS_A_STEP = 10;
const STEPS_OF_A_YEAR = 40;
const STEPS_OF_A_YEARS_DAY = 3;
/** The cost of every rule, even one without times. */
const STEPS_OF_A_RULE = 2;

const FIFTH = /^[+-]?5/;

class TooManySteps extends Error {}
class PastTheEnd extends Error {}

type Meter = { left: number; endMs: number };

/**
 * The library's iterator, which counts its steps and stops at the window's end when it finds nothing before. It expands the
 * days of a year out of order, so yearly rules stop at the end of a year.
 */
class MeteredIterator extends ICAL.RecurIterator {
  declare meter: Meter;

  override fromData(options: { meter: Meter } & ConstructorParameters<typeof ICAL.RecurIterator>[0]) {
    this.meter = options.meter;
    super.fromData(options);
  }
  override check_contracting_rules() {
    const isYearly = this.rule.freq === "YEARLY";
    takeSteps(this.meter, isYearly ? STEPS_OF_A_YEARS_DAY : 1);
    if (!isYearly) endAt(this.meter, wallMsOf(this.last));
    const isFree = !["BYDAY", "BYMONTH", "BYMONTHDAY"].some((part) => part in this.rule.parts);
    return isFree || super.check_contracting_rules();
  }
  override increment_monthday(days: number) {
    takeSteps(this.meter, days / DAYS_A_STEP);
    super.increment_monthday(days);
  }
  override increment_month() {
    takeSteps(this.meter, 1);
    endAt(this.meter, wallMsOf(this.last));
    super.increment_month();
  }
  override expand_year_days(year: number) {
    takeSteps(this.meter, STEPS_OF_A_YEAR);
    endAt(this.meter, Date.UTC(year, 0, 1));
    return super.expand_year_days(year);
  }
  override is_day_in_byday(time: InstanceType<typeof ICAL.Time>) {
    takeSteps(this.meter, (this.rule.parts.BYDAY?.length ?? 1) / 2);
    return super.is_day_in_byday(time);
  }
}

function takeSteps(meter: Meter, steps: number): void {
  meter.left -= steps;
  if (meter.left < 0) throw new TooManySteps();
}

function endAt({ endMs }: Meter, wallMs: number): void {
  if (wallMs >= endMs) throw new PastTheEnd();
}

/** Hours and days only; the minute is the event's own. */
const wallMsOf = (time: InstanceType<typeof ICAL.Time>) =>
  Date.UTC(time.year, time.month - 1, time.day, time.isDate ? 0 : time.hour);

/** `stepsMost` bounds the steps of all rules together. */
export function createRepeats(stepsMost: number): Repeats {
  const meter: Meter = { left: stepsMost, endMs: 0 };
  const known = new Map<string, readonly number[] | null>();

  /** The days (or hours) of a pattern from the start of a period to the end; null when that costs too much. */
  function expand(pattern: Pattern, beginMs: number, endMs: number): readonly number[] | null {
    const { frequency, interval, parts, weekStart } = pattern;
    const key = JSON.stringify([frequency, interval, parts, weekStart, beginMs, endMs]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = meter.left <= 0 ? null : together(pattern, beginMs, endMs);
    if (found !== null || meter.left > 0) known.set(key, found);
    return found;
  }

  /**
   * The library searches for the first fifth Monday before it returns any other day, no matter how far away, so each fifth
   * weekday of a month is expanded separately.
   */
  function together(pattern: Pattern, beginMs: number, endMs: number): number[] | null {
    const days = pattern.parts.BYDAY ?? [];
    const fifths = days.filter((day) => FIFTH.test(String(day)));
    const splits = pattern.frequency === "MONTHLY" && days.length > 1 && !("BYSETPOS" in pattern.parts);
    if (fifths.length === 0 || !splits) return iterate(pattern, beginMs, endMs);
    const others = days.filter((day) => !fifths.includes(day));
    const found = [others, ...fifths.map((day) => [day])]
      .filter((some) => some.length > 0)
      .map((some) => iterate({ ...pattern, parts: { ...pattern.parts, BYDAY: some } }, beginMs, endMs));
    const known = found.filter((some) => some !== null);
    return known.length < found.length ? null : [...new Set(known.flat())].sort((a, b) => a - b);
  }

  function iterate(pattern: Pattern, beginMs: number, endMs: number): number[] | null {
    const found: number[] = [];
    const begin = new Date(beginMs);
    const isDate = pattern.frequency !== "HOURLY";
    const dtstart = ICAL.Time.fromData({
      year: begin.getUTCFullYear(),
      month: begin.getUTCMonth() + 1,
      day: begin.getUTCDate(),
      hour: isDate ? 0 : begin.getUTCHours(),
      isDate,
    });
    const rule = ICAL.Recur.fromData({
      freq: pattern.frequency,
      interval: pattern.interval,
      wkst: pattern.weekStart,
      ...structuredClone(pattern.parts),
      // In order: a month after the end would hide the months before it.
      ...(pattern.parts.BYMONTH === undefined
        ? {}
        : { BYMONTH: [...pattern.parts.BYMONTH].sort((a, b) => Number(a) - Number(b)) }),
    } as Parameters<typeof ICAL.Recur.fromData>[0]);
    meter.endMs = endMs;
    try {
      const iterator = new MeteredIterator({ rule, dtstart, meter } as never);
      for (let time = iterator.next(); time; time = iterator.next()) {
        const wallMs = wallMsOf(time);
        if (wallMs >= endMs) break;
        found.push(wallMs);
      }
    } catch (error) {
      // The library rejected the rule for another reason.
      if (!(error instanceof PastTheEnd)) return null;
    }
    return found.sort((a, b) => a - b);
  }

  /**
   * The days of a pattern from the start to the window's end. When days are counted, `before` is how many came before the
   * first of them, and `startsOn` whether the start is one of them.
   */
  function daysOf(pattern: Pattern, counts: boolean, startMs: number, window: WallWindow) {
    const unitMs = pattern.frequency === "HOURLY" ? HOUR_MS : DAY_MS;
    const startDay = Math.floor(startMs / unitMs) * unitMs;
    // An interval beyond the end finds nothing, so a shorter one will do.
    const reach = periodsOf({ ...pattern, interval: 1 }, startMs).until(window.untilMs) + 2;
    const near = { ...pattern, interval: Math.min(pattern.interval, Math.max(1, reach)) };
    const periods = periodsOf(near, startMs);
    const isWalked = counts && near.each === null;
    // One period earlier: the first time that the library returns isn't always one of the rule's.
    const from = periods.until(isWalked ? startMs : window.fromMs) - 1;
    const days = expand(near, periods.beginOf(from), window.untilMs);
    if (days === null) return null;
    if (!counts || near.each === null) {
      const later = days.filter((day) => day >= startDay);
      return { days: later, before: 0, startsOn: later[0] === startDay };
    }
    const first = expand(near, periods.beginOf(0), startDay + unitMs);
    if (first === null) return null;
    const startsOn = first.at(-1) === startDay;
    return { days, before: from * near.each - first.length + (startsOn ? 1 : 0), startsOn };
  }

  return {
    steps: () => stepsMost - meter.left,
    times(rule, { wallMs, isDay }, window) {
      if (meter.left <= 0) return null;
      meter.left -= STEPS_OF_A_RULE;
      const read = wallMs < FIRST_YEAR_MS ? null : patternsOf(rule, wallMs, isDay);
      if (read === null) return null;
      const { timesMs } = read;
      const all: { days: readonly number[]; before: number; startsOn: boolean }[] = [];
      for (const pattern of read.patterns) {
        const one = daysOf(pattern, rule.count !== null, wallMs, window);
        if (one === null) return null;
        all.push(one);
      }
      const days =
        all.length === 1 ? (all[0]?.days ?? []) : all.flatMap((one) => one.days).sort((a, b) => a - b);
      const [only] = all;
      const startsOn = all.some((one) => one.startsOn);
      // Times of the first day before the start don't count.
      const unitMs = read.patterns[0]?.frequency === "HOURLY" ? HOUR_MS : DAY_MS;
      const startDay = Math.floor(wallMs / unitMs) * unitMs;
      const early = startsOn ? timesMs.filter((time) => startDay + time < wallMs).length : 0;
      const found: number[] = [];
      for (const [at, day] of days.entries()) {
        if (day + DAY_MS <= window.fromMs) continue;
        for (const [of, time] of timesMs.entries()) {
          if (day + time < wallMs || day + time < window.fromMs || day + time >= window.untilMs) continue;
          const nth = ((only?.before ?? 0) + at) * timesMs.length + of - early;
          if (rule.count === null || nth < rule.count) found.push(day + time);
        }
      }
      return found;
    },
  };
}
