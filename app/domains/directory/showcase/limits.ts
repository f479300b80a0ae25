/** Limits of what an agent writes. */

export const HEADLINE_MAX_CHARACTERS = 120;
export const BIOGRAPHY_MAX_CHARACTERS = 2_000;
/** Shorter ones leave most questions open. */
export const FULL_BIOGRAPHY_CHARACTERS = 200;
export const RADIUS_MAX_MILES = 100;
/** Days with hours of their own that can be saved at a time. */
export const SPECIAL_DAY_SLOTS = 8;
/** Versions on one page of the list. */
export const VERSIONS_SHOWN = 50;
/** Earlier versions that every agent sees and can bring back; a plan unlocks the others. */
export const FREE_VERSIONS = 3;
export const SAVES_A_DAY = 100;
