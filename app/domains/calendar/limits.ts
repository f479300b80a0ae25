/** Bounds of calendars and appointments. */

/** Types of appointment that an agent may have at a time. */
export const TYPES_MOST = 12;
/** Dates with hours of their own. */
const SPECIAL_DAYS_MOST = 12;
/** The rows of these dates in the hours form; each key is part of its fields' names. */
export const DATE_KEYS: readonly string[] = Array.from(
  { length: SPECIAL_DAYS_MOST },
  (_, at) => `date${at + 1}`,
);
export const NAME_MAX_CHARACTERS = 60;
export const LINK_MAX_CHARACTERS = 500;
export const BUSY_URL_MAX_CHARACTERS = 1_000;
export const NOTE_MAX_CHARACTERS = 500;

export const LENGTHS_MINUTES = [15, 20, 30, 45, 60, 90, 120] as const;
export const BUFFERS_MINUTES = [0, 5, 10, 15, 30, 60] as const;
export const NOTICES_HOURS = [1, 2, 4, 12, 24, 48, 72, 168] as const;
export const HORIZONS_DAYS = [7, 14, 30, 60, 90, 180, 365] as const;

/** Days with free times on one page of a booking. */
export const DAYS_SHOWN = 5;
/** Offered to whoever wanted a time that somebody else just took. */
export const NEXT_OFFERED = 4;

/** Appointments to come that one email address may have with one agent. */
export const COMING_MOST = 3;
/** Bookings for one email address in a day, with all agents: each sends it an email. */
export const BOOKED_A_DAY_MOST = 10;
export const SAVES_A_DAY = 200;
/** A time that an address nobody confirmed has asked for is free again after so long. */
export const HELD_MINUTES = 30;
/** As many times one network, or one address, holds without having confirmed them. */
export const HELD_OF_NETWORK_MOST = 3;
export const HELD_OF_ADDRESS_MOST = 3;

/** The client is reminded so long before. */
export const REMINDER_HOURS = 24;
/** An appointment that the agent says nothing of counts as kept so long after its end. */
export const COMPLETED_AFTER_HOURS = 48;
/** How far ahead licenses are looked at again for what is booked. */
export const FLAGGED_AHEAD_DAYS = 366;

/** What one run of the cron's minute takes on. */
export const DUE_AT_ONCE = 25;

/** Rows of lists. */
export const LISTED_MOST = 100;
/** What the feed holds: so far back, and at most so many. */
export const FEED_BACK_DAYS = 30;
export const FEED_MOST = 1_000;

/** Busy times that are stored of another calendar, and how far ahead: twenty meetings on each working day. */
export const BUSY_MOST = 6_000;
export const BUSY_AHEAD_DAYS = 366;
/** A calendar of more bytes, parts (events, alarms, zones), or times of its events is not read to its end. */
export const BUSY_MAX_BYTES = 4 * 1024 * 1024;
/** What the form that brings a file may weigh. */
export const BUSY_FORM_BYTES = BUSY_MAX_BYTES + 64 * 1024;
export const BUSY_MAX_PARTS = 40_000;
export const BUSY_MAX_TIMES = 60_000;
/** Steps of `ical.js` for all rules of a calendar, some microseconds each. What is not expanded by then is blocked. */
export const BUSY_MAX_STEPS = 12_000;
export const BUSY_FETCH_SECONDS = 10;
export const BUSY_REDIRECTS_MOST = 3;
export const BUSY_EVERY_MINUTES = 30;
/** Calendars that one run of the cron's minute reads. */
export const BUSY_AT_ONCE = 5;
/** So many readings in a row may fail before a calendar pauses. */
export const BUSY_FAILURES_MOST = 3;
