/** Limits for what admins do with accounts. */

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
/** Rows of each kind on a person's page. */
export const SHOWN_ROWS = 10;
export const LISTED_PEOPLE = 50;
/** People that a search looks at for each way to find one. */
export const FOUND_PEOPLE = 200;
