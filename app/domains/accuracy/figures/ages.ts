/** How old facts are, as the accuracy page groups them. Pure: the page, the clock, and everyone who recounts use it. */
import type { ACCURACY_SOURCES, FACT_AGES } from "#db/lists.ts";

export type FactAge = (typeof FACT_AGES)[number];
export type AccuracySource = (typeof ACCURACY_SOURCES)[number];

/** The most days since the confirmation, by age; the rest is `older`. */
export const AGE_DAYS = { "30": 30, "90": 90, "180": 180 } as const satisfies Partial<
  Record<FactAge, number>
>;
