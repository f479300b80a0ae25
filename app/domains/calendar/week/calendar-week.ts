/** A week of a calendar as its agent sees it: hours, appointments, and busy times, by day. Pure. */
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { holidayOn, laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import { rangesOn, specialOn } from "../slots.ts";
import type { Hours } from "../types.ts";

export const WEEK_DAYS = 7;

/** Something at a time; `held` is a booking whose address isn't confirmed yet. Instants. */
export type WeekEntry = {
  kind: "appointment" | "held" | "busy";
  /** Empty for a busy or held time. */
  id: string;
  who: string;
  what: string;
  startsAt: number;
  endsAt: number;
};

/** The part of an entry that is on one day, in minutes of that day. */
export type DayEntry = Omit<WeekEntry, "startsAt" | "endsAt"> & { from: number; until: number };

export type WeekDay = {
  day: string;
  isToday: boolean;
  /** When it can be booked, in minutes. */
  open: readonly (readonly [number, number])[];
  entries: DayEntry[];
  /** Why it is closed or has other hours: time off with its reason, or a holiday. Empty for a day as usual. */
  note: string;
  /** Closed because of time off or a holiday. */
  off: boolean;
};

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => laterDay(day, -weekdayOf(day));

/** The instants between which a week lies. */
export const weekBounds = (timeZone: string, monday: string): readonly [number, number] => [
  firstInstantOf(timeZone, { day: monday, minute: 0 }),
  firstInstantOf(timeZone, { day: laterDay(monday, WEEK_DAYS), minute: 0 }),
];

/** The days of a week. Entries may be in any order; one over several days is on each of them. */
export function weekOf(
  hours: Hours,
  entries: readonly WeekEntry[],
  { monday, today }: { monday: string; today: string },
): WeekDay[] {
  const { timeZone } = hours;
  return Array.from({ length: WEEK_DAYS }, (_, at) => {
    const day = laterDay(monday, at);
    const [begin, end] = [day, laterDay(day, 1)].map((one) =>
      firstInstantOf(timeZone, { day: one, minute: 0 }),
    ) as [number, number];
    const open = rangesOn(hours, day);
    const special = specialOn(hours, day);
    const holiday = hours.holidays && special === undefined ? holidayOn(day) : null;
    return {
      day,
      isToday: day === today,
      open,
      entries: entries
        .filter((one) => one.startsAt < end && one.endsAt > begin)
        .map(({ startsAt, endsAt, ...one }) => ({
          ...one,
          from: startsAt <= begin ? 0 : wallClock(timeZone, startsAt).minute,
          until: endsAt >= end ? DAY_MINUTES : wallClock(timeZone, endsAt).minute,
        }))
        // In the hour that clocks repeat in fall, a time may end before it begins on the clock.
        .map((one) => ({ ...one, until: Math.max(one.until, one.from + 1) }))
        .sort((a, b) => a.from - b.from || a.until - b.until),
      note:
        special === undefined
          ? (holiday ?? "")
          : special.reason || (special.hours.length === 0 ? "Time off" : "Other hours"),
      off: open.length === 0 && (special !== undefined || holiday !== null),
    };
  });
}

const HOUR = 60;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;

/** The whole hours that a drawing of the week needs: 9 to 17, and all hours and appointments outside of that. */
export function hoursShown(days: readonly WeekDay[]): { from: number; until: number } {
  const times = days.flatMap(({ open, entries }) => [
    ...open,
    ...entries.filter(({ kind }) => kind !== "busy").map(({ from, until }) => [from, until] as const),
  ]);
  return {
    from: Math.min(FIRST_HOUR, ...times.map(([from]) => Math.floor(from / HOUR))),
    until: Math.max(LAST_HOUR, ...times.map(([, until]) => Math.ceil(until / HOUR))),
  };
}
