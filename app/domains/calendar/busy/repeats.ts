/** The times at which a repeating event comes again, by its rule and the clocks of its zone. Pure. */
import { DAY_MS } from "#app/platform/durations.ts";
import { laterDay, weekdayOf } from "#app/platform/holidays.ts";
import type { Rule } from "./rules.ts";

/** On the event's own clocks; of an event of whole days `minute` is null. */
export type Time = { day: string; minute: number | null };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const partsOf = (day: string) => day.split("-").map(Number) as [year: number, month: number, date: number];
const dayOfYear = (day: string) => dayNumber(day) - dayNumber(`${day.slice(0, 4)}-01-01`) + 1;
const daysInYear = (year: number) => (new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
/** Whether a list has the place, or the same one counted from the end of `length`. */
const has = (list: readonly number[], place: number, length: number) =>
  list.includes(place) || list.includes(place - length - 1);

/** The first day of the week that a day is in. */
const weekOf = (day: string, weekStart: number) => laterDay(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** A day's week within the year that has most of it, and how many that year has. */
function weekNumber(day: string, weekStart: number): { week: number; weeks: number } {
  const numberOf = (one: string) => Math.ceil(dayOfYear(laterDay(weekOf(one, weekStart), 3)) / 7);
  const middle = laterDay(weekOf(day, weekStart), 3);
  return { week: numberOf(day), weeks: numberOf(`${middle.slice(0, 4)}-12-28`) };
}

/** Whether the rule has this day. */
function comesOn(rule: Rule, first: string, day: string): boolean {
  const [firstYear, firstMonth, firstDate] = partsOf(first);
  const [year, month, date] = partsOf(day);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const { frequency, interval, weekdays, dates, months, yearDays, weeks, weekStart } = rule;
  if (months.length > 0 && !months.includes(month)) return false;
  if (dates.length > 0 && !has(dates, date, length)) return false;
  if (yearDays.length > 0 && !has(yearDays, dayOfYear(day), daysInYear(year))) return false;
  if (weeks.length > 0) {
    const own = weekNumber(day, weekStart);
    if (!has(weeks, own.week, own.weeks)) return false;
  }
  // The nth Monday is of the year where a yearly rule names no months.
  const ofYear = frequency === "YEARLY" && months.length === 0;
  const [place, whole] = ofYear ? [dayOfYear(day), daysInYear(year)] : [date, length];
  const isWeekday = weekdays.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(day) &&
      (nth === 0 || Math.ceil(place / 7) === nth || -Math.ceil((whole - place + 1) / 7) === nth),
  );
  if (weekdays.length > 0 && !isWeekday) return false;
  const named = weekdays.length > 0 || dates.length > 0;
  const since = dayNumber(day) - dayNumber(first);
  switch (frequency) {
    case "HOURLY":
      return true;
    case "DAILY":
      return since % interval === 0;
    case "WEEKLY":
      return (
        (weekdays.length > 0 || weekdayOf(day) === weekdayOf(first)) &&
        ((dayNumber(weekOf(day, weekStart)) - dayNumber(weekOf(first, weekStart))) / 7) % interval === 0
      );
    case "MONTHLY":
      return (named || date === firstDate) && ((year - firstYear) * 12 + month - firstMonth) % interval === 0;
    case "YEARLY": {
      const onDay =
        weeks.length > 0
          ? weekdays.length > 0 || weekdayOf(day) === weekdayOf(first)
          : named ||
            yearDays.length > 0 ||
            ((months.length > 0 || month === firstMonth) && date === firstDate);
      return onDay && (year - firstYear) % interval === 0;
    }
  }
}

/** The minutes of one of the rule's days, in order. */
function minutesOn({ frequency, interval, hours, minutes }: Rule, first: Time, day: string) {
  const { minute } = first;
  if (minute === null) return [null];
  const firstHour = Math.floor(minute / 60);
  const since = (dayNumber(day) - dayNumber(first.day)) * 24 - firstHour;
  const own =
    frequency === "HOURLY"
      ? Array.from({ length: 24 }, (_, hour) => hour).filter(
          (hour) => (since + hour) % interval === 0 && (hours.length === 0 || hours.includes(hour)),
        )
      : hours.length > 0
        ? hours
        : [firstHour];
  return own.flatMap((hour) => (minutes.length > 0 ? minutes : [minute % 60]).map((one) => hour * 60 + one));
}

/** The first day and the one after the last of the period that positions are counted in. */
function periodOf({ frequency, weekStart }: Rule, day: string): [from: string, until: string] {
  const [year, month] = partsOf(day);
  if (frequency === "WEEKLY") return [weekOf(day, weekStart), laterDay(weekOf(day, weekStart), 7)];
  if (frequency === "YEARLY") return [`${year}-01-01`, `${year + 1}-01-01`];
  if (frequency !== "MONTHLY") return [day, laterDay(day, 1)];
  const from = `${day.slice(0, 8)}01`;
  return [from, laterDay(from, new Date(Date.UTC(year, month, 0)).getUTCDate())];
}

/** Tells of the times of a period, of which each day has as many, whether the rule's positions name them. */
function createPlaces(rule: Rule, first: string) {
  let period: { from: string; days: string[] } | null = null;
  return (day: string, at: number, ofDay: number): boolean => {
    if (rule.positions.length === 0) return true;
    const [from, until] = periodOf(rule, day);
    if (period?.from !== from) {
      const days: string[] = [];
      for (let one = from; one < until; one = laterDay(one, 1)) if (comesOn(rule, first, one)) days.push(one);
      period = { from, days };
    }
    return has(rule.positions, period.days.indexOf(day) * ofDay + at + 1, period.days.length * ofDay);
  };
}

/**
 * The times of the rule on days from `from` to `to`, with `first` its first one. `step` is told of each day and time that
 * is looked at and ends it by returning false: a rule that counts is counted from its beginning.
 */
export function* repeatTimes(
  rule: Rule,
  first: Time,
  { from, to, step }: { from: string; to: string; step(): boolean },
): Generator<Time> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const isPlaced = createPlaces(rule, first.day);
  const begin = rule.count === null && from > first.day ? from : first.day;
  for (let day = begin; day <= to; day = laterDay(day, 1)) {
    if (!step()) return;
    const minutes = comesOn(rule, first.day, day) ? minutesOn(rule, first, day) : [];
    const placed = minutes.filter((_, at) => isPlaced(day, at, minutes.length));
    for (const minute of day === first.day ? withFirst(placed, first.minute) : placed) {
      if (minutes.length > 1 && !step()) return;
      left -= 1;
      if (day >= from) yield { day, minute };
      if (left <= 0) return;
    }
  }
}

/** The first one comes whatever the rule says of it, and nothing before it. */
const withFirst = (minutes: readonly (number | null)[], first: number | null) => [
  first,
  ...minutes.filter((minute) => minute !== null && first !== null && minute > first),
];
