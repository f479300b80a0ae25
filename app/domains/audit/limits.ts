/** Constants of the log of admins' acts. */

/** Rows read and counted anew at once. */
export const PIECE_ROWS = 1_000;
/** Anchors, each an object of its own, looked at at once. */
export const PIECE_ANCHORS = 40;
/** Pieces of one minute, or of one press of the button. */
export const PIECES_A_STEP = 15;
/** When a night's verification begins, UTC. */
export const VERIFIED_FROM_HOUR_UTC = 7;
/** Of what is wrong so much is named; the rest is counted. */
export const NAMED_BREAKS = 50;
/** Rows of a page. */
export const PAGE_ROWS = 50;
/** Of the reason for looking at the product as somebody else; the person reads it. */
export const VIEW_REASON_MIN_CHARACTERS = 10;
export const VIEW_REASON_MAX_CHARACTERS = 300;
