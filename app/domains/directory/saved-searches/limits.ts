/** Constants of saved searches. Unit last in the name. */

export const SAVED_LIMIT_SEARCHES = 20;
/** An account's searches are looked at as often. */
export const WATCH_HOURS = 24;
/** So many accounts in one run of the clock. */
export const WATCHED_AT_ONCE = 50;
/** What is found for one search is counted so far. */
export const FITS_LIMIT_AGENTS = 200;
/** The email names so many; the others are told by number. */
export const NAMED_AGENTS = 5;
/** How long gains are stored, for accounts that were archived or a clock that stopped. */
export const GAINS_KEPT_DAYS = 30;
/** What one run of the clock deletes. */
export const GAINS_DROPPED = 5_000;
