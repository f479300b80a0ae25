/** Bounds of requests about a person's own information. */

/** An emailed link acts for so many days; after that it only shows what became of the request. */
export const LINK_DAYS = 7;
/** State laws give 45 days to answer, and so many to decide an appeal. */
export const ANSWER_DAYS = 45;
/** How long after an answer a person may ask for a second look. */
export const APPEAL_DAYS = 60;
/** Requests stay on record for two years, as California asks for (11 CCR 7101), and are deleted then. */
export const KEPT_DAYS = 730;
export const NOTE_MAX_CHARACTERS = 2_000;
export const NOTE_MIN_CHARACTERS = 10;
/** Emails that a stranger may cause to one address. */
export const LINK_EMAILS = { hour: 3, day: 10 };
/** Rows of one kind in a person's file. */
export const EXPORTED_ROWS = 500;
/** Requests that one run of the clock deletes. */
export const DROPPED_AT_ONCE = 500;
