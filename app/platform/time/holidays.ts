/** Federal holidays by the rule of 5 U.S.C. 6103, with the day on which an office is closed for them. */

import { DAY_MS } from "#app/platform/durations.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

export type Holiday = { day: string; name: string };

/** A fixed date, or a weekday (Monday = 0) of a month: the first, second …, or counted from the end. */
type Rule = { name: PlainMessage; month: number } & ({ date: number } | { weekday: number; nth: number });

const RULES: readonly Rule[] = [
  { name: "New Year’s Day", month: 1, date: 1 },
  { name: "Martin Luther King Jr. Day", month: 1, weekday: 0, nth: 3 },
  { name: "Presidents Day", month: 2, weekday: 0, nth: 3 },
  { name: "Memorial Day", month: 5, weekday: 0, nth: -1 },
  { name: "Juneteenth", month: 6, date: 19 },
  { name: "Independence Day", month: 7, date: 4 },
  { name: "Labor Day", month: 9, weekday: 0, nth: 1 },
  { name: "Columbus Day", month: 10, weekday: 0, nth: 2 },
  { name: "Veterans Day", month: 11, date: 11 },
  { name: "Thanksgiving Day", month: 11, weekday: 3, nth: 4 },
  { name: "Christmas Day", month: 12, date: 25 },
];

const SATURDAY = 5;
const SUNDAY = 6;

/** Monday = 0 of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The day so many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The holidays that fall in a year, in order. One on a Saturday is observed the Friday before, one on a Sunday the Monday
 * after: both days are named, the observed one in the year of its holiday.
 */
export const federalHolidays = (year: number): Holiday[] =>
  holidaysOf(year).map((one) => ({ day: one.day, name: nameOf(one) }));

/** Cached without names, because those depend on the reader's language. */
type UnnamedHoliday = { day: string; rule: Rule; observed: boolean };

const nameOf = ({ rule, observed }: UnnamedHoliday): string =>
  observed ? t("{holiday} (observed)", { holiday: t(rule.name) }) : t(rule.name);

/** Every day of a calendar needs its year's holidays, and they never change. */
const byYear = new Map<number, readonly UnnamedHoliday[]>();
const YEARS_KEPT = 20;

function holidaysOf(year: number): readonly UnnamedHoliday[] {
  let holidays = byYear.get(year);
  if (holidays === undefined) {
    holidays = findHolidays(year);
    if (byYear.size < YEARS_KEPT) byYear.set(year, holidays);
  }
  return holidays;
}

function findHolidays(year: number): UnnamedHoliday[] {
  return RULES.flatMap((rule) => {
    const day = dayOf(rule, year);
    const weekday = weekdayOf(day);
    const shift = "date" in rule ? (weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0) : 0;
    const actual = { day, rule, observed: false };
    if (shift === 0) return [actual];
    const observed = { day: laterDay(day, shift), rule, observed: true };
    return shift < 0 ? [observed, actual] : [actual, observed];
  });
}

function dayOf(rule: Rule, year: number): string {
  if ("date" in rule) return isoDay(year, rule.month, rule.date);
  if (rule.nth > 0) {
    const first = weekdayOf(isoDay(year, rule.month, 1));
    return isoDay(year, rule.month, 1 + ((rule.weekday - first + 7) % 7) + 7 * (rule.nth - 1));
  }
  const lastDate = new Date(Date.UTC(year, rule.month, 0)).getUTCDate();
  const last = weekdayOf(isoDay(year, rule.month, lastDate));
  return isoDay(year, rule.month, lastDate - ((last - rule.weekday + 7) % 7));
}

const isoDay = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The holiday that closes an office on a day; null on all others. New Year's Day may be observed the year before. */
export function holidayOn(day: string): string | null {
  const year = Number(day.slice(0, 4));
  const found = [...holidaysOf(year), ...holidaysOf(year + 1)].find((one) => one.day === day);
  return found === undefined ? null : nameOf(found);
}
