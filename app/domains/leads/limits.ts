/** Constants of leads. */

/** At most so many questions a type of insurance (product.md). */
export const MOST_QUESTIONS = 5;
export const NOTE_MAX_CHARACTERS = 1_000;
export const REPLY_MAX_CHARACTERS = 4_000;
export const ANSWER_MAX_CHARACTERS = 200;
export const NEXT_STEP_MAX_CHARACTERS = 200;
export const FIND_MAX_CHARACTERS = 80;

/** The mailed link that sends a request on, and when one that nobody confirmed is deleted. */
export const CONFIRM_LINK_HOURS = 48;
export const UNCONFIRMED_DAYS = 7;
/** How long the same link shows a request that was sent. */
export const REQUEST_LINK_DAYS = 90;
export const DROPPED_LEADS = 200;

/** Emails to one address that somebody else may have typed: links to confirm, copies of what was agreed to. */
export const EMAILS_TO_ADDRESS = { hour: 5, day: 10 } as const;
/** Requests that one address, or one network, sends on to agents. */
export const SENT_FROM_ADDRESS = { hour: 5, day: 12 } as const;
export const SENT_FROM_NETWORK = { hour: 20, day: 60 } as const;
/** The form behind a code: at an event everybody comes from one network. */
export const CAPTURED_FROM_NETWORK = { hour: 60, day: 300 } as const;
export const CAPTURED_BY_AGENT = { hour: 200, day: 1_000 } as const;
/** Emails an hour to one agent about new leads; the bell tells of the rest. */
export const LEAD_EMAILS_AN_HOUR = 12;
/** What an agent writes to somebody without an account. */
export const REPLIES = { hour: 30, day: 200 } as const;

export const LISTED_LEADS = 30;
/** Events of a lead that its page shows, the newest first. */
export const SHOWN_EVENTS = 200;
/** Rows that a file reads at a time. */
export const FILE_PAGE_LEADS = 100;
export const EXPORTED_LEADS = 5_000;
export const LISTED_CONSENTS = 200;
/** Months that an organization sees its counts of. */
export const COUNTED_MONTHS = 12;
/** Quote requests of one's own that the dashboard lists. */
export const OWN_REQUESTS = 10;
