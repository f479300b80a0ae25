/** The hours in the table of a showcase's fields: the week, and the days that differ from it. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { WEEKDAY_KEYS } from "#app/platform/time/weekdays.ts";
import { formatHours, groupHours } from "../profile/hours/profile-hours.ts";
import { Hours, parseSpecialHours, parseWeek, Special } from "../profile/hours/profile-week.ts";
import type { DayHours } from "../profile/profile-types.ts";
import { formatTime, parseTime, SLOTS } from "./form-days.ts";
import { field, type Reading } from "./showcase-field.ts";

const NO_TIME = "Enter a time, such as 09:00.";
const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .register(controlHints, { type: "time" });
const Kind = z.enum(["open", "closed", "appointment"], { error: "Choose open, closed, or by appointment." });

const NO_DAY = "Enter a date.";
export const Day = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, NO_DAY)
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && isCalendarDay(day), NO_DAY);

/** `2026-02-30` parses as a day of March in some places. */
const isCalendarDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

type Fields = Record<string, z.ZodType<string | undefined>>;
const times = (key: string): Fields => ({
  [`open-${key}`]: Time.optional(),
  [`close-${key}`]: Time.optional(),
});
const allOf = <Value>(parts: readonly Record<string, Value>[]): Record<string, Value> =>
  Object.assign({}, ...parts);

const fillHours = (key: string, day: DayHours) => ({
  [`kind-${key}`]: day === null ? "closed" : day === "appointment" ? day : "open",
  [`open-${key}`]: Array.isArray(day) ? formatTime(day[0]) : "",
  [`close-${key}`]: Array.isArray(day) ? formatTime(day[1]) : "",
});

const hasTimes = ({ fields }: Reading, key: string): boolean =>
  fields[`open-${key}`] !== undefined || fields[`close-${key}`] !== undefined;

/** A day that was just closed still has its old times in the form: only times that were typed now count. */
const typesTimes = ({ fields, filled }: Reading, key: string): boolean =>
  ["open", "close"].some((end) => (fields[`${end}-${key}`] ?? "") !== (filled[`${end}-${key}`] ?? ""));

function readHours(reading: Reading, key: string): DayHours {
  const { fields, errors } = reading;
  const kind = fields[`kind-${key}`] ?? "closed";
  if (kind !== "open") {
    if (hasTimes(reading, key) && typesTimes(reading, key))
      errors[`kind-${key}`] = "You entered hours. Choose Open, or clear them.";
    return kind === "appointment" ? kind : null;
  }
  const [opens, closes] = [parseTime(fields[`open-${key}`]), parseTime(fields[`close-${key}`], true)];
  if (opens === null) errors[`open-${key}`] = "Enter when you open.";
  if (closes === null) errors[`close-${key}`] = "Enter when you close.";
  if (opens === null || closes === null) return null;
  if (closes <= opens) errors[`close-${key}`] = "Closing time must be later than opening time.";
  return [opens, closes];
}

const CLOSED_WEEK: readonly DayHours[] = Array.from({ length: 7 }, () => null);

export const week = field({
  stored: { week: z.array(Hours).length(7) },
  columns: {
    read: ({ weeklyHours }) => ({ week: parseWeek(weeklyHours) ?? CLOSED_WEEK }),
    write: (facts) => ({ weeklyHours: JSON.stringify(facts.week) }),
  },
  form: [{ kind: "hours" }],
  input: allOf(WEEKDAY_KEYS.map((key): Fields => ({ [`kind-${key}`]: Kind, ...times(key) }))),
  fill: (facts) => allOf(WEEKDAY_KEYS.map((key, at) => fillHours(key, facts.week[at] ?? null))),
  read: (reading) => ({ week: WEEKDAY_KEYS.map((key) => readHours(reading, key)) }),
  words: (facts) => ({
    Hours: facts.week.every((day) => day === null)
      ? ""
      : groupHours(facts.week, -1)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join("; "),
  }),
  complete: {
    weight: 15,
    step: "Say when you’re open",
    anchor: "hours",
    done: (facts) => facts.week.some((day) => day !== null),
  },
});

export const special = field({
  stored: { special: Special },
  columns: {
    read: ({ specialHours }) => ({ special: parseSpecialHours(specialHours) }),
    write: ({ special: { holidays, days } }) => ({
      specialHours: holidays || days.length > 0 ? JSON.stringify({ holidays, days }) : null,
    }),
  },
  // The part of the week draws it, too.
  form: [],
  input: allOf(
    SLOTS.map(
      (key): Fields => ({ [`on-${key}`]: Day.optional(), [`kind-${key}`]: Kind.optional(), ...times(key) }),
    ),
  ),
  fill: (facts) =>
    allOf(
      SLOTS.map((key, at) => {
        const day = facts.special.days[at];
        return { [`on-${key}`]: day?.on ?? "", ...fillHours(key, day?.hours ?? null) };
      }),
    ),
  /** Dates that are over are dropped. */
  read(reading) {
    const { fields, chosen, today, errors } = reading;
    const days = new Map<string, DayHours>();
    for (const key of SLOTS) {
      const on = fields[`on-${key}`];
      if (on === undefined) {
        if (hasTimes(reading, key) && typesTimes(reading, key)) errors[`on-${key}`] = NO_DAY;
        continue;
      }
      const hours = readHours(reading, key);
      if (days.has(on)) errors[`on-${key}`] = "This date is there twice.";
      if (on >= today) days.set(on, hours);
    }
    return {
      special: {
        holidays: chosen.holidays,
        days: [...days].sort(([a], [b]) => a.localeCompare(b)).map(([on, hours]) => ({ on, hours })),
      },
    };
  },
  words: ({ special: { holidays, days } }) => ({
    "Federal holidays": holidays ? "closed" : "as any other day",
    "Other dates": days.map(({ on, hours }) => `${formatDay(on)} ${formatHours(hours)}`).join(", "),
  }),
});
