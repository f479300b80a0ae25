/** Constants of leads. */

/** Questions per type of insurance (product.md). */
export const MOST_QUESTIONS = 5;
export const NOTE_MAX_CHARACTERS = 1_000;
export const REPLY_MAX_CHARACTERS = 4_000;
export const ANSWER_MAX_CHARACTERS = 200;
export const NEXT_STEP_MAX_CHARACTERS = 200;
export const FIND_MAX_CHARACTERS = 80;

/** How long the emailed link sends a request, and when an unconfirmed request is deleted. */
export const CONFIRM_LINK_HOURS = 48;
export const UNCONFIRMED_DAYS = 7;
/** How long the same link shows a sent request. */
export const REQUEST_LINK_DAYS = 90;
export const DROPPED_LEADS = 200;

/** Emails to one address that someone else may have typed: confirmation links, copies of consents. */
export const EMAILS_TO_ADDRESS = { hour: 5, day: 10 } as const;
/** Requests that one address, or one network, sends to agents. */
export const SENT_FROM_ADDRESS = { hour: 5, day: 12 } as const;
export const SENT_FROM_NETWORK = { hour: 20, day: 60 } as const;
/** The contact card: at an event everyone may be on one network. */
export const CAPTURED_FROM_NETWORK = { hour: 60, day: 300 } as const;
export const CAPTURED_BY_AGENT = { hour: 200, day: 1_000 } as const;
/** Emails an hour to one agent about new leads; the rest only show in the bell. */
export const LEAD_EMAILS_AN_HOUR = 12;
/** Replies of an agent to people without an account. */
export const REPLIES = { hour: 30, day: 200 } as const;

export const LISTED_LEADS = 30;
/** Events on a lead's page, newest first. */
export const SHOWN_EVENTS = 200;
/** Rows per page of a file. */
export const FILE_PAGE_LEADS = 100;
export const EXPORTED_LEADS = 5_000;
export const LISTED_CONSENTS = 200;
/** Agents that a person can stop one by one. */
export const LISTED_SELLERS = 50;
/** Addresses with the same number among an agent’s leads, when its owner asks that agent to stop. */
export const SAME_NUMBER = 20;
/** Months of an organization's counts. */
export const COUNTED_MONTHS = 12;
/** The customer's own quote requests on the dashboard. */
export const OWN_REQUESTS = 10;
