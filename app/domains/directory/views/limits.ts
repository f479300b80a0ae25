/** Constants of counting views. Unit last in the name. */

/** What one isolate has counted is written so long after the first of it. */
export const VIEWS_FLUSH_SECONDS = 5;
/** Profiles that one isolate counts at a time; those of a flood beyond it are not counted. */
export const VIEWS_COUNTED_PROFILES = 2_000;
/** Of profile views, the sums of so many days stay. */
export const VIEWS_KEPT_DAYS = 400;
/** What one run of the clock deletes. */
export const VIEWS_DROPPED = 5_000;
