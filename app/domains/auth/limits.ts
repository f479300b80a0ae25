/** Constants of signing in. Those of specification §9 name it. */

/** §9: five failures lock an e-mail address. */
export const LOCKOUT_ATTEMPTS = 5;
/** §9 */
export const LOCKOUT_MINUTES = 15;
/** §9: records of failures are discarded after an hour. */
export const LOCKOUT_RECORD_MINUTES = 60;

/** How long an access token is good without its session being asked. */
export const ACCESS_TOKEN_MINUTES = 10;
/** A session that is not used for so long ends. */
export const SESSION_DAYS = 30;
/** For how long the refresh token before the newest is taken for a request that crossed the rotation. */
export const REFRESH_GRACE_SECONDS = 30;
/** Clocks of two machines may differ by so much. */
export const CLOCK_TOLERANCE_SECONDS = 5;

export const PASSWORD_MIN_CHARACTERS = 10;
/** Above this nothing is gained and hashing is asked to work for free. */
export const PASSWORD_MAX_BYTES = 1_024;

/** Letters with a link to one recipient, whoever asks for them. */
export const LETTERS_AN_HOUR = 5;
export const CONFIRM_LINK_HOURS = 48;
export const RESET_LINK_MINUTES = 60;
export const REACTIVATE_LINK_HOURS = 24;

/** scrypt (docs/decisions 0005): memory is 128·N·r bytes, work is N·r·p. */
export const SCRYPT = { N: 2 ** 15, r: 8, p: 3, keyBytes: 32, saltBytes: 16 } as const;
/** So long after an account was last seen on a network or in a browser is that known, as a hash; the cookie lasts as long. */
export const FINGERPRINT_DAYS = 90;
export const FINGERPRINTS_PER_RUN = 500;
