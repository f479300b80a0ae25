/** Hours as the database stores them. */
import * as z from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { REASON_MAX_CHARACTERS } from "./limits.ts";
import type { DayRanges, Hours, SpecialRanges } from "./types.ts";

const minute = z.number().int().min(0).max(DAY_MINUTES);
const Ranges = z.array(z.tuple([minute, minute]));
const Week = z.array(Ranges).length(7);
const Special = z.array(
  z
    .object({
      on: z.iso.date(),
      /** Missing for a single day. */
      until: z.iso.date().optional(),
      reason: z.string().max(REASON_MAX_CHARACTERS).default(""),
      hours: Ranges,
    })
    .transform(({ on, until = on, ...rest }): SpecialRanges => ({ on, until, ...rest })),
);

/** A day of an office, as its columns have it: `null` closed. */
const OfficeDay = z.union([z.tuple([minute, minute]), z.literal("appointment"), z.null()]);
const OfficeWeek = z.array(OfficeDay).length(7);
const OfficeSpecial = z.object({
  holidays: z.boolean(),
  days: z.array(z.object({ on: z.iso.date(), hours: OfficeDay })),
});

/** A column's JSON; null for what is missing or malformed. Imports and other parts of the product write it. */
function parsed<Value>(schema: z.ZodType<Value>, stored: string | null): Value | null {
  try {
    const read = schema.safeParse(JSON.parse(stored ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The office's hours as its profile shows them, in the columns of `agents`. */
export type OfficeRow = { officeZone: string; officeWeek: string; officeSpecial: string | null };

type CalendarRow = OfficeRow & {
  timeZone: string;
  asOffice: boolean;
  weeklyHours: string;
  specialDays: string;
  holidays: boolean;
};

/** When the agent can be booked. Throws for anything that no form of ours wrote. */
export function readHours(row: CalendarRow): Hours {
  const special = readSpecial(row.specialDays);
  const { timeZone, weeklyHours, holidays } = row;
  if (!row.asOffice) return { timeZone, week: readWeek(weeklyHours), special, holidays };
  const office = officeHours(row);
  return { ...office, special: [...special, ...office.special], holidays: holidays || office.holidays };
}

/** The hours of the agent's own that wait while bookings follow the office, or are in force. */
export const readWeek = (weeklyHours: string): DayRanges[] => Week.parse(JSON.parse(weeklyHours));
export const readSpecial = (specialDays: string): SpecialRanges[] => Special.parse(JSON.parse(specialDays));

/** A day "by appointment" has no hours that can be booked. */
const rangesOf = (day: z.infer<typeof OfficeDay> | undefined): DayRanges =>
  day === undefined || day === null || day === "appointment" || day[0] >= day[1] ? [] : [[day[0], day[1]]];

/** The office's hours as times that can be booked. A week that isn't known is closed. */
export function officeHours({ officeZone, officeWeek, officeSpecial }: OfficeRow): Hours {
  const week = parsed(OfficeWeek, officeWeek) ?? [];
  const { holidays, days } = parsed(OfficeSpecial, officeSpecial) ?? { holidays: false, days: [] };
  return {
    timeZone: officeZone,
    week: Array.from({ length: 7 }, (_, at) => rangesOf(week[at])),
    special: days.map(({ on, hours }) => ({ on, until: on, reason: "", hours: rangesOf(hours) })),
    holidays,
  };
}

/** The same hours as columns of `calendars`. */
export const storedHours = ({ timeZone, week, special, holidays }: Hours) => ({
  timeZone,
  weeklyHours: JSON.stringify(week),
  specialDays: storedSpecial(special),
  holidays,
});

export const storedSpecial = (special: readonly SpecialRanges[]): string => JSON.stringify(special);
