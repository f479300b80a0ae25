/** Constants of watching agents. Unit last in the name. */

/** Agents that one account watches at most. */
export const WATCHED_LIMIT_AGENTS = 200;
/** How often a watched agent is looked at. */
export const LOOK_MINUTES = 60;
/** How long licenses must have stayed as they are before anybody is told: an import that is undone at once is no news. */
export const SETTLED_MINUTES = 30;
/** Agents that one batch looks at, and batches in one run of the clock. */
export const LOOKED_AT_ONCE = 100;
export const LOOK_BATCHES = 5;
/** How many customers hear about one agent in one commit; the others follow in the next batch. */
export const TOLD_AT_ONCE = 100;
/** Licenses of one agent that are compared. */
export const COMPARED_LICENSES = 120;
/** How many rows of what an account was told are in its export. */
export const EXPORTED_NEWS = 1_000;
/** How long a guest hears about an agent whom they booked, and watches that are deleted in one run afterward. */
export const GUEST_WATCH_DAYS = 365;
export const DROPPED_AT_ONCE = 500;
