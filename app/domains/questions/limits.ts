/** Constants of Ask an Expert. Those of specification §9 name it. */

/** §9 */
export const ZIP_MAX_CHARACTERS = 10;
/** §9 */
export const QUESTION_MIN_CHARACTERS = 10;
export const QUESTION_MAX_CHARACTERS = 4_000;
export const ANSWER_MIN_CHARACTERS = 40;
export const ANSWER_MAX_CHARACTERS = 6_000;
export const NOTE_MAX_CHARACTERS = 500;

/** Without an answer after so many minutes the circle widens and admins are told (product.md). */
export const WIDEN_AFTER_MINUTES = [15, 45, 90] as const;
/** Experts in each circle. */
export const CIRCLE_EXPERTS = 5;
/** Of so many of the nearest who can be reached the circle is chosen. */
export const CANDIDATE_EXPERTS = 60;
export const WIDEST_MILES = 300;
/** A clock is `soon` for its last minutes. */
export const SOON_MINUTES = 5;

/** A mailed link to one's question, and the cookie it is traded for. */
export const LINK_DAYS = 30;
export const COOKIE_DAYS = 30;

export const LIST_PAGE_QUESTIONS = 20;
export const QUEUE_QUESTIONS = 50;
export const OWN_QUESTIONS = 50;
/** `/live` and the home of experts look back so far. */
export const MEDIAN_DAYS = 7;
export const TITLE_MAX_CHARACTERS = 110;
