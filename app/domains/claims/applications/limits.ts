/** Constants of agents' applications. */

/** By when a person has decided. */
export const APPLICATION_HOURS = 48;
/** Applications of one account in a day, and with one NPN from all accounts together. */
export const APPLICATIONS_A_DAY = 3;
export const NPN_APPLICATIONS_A_DAY = 5;
/** Licenses that one application names; others are sent from Settings once the profile is there. */
export const MOST_LICENSES = 5;

/** What the applicant reads. */
export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 500;

/** Days that a decided document is stored, for questions about the decision. */
export const KEPT_DAYS = 30;
/** A document that no application needs is deleted at the latest this long after it came. */
export const STRAY_DOCUMENT_MINUTES = 60;

export const LISTED_APPLICATIONS = 50;
export const EXPORTED_APPLICATIONS = 200;
/** Profiles that may be the applicant's, other applications with the NPN, and rows of lists, on an application's page. */
export const SHOWN_ROWS = 20;
/** Namesakes in the whole register that are looked through for those in the same city. */
export const NAMESAKES_READ = 20_000;
