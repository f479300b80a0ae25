/** Constants of signing in. Those of specification §9 name it. */

/** §9: five failures lock an email address. */
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

/** A trusted issuer's token counts for so long after it was made, whatever end it names. */
export const TRUSTED_TOKEN_MINUTES = 60;
/** Bits of the modulus of a trusted issuer's key: RFC 7518 asks for the first, more than the second only costs time. */
export const RSA_MIN_BITS = 2_048;
export const RSA_MAX_BITS = 8_192;
export const RSA_MIN_EXPONENT = 65_537;

export const PASSWORD_MIN_CHARACTERS = 10;
/** Above this nothing is gained and hashing is asked to work for free. */
export const PASSWORD_MAX_BYTES = 1_024;

/** A browser is known for so long after its last sign-in. */
export const DEVICE_DAYS = 180;
/** Known browsers of one account; the one not used for longest goes first. */
export const MOST_DEVICES = 20;
/** People who sign in at one browser. */
export const MOST_DEVICE_TOKENS = 5;

export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_CHARACTERS = 60;
/** So long somebody may take to show a passkey that they were asked for. */
export const PASSKEY_MINUTES = 5;
/** What a browser says of a passkey is far shorter. */
export const PASSKEY_MAX_CHARACTERS = 16_384;

/** RFC 6238, with what every app takes. */
export const TOTP_SECONDS = 30;
/** RFC 4226 recommends as many: of SHA-1. */
export const TOTP_SECRET_BYTES = 20;
/** Codes of so many half minutes before and after this one are taken. */
export const TOTP_STEPS_AROUND = 1;
/** Of so many they are not, but said to come from a wrong clock. */
export const TOTP_HINT_STEPS = 4;
export const RECOVERY_CODES = 10;
/** From the password to the second factor. */
export const SECOND_FACTOR_MINUTES = 10;
/** From the QR code to the first code. */
export const SET_UP_MINUTES = 30;
/** So long two admins may take to decide on a lost factor. */
export const RESET_DAYS = 7;
export const RESET_REASON_LEAST = 20;
export const RESET_REASON_CHARACTERS = 1_000;
/** Before the second of them may agree: the owner reads the mail first. */
export const RESET_WAIT_HOURS = 24;
/** So many times a day somebody may ask for one. */
export const RESETS_A_DAY = 3;

/** Links of one purpose to one address that one network may have sent within an hour. */
export const LINKS_A_NETWORK_AN_HOUR = 5;
/**
 * All of them within an hour, whoever asks. None of them may live shorter than this window: whenever no more are sent,
 * the last one sent lies in the owner's mailbox and is good (docs/decisions 0031).
 */
export const LINKS_AN_HOUR = 10;
export const CONFIRM_LINK_HOURS = 48;
export const RESET_LINK_MINUTES = 60;
export const REACTIVATE_LINK_HOURS = 24;

/** So long an account that its owner wants gone can still be brought back (docs/decisions 0057). */
export const LEAVING_DAYS = 14;
/** The link that somebody gets who signs in meanwhile. */
export const STAY_LINK_MINUTES = 60;
export const ERASED_PER_RUN = 5;

/** scrypt (docs/decisions 0005): memory is 128·N·r bytes, work is N·r·p. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** Of a bundle for tests, whose subject is not the hash; `npm run build` makes no such one for a deploy. */
const TEST_COST = { N: 2 ** 10, r: 8, p: 1 } as const;
export const SCRYPT = {
  ...(process.env.FAIRLEAD_TEST_HASHES === "1" ? TEST_COST : COST),
  keyBytes: 32,
  saltBytes: 16,
};
/** So long after an account was last seen on a network or in a browser is that known, as a hash; the cookie lasts as long. */
export const FINGERPRINT_DAYS = 90;
export const FINGERPRINTS_PER_RUN = 500;
