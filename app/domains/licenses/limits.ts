/** Constants of licenses. */

/**
 * Licenses that the calendar changes in one batch, batches in one run of the cron, and how long a run begins another one: 100,000
 * that end on one day are done in seven minutes.
 */
export const DATED_AT_ONCE = 400;
export const DATED_BATCHES = 40;
export const DATED_MS = 20_000;
/** Licenses of which the pages are purged at once: a page is cached for a minute, and each purge is a request of the run. */
export const DATED_PURGED = 50;
/** Agents reminded in one batch. */
export const REMINDED_AT_ONCE = 100;
/** Batches of reminders in one run. */
export const REMINDER_BATCHES = 10;
/** Licenses of which agents are told in one batch after an import, and batches in one run. */
export const NEWS_AT_ONCE = 100;
export const NEWS_BATCHES = 10;

/** By when a person has read a document. */
export const READ_HOURS = 72;
/** Days that a decided document is stored, for questions about the decision. */
export const KEPT_DAYS = 30;
/** An upload that no row speaks of is deleted at the latest so long after it came. */
export const STRAY_DOCUMENT_MINUTES = 60;
/** Documents that one account sends in a day, and that may wait at once. */
export const DOCUMENTS_A_DAY = 10;
export const OPEN_DOCUMENTS = 5;

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;

export const LISTED_DOCUMENTS = 50;
export const LISTED_LICENSES = 120;
/** Of each license so many changes are shown. */
export const LISTED_CHANGES = 20;
export const EXPORTED_ROWS = 1_000;

/** What a list may weigh that is sent through a page, with the form around it; Cloudflare takes 100 MB. */
export const LIST_MEGABYTES = 60;
/** Days that a file is stored that was not read to its end. */
export const LIST_KEPT_DAYS = 7;
/** Of reading, batches in one step; of everything, how long one request and one run of the cron goes on. */
export const READ_BATCHES = 4;
export const STEP_SECONDS = 3;
export const CRON_STEP_SECONDS = 20;
/** Queries that a request may make to be safe within Cloudflare's thousand. */
export const MOST_STEPS = 150;
/** How many changes of an import are looked through for what an undo would leave. */
export const UNDO_COUNTED = 20_000;

/** How far a profile that a list made is found, in miles, until its agent says otherwise. */
export const LISTED_RADIUS_MILES = 25;
/** The stored order value of an agent without reviews: `UNREVIEWED_ORDER` of `directory/ranking/list-order-queries.server.ts`. */
export const NEWCOMER_ORDER = 4 - 1.1 / Math.sqrt(7);
/** By when an admin has decided about a row of a list. */
export const LIST_CASE_HOURS = 72;
/** New agents without a place that the page of an import shows. */
export const WAITING_AGENTS_LISTED = 50;
/** New agents without an NPN of one import that are counted. */
export const WITHOUT_NPN_COUNTED = 20_000;
/** Words of one state's lists that admins can say the meaning of, and forms for them on the page of an import. */
export const MOST_LIST_WORDS = 2_000;
export const WORD_FORMS = 20;
/** Labels that no table knows, of which an import keeps the number of rows. */
export const UNKNOWN_WORDS_KEPT = 100;

/** Carriers of the catalog among which an admin says which one a list means. */
export const MOST_CARRIERS = 2_000;

/** Licenses that can be typed for a new agent; lists and documents bring the others. */
export const HAND_LICENSES = 3;
export const SOURCE_MIN_CHARACTERS = 5;
export const SOURCE_MAX_CHARACTERS = 300;
