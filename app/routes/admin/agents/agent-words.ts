import type { EndingKind } from "#app/domains/listings/types.ts";

/** Why an agent isn't listed. */
export const ENDING_WORDS: Readonly<Record<EndingKind, string>> = {
  "not-listed": "Not listed by request",
  deceased: "Deceased",
  retired: "Retired",
  merged: "Merged into another",
};
