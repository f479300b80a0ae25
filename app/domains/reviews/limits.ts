/** Constants of reading reviews. Unit last in the name. */

export const REVIEW_PAGE_REVIEWS = 10;
/** Reason classes read per agent; there are fewer than this. */
export const REASON_LIMIT_CLASSES = 40;
