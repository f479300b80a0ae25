/** Limits of photos. */

/** The size of an upload, and of its form with the other fields; a larger form isn't read at all. */
export const PHOTO_BYTES = 10 * 1024 * 1024;
export const PHOTO_FORM_BYTES = PHOTO_BYTES + 2 * 1024 * 1024;

/**
 * What fits in the 128 MB of the worker that resizes: at worst a JPEG takes some 9 bytes a pixel, a PNG 14. A browser with
 * JavaScript shrinks larger ones before it sends them.
 */
export const JPEG_PIXELS = 12_500_000;
export const PNG_PIXELS = 6_000_000;
/** Of the upload, and of the square cut from it. */
export const SIDE_MIN_PIXELS = 200;

/** Uploads of one account in a day. */
export const PHOTOS_A_DAY = 30;
/** Former photos that can be brought back; one more deletes the oldest. */
export const FORMER_PHOTOS = 5;

/** Time to review a reported photo. */
export const REPORT_DUE_HOURS = 48;
export const REPORT_NOTE_MAX_CHARACTERS = 500;
export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;
/** Reports shown for one case; all are counted. */
export const LISTED_REPORTS = 50;
export const LISTED_CASES = 50;
/** Reports of one account in an hour. */
export const REPORTS_MOST = 20;
export const REPORTS_MINUTES = 60;

/** Photos whose files the cron deletes in one minute. */
export const SWEPT_PHOTOS = 50;

/** People who get or lose a drawing in one transaction. */
export const DRAWING_BATCH = 50;
/** Transactions of one page visit, and of one cron minute. */
export const DRAWING_BATCHES_A_VISIT = 1;
export const DRAWING_BATCHES_A_MINUTE = 20;
/** Drawings in the preview before a run. */
export const DRAWINGS_PREVIEWED = 12;
/** Runs listed on the page. */
export const LISTED_DRAWING_RUNS = 10;
/** People without a photo are counted up to this number. */
export const COUNTED_WITHOUT_PHOTO = 10_000;
