/** How old facts are, as the accuracy page groups them. Pure: the page, the clock and whoever recounts agree on it. */
import { DAY_MS } from "#app/platform/durations.ts";
import type { ACCURACY_SOURCES, FACT_AGES } from "#db/lists.ts";

export type FactAge = (typeof FACT_AGES)[number];
export type AccuracySource = (typeof ACCURACY_SOURCES)[number];

/** The most days since the confirmation, by age; the rest is `older`. */
export const AGE_DAYS = { "30": 30, "90": 90, "180": 180 } as const satisfies Partial<
  Record<FactAge, number>
>;

const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The age of a fact that was confirmed on a day, on another (both `YYYY-MM-DD`, UTC); empty: confirmed by nobody. */
export function ageOn(confirmedOn: string, countedOn: string): FactAge {
  if (confirmedOn === "") return "never";
  const days = Math.round((dayMs(countedOn) - dayMs(confirmedOn)) / DAY_MS);
  if (days <= AGE_DAYS["30"]) return "30";
  if (days <= AGE_DAYS["90"]) return "90";
  return days <= AGE_DAYS["180"] ? "180" : "older";
}
