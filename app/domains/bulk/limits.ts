/** Numbers of acts on many rows. */

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
/** Rows of one act. */
export const BULK_MOST = 10_000;
/** Transactions per step of the page, and per minute of the cron. */
export const BULK_BATCHES_A_VISIT = 2;
export const BULK_BATCHES_A_MINUTE = 8;
/** Rows that a preview and a page of progress name. */
export const BULK_SHOWN = 20;
