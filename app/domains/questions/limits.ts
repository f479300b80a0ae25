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
/** Circles that an admin draws are counted from here, apart from the clock's. */
export const FIRST_ADMIN_CIRCLE = 11;
/** Why an admin closes a question, as its asker reads it. */
export const CLOSE_REASON = { min: 10, max: 1_000 } as const;
/** What an admin notes of whom they ask. */
export const ASK_REASON_MAX_CHARACTERS = 500;
/** Agents that an admin finds by name at once. */
export const FOUND_EXPERTS = 20;
/** Of so many of the nearest who can be reached the circle is chosen. */
export const CANDIDATE_EXPERTS = 60;
export const WIDEST_MILES = 300;
/** A clock is `soon` for its last minutes. */
export const SOON_MINUTES = 5;

/** A mailed link to one's question, and the cookie it is traded for. */
export const LINK_DAYS = 30;
export const COOKIE_DAYS = 30;

/** The mailed link that sends a question on, and how long one waits for it before it is deleted. */
export const CONFIRM_LINK_HOURS = 48;
export const UNCONFIRMED_DAYS = 7;
/** Those deleted in one run of the cron trigger. */
export const DROPPED_QUESTIONS = 200;
/** Links to confirm that one address is mailed: somebody else may have typed it. */
export const CONFIRM_EMAILS = { hour: 5, day: 10 } as const;
/** Pressing the button twice mails one link. */
export const CONFIRM_AGAIN_SECONDS = 60;
/** Questions that go out to experts, of one address and of one network. */
export const SENT_FROM_ADDRESS = { hour: 5, day: 12 } as const;
export const SENT_FROM_NETWORK = { hour: 20, day: 60 } as const;
/** Emails an hour to one expert about questions that reach them; the bell tells of the rest. */
export const EXPERT_EMAILS_AN_HOUR = 6;

export const LIST_PAGE_QUESTIONS = 20;
export const QUEUE_QUESTIONS = 50;
export const OWN_QUESTIONS = 50;
/** `/live` and the home of experts look back so far. */
export const MEDIAN_DAYS = 7;
export const TITLE_MAX_CHARACTERS = 110;
/** How much of an answer the home page shows. */
export const EXCERPT_MAX_CHARACTERS = 180;
