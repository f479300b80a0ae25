/** How long the gate's facts may be remembered. */

/**
 * Everything is read in one round trip, so one limit applies to all: the shortest of specification §9 (verification
 * and onboarding 30 s; role and terms could be 5 min old: decision 0042 says why they are not).
 */
export const VIEWER_FRESH_SECONDS = 30;
/** §9: what was read of a role may stand in for so long when it cannot be read again. */
export const ROLE_CACHED_MINUTES = 30;
/** §9 */
export const ROLE_RETRIES = 2;
/** Before a dangerous act the second factor must have been shown within so long. */
export const SECOND_FACTOR_FRESH_MINUTES = 10;
/** How long an admin can view the product as someone else. */
export const VIEW_MINUTES = 15;
