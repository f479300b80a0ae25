/** Constants of claims. */

/** How long a code is good, and for how many tries. */
export const CODE_MINUTES = 30;
export const CODE_TRIES = 5;
/** Codes per day to one license's register address, from all accounts together; and per day for one account. */
export const CODES_A_DAY = 5;
/** Claims that one account opens in a day. */
export const CLAIMS_A_DAY = 6;
/** Contests per day of which the holder is notified; admins see all of them. */
export const CONTESTS_TOLD_A_DAY = 3;

/** When a person has decided at the latest. */
export const DECIDE_HOURS = 48;

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;

/** Claims on the page of today's work. */
export const LISTED_CLAIMS = 50;
export const EXPORTED_CLAIMS = 200;
/** A document that no open claim needs is deleted at the latest this long after it came. */
export const STRAY_DOCUMENT_MINUTES = 60;
