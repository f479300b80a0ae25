/** Constants of saved searches. Unit last in the name. */

export const SAVED_LIMIT_SEARCHES = 20;
/** How often an account's searches are looked at. */
export const WATCH_HOURS = 24;
/** Accounts in one run of the clock. */
export const WATCHED_AT_ONCE = 50;
/** Fits of one search are counted up to this. */
export const FITS_LIMIT_AGENTS = 200;
/** The email names this many; the others are a number. */
export const NAMED_AGENTS = 5;
/** How long gains are stored, for accounts that were archived or a clock that stopped. */
export const GAINS_KEPT_DAYS = 30;
/** Rows that one run of the clock deletes. */
export const GAINS_DROPPED = 5_000;
