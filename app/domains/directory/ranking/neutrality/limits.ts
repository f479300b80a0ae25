/** Constants of the nightly check. */

/** When it begins: 4 a.m. in New York. */
export const NEUTRALITY_HOUR_UTC = 9;
/** Searches a night, and in one step of the cron: each is ranked twice. */
export const NEUTRALITY_SEARCHES = 120;
export const NEUTRALITY_STEP_SEARCHES = 3;
/** Nights on the page and in its file. */
export const NEUTRALITY_NIGHTS = 90;
