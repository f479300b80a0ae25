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
/** Circles drawn by admins are numbered from here, separate from the clock's. */
export const FIRST_ADMIN_CIRCLE = 11;
/** The length of the reason for closing a question, which the asker reads. */
export const CLOSE_REASON = { min: 10, max: 1_000 } as const;
/** The length of an admin's note about the agents they ask. */
export const ASK_REASON_MAX_CHARACTERS = 500;
/** How many agents an admin's search finds. */
export const FOUND_EXPERTS = 20;
/** The circle is chosen from this many of the nearest agents who can be reached. */
export const CANDIDATE_EXPERTS = 60;
export const WIDEST_MILES = 300;
/** A clock is `soon` for its last minutes. */
export const SOON_MINUTES = 5;

/** An emailed link to the asker's question, and the cookie it is exchanged for. */
export const LINK_DAYS = 30;
export const COOKIE_DAYS = 30;

/** How long the link that confirms a question works, and how long an unconfirmed question is stored. */
export const CONFIRM_LINK_HOURS = 48;
export const UNCONFIRMED_DAYS = 7;
/** How many are deleted in one run of the cron trigger. */
export const DROPPED_QUESTIONS = 200;
/** Confirmation links emailed to one address: someone else may have typed it. */
export const CONFIRM_EMAILS = { hour: 5, day: 10 } as const;
/** Clicking the button twice sends one link. */
export const CONFIRM_AGAIN_SECONDS = 60;
/** Questions sent to experts, from one address and from one network. */
export const SENT_FROM_ADDRESS = { hour: 5, day: 12 } as const;
export const SENT_FROM_NETWORK = { hour: 20, day: 60 } as const;
/** Emails an hour to one expert about new questions; the bell shows the rest. */
export const EXPERT_EMAILS_AN_HOUR = 6;

export const LIST_PAGE_QUESTIONS = 20;
/** Pages of the list that can be opened: the filters and the search lead to what is older. */
export const LIST_PAGES = 500;
/** At most this many questions are counted when words are searched: as many as can be opened. */
export const COUNTED_QUESTIONS = LIST_PAGES * LIST_PAGE_QUESTIONS;
export const QUEUE_QUESTIONS = 50;
export const OWN_QUESTIONS = 50;
/** How far back `/live` and the experts' home page look. */
export const MEDIAN_DAYS = 7;
/** How many days the chart of `/live` shows. */
export const PULSE_DAYS = 14;
export const TITLE_MAX_CHARACTERS = 110;
/** How much of an answer the home page shows. */
export const EXCERPT_MAX_CHARACTERS = 180;
