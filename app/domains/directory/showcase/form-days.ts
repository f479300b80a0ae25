/** The days of a showcase's form, by the part of their fields' names that identifies them. */
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { SPECIAL_DAY_SLOTS } from "./limits.ts";

/** Days with hours of their own. */
export const SLOTS: readonly string[] = Array.from({ length: SPECIAL_DAY_SLOTS }, (_, at) => `day${at + 1}`);

/** "09:30" → 570; as an end, midnight is that of the day's end. Null for no time. */
export function parseTime(time: string | undefined, end = false): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time ?? "");
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return end && minutes === 0 ? DAY_MINUTES : minutes;
}

/** 570 → "09:30", the end of the day as "00:00". */
export const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
