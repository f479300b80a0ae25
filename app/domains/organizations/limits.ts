/** Limits of reading organizations. Unit last in the name. */

/** A hierarchy is carrier, FMO, agency. Deeper ones are cut off, so a circle can't hang a page. */
export const HIERARCHY_LIMIT_LEVELS = 6;
/**
 * Leads and conversations of agents below an organization are summed from so many agents on: a sum over one is that
 * person's, and one over two tells each of them the other's (decision 0125).
 */
export const SUMMED_LEAST_AGENTS = 5;
export const CHILD_LIMIT_ORGANIZATIONS = 30;
/** What states' lists say of an agency: licenses, and producers. */
export const LISTED_LICENSES = 60;
export const LISTED_PRODUCERS = 100;
export const LEADER_LIMIT_PEOPLE = 40;
/** Versions of its page that are listed; older ones stay in the database. */
export const VERSIONS_SHOWN = 50;
