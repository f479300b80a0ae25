/** Bounds of calendars and appointments. */

/** Types of appointment per agent. */
export const TYPES_MOST = 12;
/** Entries of time off that are not over. */
export const TIME_OFF_MOST = 40;
export const TIME_OFF_MAX_DAYS = 366;
export const REASON_MAX_CHARACTERS = 80;
export const NAME_MAX_CHARACTERS = 60;
export const LINK_MAX_CHARACTERS = 500;
export const BUSY_URL_MAX_CHARACTERS = 1_000;
export const NOTE_MAX_CHARACTERS = 500;

export const LENGTHS_MINUTES = [15, 20, 30, 45, 60, 90, 120] as const;
export const BUFFERS_MINUTES = [0, 5, 10, 15, 30, 60] as const;
export const NOTICES_HOURS = [1, 2, 4, 12, 24, 48, 72, 168] as const;
export const HORIZONS_DAYS = [7, 14, 30, 60, 90, 180, 365] as const;

/** Days with free times on one page of booking. */
export const DAYS_SHOWN = 5;
/** A profile shows so many days with so many free times each, looked for within so many days. */
export const PROFILE_DAYS = 3;
export const PROFILE_TIMES_A_DAY = 3;
export const PROFILE_DAYS_AHEAD = 10;
/** How far booking looks for the first day of each type; the one that is shown first has a free time then. */
export const KINDS_DAYS_AHEAD = 28;
/** Free times offered when the wanted one was just taken. */
export const NEXT_OFFERED = 4;

/** Upcoming appointments of one email address with one agent. */
export const COMING_MOST = 3;
/** Bookings of one email address in a day, across all agents: each sends it an email. */
export const BOOKED_A_DAY_MOST = 10;
export const SAVES_A_DAY = 200;
/** How long an unconfirmed address holds a time. */
export const HELD_MINUTES = 30;
/** Unconfirmed times that one network, or one address, may hold at once. */
export const HELD_OF_NETWORK_MOST = 3;
export const HELD_OF_ADDRESS_MOST = 3;

/** How long before the appointment the client is reminded. */
export const REMINDER_HOURS = 24;
/** An appointment that the agent doesn't mark counts as completed this long after its end. */
export const COMPLETED_AFTER_HOURS = 48;
/** How far ahead the licenses of booked appointments are checked again. */
export const FLAGGED_AHEAD_DAYS = 366;

/** Rows that one cron run handles. */
export const DUE_AT_ONCE = 25;

/** Rows of lists. */
export const LISTED_MOST = 100;
/** The feed's bounds. */
export const FEED_BACK_DAYS = 30;
export const FEED_MOST = 1_000;

/** Busy times stored of another calendar: twenty meetings on each working day, a year ahead. */
export const BUSY_MOST = 6_000;
export const BUSY_AHEAD_DAYS = 366;
/** A calendar with more bytes, parts (events, alarms, zones), or event times is refused. */
export const BUSY_MAX_BYTES = 4 * 1024 * 1024;
/** The largest upload form. */
export const BUSY_FORM_BYTES = BUSY_MAX_BYTES + 64 * 1024;
export const BUSY_MAX_PARTS = 40_000;
export const BUSY_MAX_TIMES = 60_000;
/** Steps of `ical.js` for all rules of a calendar, some microseconds each. Rules not expanded by then block time. */
export const BUSY_MAX_STEPS = 12_000;
export const BUSY_FETCH_SECONDS = 10;
export const BUSY_REDIRECTS_MOST = 3;
export const BUSY_EVERY_MINUTES = 30;
/** Calendars that one cron run reads. */
export const BUSY_AT_ONCE = 5;
/** Failed readings in a row before a calendar pauses. */
export const BUSY_FAILURES_MOST = 3;

/** How long what was agreed before an appointment about Medicare is kept (42 CFR 422.504(d)). */
export const SCOPE_KEPT_YEARS = 10;
/** Without a confirmed address nothing was agreed. */
export const UNCONFIRMED_SCOPE_DAYS = 1;
/** So many scopes are deleted at once. */
export const SCOPES_AT_ONCE = 500;
/** Rows of the file that are read at once. */
export const SCOPES_PAGE = 500;
