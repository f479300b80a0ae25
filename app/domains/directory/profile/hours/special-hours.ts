/** Days on which an office has other hours than in its week. Pure; days as `YYYY-MM-DD`. */
import { holidayOn, laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import type { DayHours, SpecialDay } from "../profile-types.ts";

/** Exceptions to an office's week. A day that is named counts before a holiday. */
export type SpecialHours = { holidays: boolean; days: readonly { on: string; hours: DayHours }[] };

export const NO_SPECIAL_HOURS: SpecialHours = { holidays: false, days: [] };

/** How far ahead pages and search engines show them. */
export const SPECIAL_AHEAD_DAYS = 30;

export const sameHours = (a: DayHours, b: DayHours): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The hours of one day, and why they are not those of the week; `reason` null where they are. */
export function hoursOn(
  day: string,
  week: readonly DayHours[],
  { holidays, days }: SpecialHours,
): { hours: DayHours; special: SpecialDay | null } {
  const usual = week[weekdayOf(day)] ?? null;
  const holiday = holidayOn(day);
  const named = days.find(({ on }) => on === day);
  const hours = named === undefined ? (holidays && holiday !== null ? null : usual) : named.hours;
  const special = sameHours(hours, usual) ? null : { on: day, hours, name: holiday };
  return { hours, special };
}

/** The days that differ from the week, from `today` on; none for an office whose week is not known. */
export function specialDays(
  week: readonly DayHours[] | null,
  special: SpecialHours,
  today: string,
  ahead = SPECIAL_AHEAD_DAYS,
): SpecialDay[] {
  if (week === null) return [];
  return Array.from({ length: ahead + 1 }, (_, at) => laterDay(today, at)).flatMap((day) => {
    const found = hoursOn(day, week, special).special;
    return found === null ? [] : [found];
  });
}
