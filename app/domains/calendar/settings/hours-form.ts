/** The form of an agent's hours: two ranges a day, and dates with hours of their own. */
import * as z from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { WEEKDAY_KEYS } from "#app/platform/time/weekdays.ts";
import { Zone } from "../inputs.ts";
import { DATE_KEYS } from "../limits.ts";
import type { DayRanges, Hours } from "../types.ts";

const NO_TIME = "Enter a time, such as 09:00.";
const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .register(controlHints, { type: "time" })
  .optional();
const NO_DAY = "Enter a date.";
const Day = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, NO_DAY)
  .refine((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }, NO_DAY)
  .register(controlHints, { type: "date" })
  .optional();

const weekFields = Object.fromEntries(
  WEEKDAY_KEYS.flatMap((key) => ["from", "until", "again", "to"].map((part) => [`${part}-${key}`, Time])),
);
const dateFields = Object.fromEntries(
  DATE_KEYS.flatMap((key) => [
    [`on-${key}`, Day],
    [`from-${key}`, Time],
    [`until-${key}`, Time],
  ]),
);

export const HoursInput = z.object({ zone: Zone, ...weekFields, ...dateFields });
export type HoursFields = Record<string, string | undefined>;

/** "09:30" → 570. As an end, 00:00 is the midnight at the end of the day. */
function minutesOf(time: string | undefined, end = false): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time ?? "");
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return end && minutes === 0 ? DAY_MINUTES : minutes;
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads the fields. `today` is the day at the agent's office; past dates are dropped. */
export function readHoursForm(
  fields: HoursFields,
  holidays: boolean,
  today: string,
): { hours: Hours } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const range = (from: string, until: string): DayRanges => {
    const [begin, end] = [minutesOf(fields[from]), minutesOf(fields[until], true)];
    if (begin === null && end === null) return [];
    if (begin === null) errors[from] = "Enter when this begins.";
    if (end === null) errors[until] = "Enter when this ends.";
    if (begin === null || end === null) return [];
    if (end <= begin) errors[until] = "The end must be later than the beginning.";
    return [[begin, end]];
  };
  const week = WEEKDAY_KEYS.map((key): DayRanges => {
    const first = range(`from-${key}`, `until-${key}`);
    const second = range(`again-${key}`, `to-${key}`);
    const [[, over] = [0, 0]] = first;
    const [[again] = [DAY_MINUTES, DAY_MINUTES]] = second;
    if (second.length > 0 && first.length > 0 && again < over)
      errors[`again-${key}`] = "Begin after the first hours are over.";
    return [...first, ...second];
  });
  const dates = new Map<string, DayRanges>();
  for (const key of DATE_KEYS) {
    const on = fields[`on-${key}`];
    const ranges = range(`from-${key}`, `until-${key}`);
    if (on === undefined) {
      if (ranges.length > 0) errors[`on-${key}`] = NO_DAY;
      continue;
    }
    if (dates.has(on)) errors[`on-${key}`] = "This date is there twice.";
    if (on >= today) dates.set(on, ranges);
  }
  if (Object.keys(errors).length > 0) return { errors };
  const special = [...dates]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([on, ranges]) => ({ on, hours: ranges }));
  return { hours: { timeZone: fields.zone ?? "", week, special, holidays } };
}

/** The fields' values for these hours. */
export function hoursFields({ timeZone, week, special }: Hours): Record<string, string> {
  const times = (key: string, names: readonly string[], ranges: DayRanges) =>
    Object.fromEntries(
      names.map((name, at) => {
        const minutes = ranges[Math.floor(at / 2)]?.[at % 2];
        return [`${name}-${key}`, minutes === undefined ? "" : timeOf(minutes)];
      }),
    );
  return Object.assign(
    { zone: timeZone },
    ...WEEKDAY_KEYS.map((key, at) => times(key, ["from", "until", "again", "to"], week[at] ?? [])),
    ...DATE_KEYS.map((key, at) => ({
      [`on-${key}`]: special[at]?.on ?? "",
      ...times(key, ["from", "until"], special[at]?.hours ?? []),
    })),
  );
}
