/** The form of an agent's weekly hours for bookings: those of the office, or up to two ranges a day of its own. */
import * as z from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { WEEKDAY_KEYS } from "#app/platform/time/weekdays.ts";
import { Zone } from "../inputs.ts";
import type { DayRanges, Hours } from "../types.ts";

const NO_TIME = "Enter a time, such as 09:00.";
export const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .register(controlHints, { type: "time" })
  .optional();
const Box = z.literal("yes", { error: "Check the box or leave it empty." }).optional();

const weekFields = Object.fromEntries(
  WEEKDAY_KEYS.flatMap((key): [string, typeof Time | typeof Box][] => [
    [`open-${key}`, Box],
    ...["from", "until", "again", "to"].map((part): [string, typeof Time] => [`${part}-${key}`, Time]),
  ]),
);

export const HoursInput = z.object({
  follow: z.enum(["office", "own"], { error: "Choose which hours." }),
  zone: Zone.optional(),
  ...weekFields,
});
export type HoursFields = Record<string, string | undefined>;

/** "09:30" → 570. As an end, 00:00 is the midnight at the end of the day. Null for no time. */
function minutesOf(time: string | undefined, end = false): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time ?? "");
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return end && minutes === 0 ? DAY_MINUTES : minutes;
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The range between two fields; empty when neither is filled in. Notes in `errors` what is wrong with it. */
export function readRange(
  fields: HoursFields,
  from: string,
  until: string,
  errors: Record<string, string>,
): DayRanges {
  const [begin, end] = [minutesOf(fields[from]), minutesOf(fields[until], true)];
  if (begin === null && end === null) return [];
  if (begin === null) errors[from] = "Enter when this begins.";
  if (end === null) errors[until] = "Enter when this ends.";
  if (begin === null || end === null) return [];
  if (end <= begin) errors[until] = "The end must be later than the beginning.";
  return [[begin, end]];
}

/** Reads the week. A day whose box isn't checked is closed, whatever its times say: they may be left from before. */
export function readWeekForm(
  fields: HoursFields,
): { week: Hours["week"] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const week = WEEKDAY_KEYS.map((key): DayRanges => {
    if (fields[`open-${key}`] !== "yes") return [];
    const first = readRange(fields, `from-${key}`, `until-${key}`, errors);
    const second = readRange(fields, `again-${key}`, `to-${key}`, errors);
    if (first.length === 0 && errors[`until-${key}`] === undefined)
      errors[`from-${key}`] ??= "Enter when you open, or close this day.";
    const [[, over] = [0, 0]] = first;
    const [[again] = [DAY_MINUTES, DAY_MINUTES]] = second;
    if (second.length > 0 && first.length > 0 && again < over)
      errors[`again-${key}`] = "Begin after the first hours are over.";
    return [...first, ...second];
  });
  return Object.keys(errors).length > 0 ? { errors } : { week };
}

/** The fields' values for a week. */
export const weekFormFields = (week: Hours["week"]): Record<string, string> =>
  Object.assign(
    {},
    ...WEEKDAY_KEYS.map((key, at) => {
      const ranges = week[at] ?? [];
      const times = ["from", "until", "again", "to"].map((name, part) => {
        const minutes = ranges[Math.floor(part / 2)]?.[part % 2];
        return [`${name}-${key}`, minutes === undefined ? "" : timeOf(minutes)];
      });
      return { [`open-${key}`]: ranges.length > 0 ? "yes" : "", ...Object.fromEntries(times) };
    }),
  );
