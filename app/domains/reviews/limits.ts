/** Constants of reading reviews. Unit last in the name. */

export const REVIEW_PAGE_REVIEWS = 10;
/** Reason classes read per agent; there are fewer than this. */
export const REASON_LIMIT_CLASSES = 40;

/** Product.md: the text of a review. */
export const BODY_MIN_CHARACTERS = 50;
export const BODY_MAX_CHARACTERS = 4_000;
export const TITLE_MAX_CHARACTERS = 100;
/** The link that confirms a review. */
export const LINK_DAYS = 7;
/** Reviews sent, by account. */
export const SUBMITS_MOST = 10;
export const SUBMITS_MINUTES = 60;
export const OWN_REVIEWS = 50;
