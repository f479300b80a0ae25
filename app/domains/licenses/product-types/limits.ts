/** Limits of the insurance types that admins edit. */

/** One bit each, of what stays an exact number (decision 0009). */
export const MOST_TYPES = 52;
/** Sets of lines of which any one covers a type. */
export const MOST_SETS = 3;
export const NAME_MAX_CHARACTERS = 40;
export const SLUG_MAX_CHARACTERS = 40;
export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
/** Rows that are looked at, to say how many carry a type. */
export const LOOKED_AT = 50_000;
/** Agents whose coverage is worked out in one transaction, and transactions in one minute. */
export const RECOUNTED_AT_ONCE = 500;
export const RECOUNTS_A_MINUTE = 20;
/** The minute's other work waits for no more than that. */
export const RECOUNT_MS = 15_000;
