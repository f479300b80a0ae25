/** Constants of claims. */

/** A code is good for so long, and for so many tries. */
export const CODE_MINUTES = 30;
export const CODE_TRIES = 5;
/** Codes to one license's register address in a day, whoever asks; and in a day for one account. */
export const CODES_A_DAY = 5;
/** Claims that one account opens in a day. */
export const CLAIMS_A_DAY = 6;
/** The holder is told of so many contests a day, the admins' queue of all. */
export const CONTESTS_TOLD_A_DAY = 3;

/** By when a person has decided. */
export const DECIDE_HOURS = 48;

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;

/** Claims on the page of today's work. */
export const LISTED_CLAIMS = 50;
export const EXPORTED_CLAIMS = 200;
/** A document that no open claim needs any more is deleted at the latest so long after it came. */
export const STRAY_DOCUMENT_MINUTES = 60;
