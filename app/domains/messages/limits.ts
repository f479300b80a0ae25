/** Constants of messages. */

export const BODY_MAX_CHARACTERS = 4_000;
export const NOTE_MAX_CHARACTERS = 500;

/** Sending, by account. */
export const SENDS_MOST = 60;
export const SENDS_MINUTES = 10;
/** In one call: what has waited in a browser. */
export const TOGETHER_MOST = 10;
/** Beginning a conversation with somebody new, by account. */
export const STARTS_MOST = 10;
export const STARTS_MINUTES = 60;

/** Who reads within so long gets no email. */
export const EMAIL_DELAY_MINUTES = 3;
/** Reports and shown contact details, by account. */
export const ACTIONS_MOST = 20;
export const ACTIONS_MINUTES = 60;

export const LISTED_THREADS = 30;
export const PAGE_MESSAGES = 50;
export const FOUND_MESSAGES = 30;
/** Unread ones of a thread are counted so far. */
export const COUNTED_UNREAD = 100;
/** What an admin reads of a thread: the reported message and so many before it. */
export const REPORT_CONTEXT_MESSAGES = 4;

/** A first message without an answer for so long counts as an answer that took as long. */
export const UNANSWERED_AFTER_DAYS = 4;
/** The response figure is the median of so many of the newest conversations. */
export const MEDIAN_CONVERSATIONS = 100;
/** Conversations that ran out of time, counted in one run of the clock. */
export const OVERDUE_PER_RUN = 50;
