/** The dates of the form of an agent's hours, by the part of their fields' names that tells them apart. */
import { SPECIAL_DAYS_MOST } from "./limits.ts";

/** Days with hours of their own. */
export const DATE_KEYS: readonly string[] = Array.from(
  { length: SPECIAL_DAYS_MOST },
  (_, at) => `date${at + 1}`,
);
