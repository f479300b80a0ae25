/** Limits of the admin pages for organizations. */

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
export const LISTED_ORGANIZATIONS = 50;
/** Rows of one kind on an organization's page. */
export const SHOWN_ROWS = 20;
/** Rows that a search reads for each way to find one. */
export const FOUND_ORGANIZATIONS = 200;
