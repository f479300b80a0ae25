/** Numbers of the admins' desk for accounts. */

export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
/** Rows of one kind on a person's page. */
export const SHOWN_ROWS = 10;
export const LISTED_PEOPLE = 50;
/** What a search looks at of each way to find somebody. */
export const FOUND_PEOPLE = 200;
