/** Constants of photos. */

/** An upload, and what the other fields and the seams of its form may weigh; beyond them it is not even read. */
export const PHOTO_BYTES = 10 * 1024 * 1024;
export const PHOTO_FORM_BYTES = PHOTO_BYTES + 2 * 1024 * 1024;

/**
 * What the maker can hold in its 128 MB: a JPEG takes some 9 bytes a pixel there at the worst, a PNG 14. A browser with
 * JavaScript makes larger ones smaller before it sends them.
 */
export const JPEG_PIXELS = 12_500_000;
export const PNG_PIXELS = 6_000_000;
/** Of the upload, and of what is cut out of it. */
export const SIDE_MIN_PIXELS = 200;

/** Uploads of one account in a day. */
export const PHOTOS_A_DAY = 30;
/** Former photos that can be brought back; the oldest goes when there is one more. */
export const FORMER_PHOTOS = 5;

/** By when a person has looked at a reported photo. */
export const REPORT_DUE_HOURS = 48;
export const REPORT_NOTE_MAX_CHARACTERS = 500;
export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;
/** Reports shown of one case; more are still counted. */
export const LISTED_REPORTS = 50;
export const LISTED_CASES = 50;
/** Reports of one account in an hour. */
export const REPORTS_MOST = 20;
export const REPORTS_MINUTES = 60;

/** Photos whose files the cron deletes in one minute. */
export const SWEPT_PHOTOS = 50;

/** People who are given a drawing, or from whom one is taken, in one transaction. */
export const DRAWING_BATCH = 50;
/** Transactions that one visit of the page, and one minute of the clock, drives. */
export const DRAWING_BATCHES_A_VISIT = 1;
export const DRAWING_BATCHES_A_MINUTE = 20;
/** Drawings that are shown before any is given. */
export const DRAWINGS_PREVIEWED = 12;
/** Runs that the page lists. */
export const LISTED_DRAWING_RUNS = 10;
/** People without a photo are counted to here. */
export const COUNTED_WITHOUT_PHOTO = 10_000;
