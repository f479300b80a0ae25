/** Constants of the log of admins' acts. */

/** Rows that are read and hashed again at once. */
export const PIECE_ROWS = 1_000;
/** Anchors that are checked at once; each is an object of its own. */
export const PIECE_ANCHORS = 40;
/** Pieces per minute, or per click of the button. */
export const PIECES_A_STEP = 15;
/** When the nightly verification begins, UTC. */
export const VERIFIED_FROM_HOUR_UTC = 7;
/** Breaks that are named; the rest are only counted. */
export const NAMED_BREAKS = 50;
/** Rows of a page. */
export const PAGE_ROWS = 50;
/** Of the reason for viewing the product as a person, who reads it. */
export const VIEW_REASON_MIN_CHARACTERS = 10;
export const VIEW_REASON_MAX_CHARACTERS = 300;
