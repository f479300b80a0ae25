/** Limits of applications. Unit last in the name. */

export const STREET_MAX_CHARACTERS = 160;
export const DESCRIPTION_MAX_CHARACTERS = 1_500;
export const PROOF_MIN_CHARACTERS = 40;
export const PROOF_MAX_CHARACTERS = 1_500;
export const REASON_MIN_CHARACTERS = 20;
export const REASON_MAX_CHARACTERS = 1_000;
/** Time to a decision. */
export const DECIDE_HOURS = 48;
/** Applications of one account, new or again. */
export const APPLICATIONS_A_DAY = 5;

export const TERMS_TITLE_MAX_CHARACTERS = 100;
export const TERMS_MIN_CHARACTERS = 200;
export const TERMS_MAX_CHARACTERS = 60_000;
export const SUMMARY_MIN_CHARACTERS = 10;
export const SUMMARY_MAX_CHARACTERS = 500;
/**
 * From publishing to the earliest moment a version can take effect: longer than a viewer is cached
 * (`VIEWER_FRESH_SECONDS`), so that every isolate knows the moment before it comes.
 */
export const TERMS_LEAD_SECONDS = 60;
/** How far ahead a version may be published. */
export const TERMS_AHEAD_DAYS = 730;
/** Accounts are counted up to this number. */
export const COUNTED_ACCOUNTS = 10_000;
