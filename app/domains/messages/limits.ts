/** Constants of messages. */

export const BODY_MAX_CHARACTERS = 4_000;
export const NOTE_MAX_CHARACTERS = 500;

/** Sending, by account. */
export const SENDS_MOST = 60;
export const SENDS_MINUTES = 10;
/** Waiting messages that a browser sends in one call. */
export const TOGETHER_MOST = 10;
/** New conversations, by account. */
export const STARTS_MOST = 10;
export const STARTS_MINUTES = 60;

/** No email when the message is read within this time. */
export const EMAIL_DELAY_MINUTES = 3;
/** Reports and showing contact details, by account. */
export const ACTIONS_MOST = 20;
export const ACTIONS_MINUTES = 60;

export const LISTED_THREADS = 30;
export const PAGE_MESSAGES = 50;
export const FOUND_MESSAGES = 30;
/** Unread messages of a thread are counted up to this. */
export const COUNTED_UNREAD = 100;
/** What an admin reads of a thread: the reported message and this many before it. */
export const REPORT_CONTEXT_MESSAGES = 4;

/** A first message without an answer for this long counts as answered after it. */
export const UNANSWERED_AFTER_DAYS = 4;
/** The response time is the median of this many of the newest conversations. */
export const MEDIAN_CONVERSATIONS = 100;
/** Overdue conversations that one cron run counts. */
export const OVERDUE_PER_RUN = 50;
