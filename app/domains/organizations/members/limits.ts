/** Limits of membership. Unit last in the name. */

/** How long an invite is valid after it was last sent; then its link offers to ask for a new one. */
export const INVITE_DAYS = 14;
/** Addresses of one paste or file. */
export const INVITE_LINES = 200;
/** Invites of one organization in a day. */
export const INVITES_OF_ONE_A_DAY = 500;
/** Invites to one address in a day, from all organizations. */
export const INVITES_TO_ONE_A_DAY = 5;
/** Emails that others cause to one address; `ofKind` is invites in an hour. */
export const INVITE_EMAILS = { hour: 20, day: 60, ofKind: 3 } as const;
/** How often one invite is emailed, and the time between two emails. */
export const INVITE_SENDS = 5;
export const RESEND_MINUTES = 10;
/** How long an organization can't invite an address that declined. */
export const DECLINED_DAYS = 30;
/** Time between two requests for a new link. */
export const ASK_AGAIN_HOURS = 24;
/** Written in one commit. */
export const INVITES_A_COMMIT = 50;

export const INVITE_FILE_BYTES = 100 * 1024;
/** About as many as a file has: what wasn't sent from it goes back into the field. */
export const PASTED_CHARACTERS = 100_000;
export const MESSAGE_MAX_CHARACTERS = 500;
export const REASON_MIN_CHARACTERS = 5;
export const REASON_MAX_CHARACTERS = 300;
/** Requests that one account makes in a day. */
export const REQUESTS_A_DAY = 10;

export const LISTED_MEMBERS = 100;
export const LISTED_FORMER = 50;
export const LISTED_REQUESTS = 50;
export const LISTED_EVENTS = 40;
export const LISTED_INVITES = 200;
export const FOUND_ORGANIZATIONS = 10;
export const OWN_MEMBERSHIPS = 50;
/** Managers who are notified of one event. */
export const TOLD_MANAGERS = 20;
/** Profiles purged from the cache at once when an organization closes; the others follow within a minute. */
export const PURGED_PROFILES = 200;

/** What a dashboard shows of each list; the list itself is a link away. */
export const DASHBOARD_MEMBERS = 20;
export const DASHBOARD_REQUESTS = 3;
export const DASHBOARD_INVITES = 5;
export const DASHBOARD_LICENSES = 20;
