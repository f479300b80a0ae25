/** The days of the form of an agent's hours, by the part of their fields' names that tells them apart. */
import { SPECIAL_DAYS_MOST } from "./limits.ts";

/** From Monday; each day's fields carry its key. */
export const WEEK_KEYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const WEEK_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export const DATE_KEYS: readonly string[] = Array.from(
  { length: SPECIAL_DAYS_MOST },
  (_, at) => `date${at + 1}`,
);
