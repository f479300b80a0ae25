/** Constants of signing in. Those of specification §9 name it. */

/** §9: five failures lock an email address. */
export const LOCKOUT_ATTEMPTS = 5;
/** §9 */
export const LOCKOUT_MINUTES = 15;
/** §9: records of failures are discarded after an hour. */
export const LOCKOUT_RECORD_MINUTES = 60;

/** How long an access token is good without its session being asked. */
export const ACCESS_TOKEN_MINUTES = 10;
/** A session that is unused for this long ends. */
export const SESSION_DAYS = 30;
/** How long the previous refresh token still works for a request that crossed the rotation. */
export const REFRESH_GRACE_SECONDS = 30;
/** How much the clocks of two machines may differ. */
export const CLOCK_TOLERANCE_SECONDS = 5;

/** How long a trusted issuer's token is good after it was issued, whatever expiry it names. */
export const TRUSTED_TOKEN_MINUTES = 60;
/**
 * Bits in the modulus of a trusted issuer's key: RFC 7518 requires the minimum; more than the maximum only costs time.
 */
export const RSA_MIN_BITS = 2_048;
export const RSA_MAX_BITS = 8_192;
export const RSA_MIN_EXPONENT = 65_537;

export const PASSWORD_MIN_CHARACTERS = 10;
/** More gains nothing and makes hashing work for free. */
export const PASSWORD_MAX_BYTES = 1_024;

/** How long a browser is known after its last sign-in. */
export const DEVICE_DAYS = 180;
/** Known browsers per account; the one unused for longest is dropped first. */
export const MOST_DEVICES = 20;
/** People who sign in with one browser. */
export const MOST_DEVICE_TOKENS = 5;

export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_CHARACTERS = 60;
/** How long someone may take to use a passkey they were asked for. */
export const PASSKEY_MINUTES = 5;
/** What a browser sends about a passkey is far shorter. */
export const PASSKEY_MAX_CHARACTERS = 16_384;

/** RFC 6238, with the values every app supports. */
export const TOTP_SECONDS = 30;
/** The length that RFC 4226 recommends, for SHA-1. */
export const TOTP_SECRET_BYTES = 20;
/** Codes from this many half minutes before and after are accepted. */
export const TOTP_STEPS_AROUND = 1;
/** Codes this far off are refused, with a hint about a wrong clock. */
export const TOTP_HINT_STEPS = 4;
export const RECOVERY_CODES = 10;
/** From the password to the second factor. */
export const SECOND_FACTOR_MINUTES = 10;
/** From the QR code to the first code. */
export const SET_UP_MINUTES = 30;
/** How long two admins may take to decide on a lost factor. */
export const RESET_DAYS = 7;
export const RESET_REASON_LEAST = 20;
export const RESET_REASON_CHARACTERS = 1_000;
/** Before the second admin may approve, so that the owner has time to read the email. */
export const RESET_WAIT_HOURS = 24;
/** How many times a day someone may ask for one. */
export const RESETS_A_DAY = 3;

/** Links of one purpose that one network may have sent to one address within an hour. */
export const LINKS_A_NETWORK_AN_HOUR = 5;
/**
 * All such links within an hour, from any network. No link may expire sooner than this window, so that whenever no
 * more are sent, the last one is in the owner's mailbox and still works (docs/decisions 0031).
 */
export const LINKS_AN_HOUR = 10;
export const CONFIRM_LINK_HOURS = 48;
export const RESET_LINK_MINUTES = 60;
export const REACTIVATE_LINK_HOURS = 24;

/** How long an account can still be brought back after its owner deleted it (docs/decisions 0057). */
export const LEAVING_DAYS = 14;
/** The link for someone who signs in during that time. */
export const STAY_LINK_MINUTES = 60;
export const ERASED_PER_RUN = 5;

/** scrypt (docs/decisions 0005): memory is 128·N·r bytes, work is N·r·p. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** For test bundles, whose subject is not the hash; `npm run build` never makes one for a deploy. */
const TEST_COST = { N: 2 ** 10, r: 8, p: 1 } as const;
export const SCRYPT = {
  ...(process.env.FAIRLEAD_TEST_HASHES === "1" ? TEST_COST : COST),
  keyBytes: 32,
  saltBytes: 16,
};
/** How long we know, as a hash, that an account was seen on a network or in a browser; the cookie lasts as long. */
export const FINGERPRINT_DAYS = 90;
export const FINGERPRINTS_PER_RUN = 500;
