/** Constants of consents, copies, and stops. */

/** How long a sealed copy is kept after its consent has ended. */
export const COPY_YEARS = 5;
/** How long a stop holds. */
export const STOP_YEARS = 10;
const DAYS_A_YEAR = 365.25;
export const daysOf = (years: number): number => Math.ceil(years * DAYS_A_YEAR);

/** What the clock does at once. */
export const DROPPED_AT_ONCE = 500;
export const SEALED_AT_ONCE = 50;

export const OPEN_REASON_MIN_CHARACTERS = 10;
export const OPEN_REASON_MAX_CHARACTERS = 500;
