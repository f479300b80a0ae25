/** Constants of counting views. Unit last in the name. */

/** Sums of profile views are stored for this many days. */
export const VIEWS_STORED_DAYS = 400;
/** Rows that one run of the clock deletes. */
export const VIEWS_DROPPED = 5_000;
