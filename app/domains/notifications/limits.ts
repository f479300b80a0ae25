/** Constants of notifications. Those of specification §9 name it. */

/** §9 */
export const LISTED_NOTIFICATIONS = 50;
/** §9: above it the badge reads 9+. */
export const BADGE_MOST = 9;
/** Unread ones are counted so far. */
export const COUNTED_UNREAD = 100;
/** What was deleted can be brought back for so long. */
export const UNDO_MINUTES = 10;
/** Without a socket the list is asked for as often. */
export const POLL_SECONDS = 60;
export const TITLE_MAX_CHARACTERS = 120;
export const MESSAGE_MAX_CHARACTERS = 300;
/** A daily email tells so many things in words, the rest by number. */
export const DIGEST_ITEMS = 50;
/** So many things end with one daily email; more wait for the next. */
export const DIGEST_WAITING = 2_000;
/** Daily emails of one run of the cron trigger. */
export const DIGEST_PEOPLE = 50;
/** Emails that others set off, to one address; what is over stands in the bell alone. */
export const UNASKED_EMAILS = { hour: 20, day: 60 } as const;
/** So many are told of what concerns admins. */
export const TOLD_ADMINS = 20;
