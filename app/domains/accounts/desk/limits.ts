/** Numbers of the admins' desk for accounts. */

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
/** Rows of one kind on a person's page. */
export const SHOWN_ROWS = 10;
export const LISTED_PEOPLE = 50;
/** What a search looks at of each way to find somebody. */
export const FOUND_PEOPLE = 200;
/** Rows that a file reads at once. */
export const FILE_PAGE_PEOPLE = 2_000;
/** What one act may be done to. */
export const BULK_MOST = 10_000;
/** Rows that are done in one transaction. */
export const BULK_BATCH = 50;
/** Transactions that one visit of the page, and one minute of the clock, drives. */
export const BULK_BATCHES_A_VISIT = 2;
export const BULK_BATCHES_A_MINUTE = 8;
/** Rows that a preview and a page of progress name. */
export const BULK_SHOWN = 20;
