/** Hours as the database stores them. */
import * as z from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import type { Hours } from "./types.ts";

const minute = z.number().int().min(0).max(DAY_MINUTES);
const Ranges = z.array(z.tuple([minute, minute]));
const Week = z.array(Ranges).length(7);
const Special = z.array(z.object({ on: z.iso.date(), hours: Ranges }));

/** Throws for anything that no form of ours wrote. */
export const readHours = (row: {
  timeZone: string;
  weeklyHours: string;
  specialDays: string;
  holidays: boolean;
}): Hours => ({
  timeZone: row.timeZone,
  week: Week.parse(JSON.parse(row.weeklyHours)),
  special: Special.parse(JSON.parse(row.specialDays)),
  holidays: row.holidays,
});

/** The same hours as columns of `calendars`. */
export const storedHours = ({ timeZone, week, special, holidays }: Hours) => ({
  timeZone,
  weeklyHours: JSON.stringify(week),
  specialDays: JSON.stringify(special),
  holidays,
});
