/** Constants of reading organizations. Unit last in the name. */

/** A hierarchy is carrier, FMO, agency; deeper ones are cut off, and a circle cannot hold a page up. */
export const HIERARCHY_LIMIT_LEVELS = 6;
export const CHILD_LIMIT_ORGANIZATIONS = 30;
export const LEADER_LIMIT_PEOPLE = 40;
/** Versions of its page that are listed; older ones stay in the database. */
export const VERSIONS_SHOWN = 50;
