/** Constants of notifications. Those of specification §9 name it. */

/** §9 */
export const LISTED_NOTIFICATIONS = 50;
/** §9: above it the badge reads 9+. */
export const BADGE_MOST = 9;
/** Unread notifications are counted up to this. */
export const COUNTED_UNREAD = 100;
/** The newest notifications whose subjects are offered as filters. */
export const COUNTED_SUBJECTS = 500;
/** How long a deletion can be undone. */
export const UNDO_MINUTES = 10;
/** How often the list is fetched without a socket. */
export const POLL_SECONDS = 60;
export const TITLE_MAX_CHARACTERS = 120;
export const MESSAGE_MAX_CHARACTERS = 300;
/** Items that a daily email lists; it counts the rest. */
export const DIGEST_ITEMS = 50;
/** Items that one daily email covers; more wait for the next. */
export const DIGEST_WAITING = 2_000;
/** Daily emails per cron run. */
export const DIGEST_PEOPLE = 50;
/** Emails to one address that other people trigger; beyond this only notifications. */
export const UNASKED_EMAILS = { hour: 20, day: 60 } as const;
/** The most admins that are notified. */
export const ADMINS_MOST = 20;
