/** Constants of billing. Unit last in the name. */

/** How long a failed payment changes nothing. */
export const GRACE_DAYS = 14;
/** How long a checkout page is valid; Stripe's own limit is a day. */
export const CHECKOUT_HOURS = 23;
/** How often an overtaken read is retried. */
export const READS = 5;
/** The lease of an event: after this, another run may handle it. */
export const EVENT_LEASE_MS = 60_000;
/** Minutes to wait after the first, second … failure; after the last the event is dead and admins are notified. */
export const EVENT_RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1_440] as const;
export const EVENTS_A_RUN = 20;
/** Stripe's largest events are far smaller. */
export const EVENT_MAX_BYTES = 256 * 1024;
/** How old a signature may be. */
export const SIGNATURE_SECONDS = 300;
/** How far back catching up asks: Stripe retries for three days, and keeps events for thirty. */
export const CATCH_UP_DAYS = 7;
/** How long a preview is valid. The change is charged as of its moment, which the browser sends back. */
export const PREVIEW_MINUTES = 30;
/** How long another person's new checkout may take to get its page. */
export const STARTING_MS = 60_000;
/** Clicks of one account that call Stripe, in ten minutes: Stripe's rate limit is shared. */
export const ASKED_OF_STRIPE = { most: 40, minutes: 10 } as const;
/** Pages of Stripe's event list per run. */
export const CATCH_UP_PAGES = 50;
/** How long a refund may take: twice a call's timeout, for its retry. */
export const REFUND_LEASE_MS = 60_000;
/** The webhook responds when the event is handled, and after this at the latest: Stripe waits only seconds. */
export const ANSWER_WITHIN_MS = 5_000;
/** Customers that one cron run deletes at Stripe. */
export const FORGOTTEN_A_RUN = 10;
export const SEATS_MOST = 10_000;
export const LISTED_INVOICES = 24;
export const LISTED_EVENTS = 30;
export const LISTED_DEAD = 50;
/** Subscriptions without a payer that one cron run ends. */
export const ORPHANS_A_RUN = 10;
/** Checkout pages of closed payers that one cron run closes. */
export const CHECKOUTS_A_RUN = 10;
export const REASON_MAX_CHARACTERS = 300;
/** Objects per page of a comparison. */
export const SYNC_PAGE = 100;
/** Our rows that no page had, asked for one by one per step. */
export const ASKED_ONE_BY_ONE = 20;
/** Objects reconciled in one go. */
export const RECONCILED_AT_ONCE = 20;
/** Weeks in the file of figures. */
export const FIGURES_WEEKS = 52;
/** Weeks of figures on the dashboard without a plan. */
export const FREE_WEEKS = 12;
/** How often a page that waits for a payment reloads. */
export const LOOK_AGAIN_SECONDS = 5;
/** A card that expires within this many days is marked. */
export const CARD_SOON_DAYS = 45;
export const SEAT_HOLDERS_SHOWN = 200;
export const MEMBERS_IN_FILE = 5_000;
/** How long one step of a comparison runs before it reports its progress. */
export const SYNC_STEP_MS = 5_000;
/** The nightly comparison starts after this hour, UTC, when few people are awake in any state. */
export const NIGHTLY_HOUR_UTC = 9;
export const STORED_SYNCS = 30;
/** How long handled and ignored events are stored, and how many are deleted per night. */
export const EVENT_DAYS = 90;
export const EVENTS_DROPPED_AT_ONCE = 10_000;
/** Dead events retried at once. */
export const RETRIED_AT_ONCE = 20;
/** Payers that a search by name finds. */
export const PAYERS_FOUND = 50;
export const REVENUE_MONTHS = 12;
export const REASON_MIN_CHARACTERS = 5;
/** Subscriptions that one cron run looks at, to remind payers before they renew. */
export const REMINDERS_A_RUN = 50;

/** A median over fewer other agents than this is not shown: it would be about one or two people. */
export const CITY_LEAST_AGENTS = 4;
/** A city with this many other agents is not counted while its reader waits. */
export const CITY_MOST_AGENTS = 5_000;
