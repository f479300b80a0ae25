/** Constants of applications. Unit last in the name. */

export const STREET_MAX_CHARACTERS = 160;
export const DESCRIPTION_MAX_CHARACTERS = 1_500;
export const PROOF_MIN_CHARACTERS = 40;
export const PROOF_MAX_CHARACTERS = 1_500;
export const REASON_MIN_CHARACTERS = 20;
export const REASON_MAX_CHARACTERS = 1_000;
/** From sending to a decision. */
export const DECIDE_HOURS = 48;
/** How often one account may send one, new or again. */
export const APPLICATIONS_A_DAY = 5;

export const TERMS_TITLE_MAX_CHARACTERS = 100;
export const TERMS_MIN_CHARACTERS = 200;
export const TERMS_MAX_CHARACTERS = 60_000;
export const SUMMARY_MIN_CHARACTERS = 10;
export const SUMMARY_MAX_CHARACTERS = 500;
/**
 * From publishing to the first moment at which a version may be in force: longer than anybody's gate is remembered
 * (`VIEWER_FRESH_SECONDS`), so that every isolate knows of the moment before it comes.
 */
export const TERMS_LEAD_SECONDS = 60;
/** How far ahead a version may be published. */
export const TERMS_AHEAD_DAYS = 730;
/** Accounts are counted so far. */
export const COUNTED_ACCOUNTS = 10_000;
