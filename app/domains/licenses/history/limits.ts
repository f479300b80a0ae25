/** Constants of a license's history. */

/** Licenses of one agent in one state. */
export const LICENSES_LIMIT = 120;
/** Changes of them, the newest: a monthly list adds one a license. */
export const CHANGES_LIMIT = 5_000;
