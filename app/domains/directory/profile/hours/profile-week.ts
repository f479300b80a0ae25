/** The stored week of an office, read at the edge of the database; apart, so that zod stays out of the browser. */
import * as z from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import type { DayHours } from "../profile-types.ts";
import { NO_SPECIAL_HOURS, type SpecialHours } from "./special-hours.ts";

const minute = z.number().int().min(0).max(DAY_MINUTES);
export const Hours = z.union([z.tuple([minute, minute]), z.literal("appointment"), z.null()]);
const Week = z.array(Hours).length(7);
export const Special = z.object({
  holidays: z.boolean(),
  days: z.array(z.object({ on: z.iso.date(), hours: Hours })),
});

/** Reads the stored week; null (hours unknown) when it is malformed or has no open day. */
export function parseWeek(stored: string): DayHours[] | null {
  try {
    const parsed = Week.safeParse(JSON.parse(stored));
    return parsed.success && parsed.data.some((day) => day !== null) ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Reads the exceptions to the week; none when missing or malformed. */
export function parseSpecialHours(stored: string | null): SpecialHours {
  if (stored === null) return NO_SPECIAL_HOURS;
  try {
    const parsed = Special.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : NO_SPECIAL_HOURS;
  } catch {
    return NO_SPECIAL_HOURS;
  }
}
