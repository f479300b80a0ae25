/** Constants of counting views. Unit last in the name. */

/** Of profile views, the sums of so many days stay. */
export const VIEWS_STORED_DAYS = 400;
/** What one run of the clock deletes. */
export const VIEWS_DROPPED = 5_000;
