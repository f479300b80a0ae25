/** The stored week of an office, read at the edge of the database; apart, so that zod stays out of the browser. */
import { z } from "zod";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import type { DayHours } from "./profile-types.ts";

const minute = z.number().int().min(0).max(DAY_MINUTES);
const Week = z.array(z.union([z.tuple([minute, minute]), z.literal("appointment"), z.null()])).length(7);

/** Reads the stored week; null when it is malformed, or says of no day that anybody is there: nobody knows then. */
export function parseWeek(stored: string): DayHours[] | null {
  try {
    const parsed = Week.safeParse(JSON.parse(stored));
    return parsed.success && parsed.data.some((day) => day !== null) ? parsed.data : null;
  } catch {
    return null;
  }
}
