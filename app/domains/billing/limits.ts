/** Constants of billing. Unit last in the name. */

/** After a payment that failed, nothing is taken away for so long. */
export const GRACE_DAYS = 14;
/** A way to Stripe's page is good for so long; Stripe's own end is a day. */
export const CHECKOUT_HOURS = 23;
/** How a read that another write overtook is tried again. */
export const READS = 5;
/** Nobody else handles an event for so long: whoever died with it in hand gives it back. */
export const EVENT_LEASE_MS = 60_000;
/** Minutes to wait after the first, second … failure; after the last it is dead, and admins are told. */
export const EVENT_RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1_440] as const;
export const EVENTS_A_RUN = 20;
/** Stripe's largest event is far smaller; one that is larger is none of Stripe's. */
export const EVENT_MAX_BYTES = 256 * 1024;
/** How old a signature may be. */
export const SIGNATURE_SECONDS = 300;
/** Catching up asks Stripe for what it told in so many days: it tries for three, and keeps thirty. */
export const CATCH_UP_DAYS = 7;
/** A preview is good for so long: the change is charged by its moment, and nobody else chooses that. */
export const PREVIEW_MINUTES = 30;
/** Another who may pay has just begun: their page is on its way for so long. */
export const STARTING_MS = 60_000;
/** Presses of one account that ask Stripe for something, in ten minutes: its answers are limited for all of us. */
export const ASKED_OF_STRIPE = { most: 40, minutes: 10 } as const;
/** Pages of Stripe's list of events that are read in one go. */
export const CATCH_UP_PAGES = 50;
/** A refund is under way for so long at most: twice a call's patience, with its second try. */
export const REFUND_LEASE_MS = 60_000;
/** What Stripe tells is answered when it is followed, and after so long at the latest: Stripe waits for few seconds. */
export const ANSWER_WITHIN_MS = 5_000;
/** People whom Stripe is told to forget, at once. */
export const FORGOTTEN_A_RUN = 10;
export const SEATS_MOST = 10_000;
export const LISTED_INVOICES = 24;
export const LISTED_EVENTS = 30;
export const LISTED_DEAD = 50;
/** Payers whose subscription has nobody behind it any more, at once. */
export const ORPHANS_A_RUN = 10;
/** Pages at Stripe of payers who closed that one run of the clock closes. */
export const CHECKOUTS_A_RUN = 10;
export const REASON_MAX_CHARACTERS = 300;
/** What a comparison with Stripe asks for at once, and compares in one go. */
export const SYNC_PAGE = 100;
/** Rows of ours that no page of Stripe's had, asked for in one go. */
export const ASKED_ONE_BY_ONE = 20;
/** Mended in one go. */
export const MENDED_AT_ONCE = 20;
/** How far the file of figures goes back. */
export const FIGURES_WEEKS = 52;
/** How often a page that waits for a payment looks again. */
export const LOOK_AGAIN_SECONDS = 5;
/** A card that ends within so many days is said to end soon. */
export const CARD_SOON_DAYS = 45;
export const SEAT_HOLDERS_SHOWN = 200;
export const MEMBERS_IN_FILE = 5_000;
/** A comparison does its pages for so long in one go, and then says how far it is. */
export const SYNC_STEP_MS = 5_000;
/** The nightly one begins after this hour, UTC, when few are awake in any of the states. */
export const NIGHTLY_HOUR_UTC = 9;
export const KEPT_SYNCS = 30;
/** What was followed, or never had to be, is kept for so long; at most so many are dropped a night. */
export const EVENT_KEPT_DAYS = 90;
export const EVENTS_DROPPED_AT_ONCE = 10_000;
/** Dead events tried again in one go. */
export const RETRIED_AT_ONCE = 20;
/** Payers whose name fits what an admin looks for. */
export const PAYERS_FOUND = 50;
export const REVENUE_MONTHS = 12;
export const REASON_MIN_CHARACTERS = 5;
