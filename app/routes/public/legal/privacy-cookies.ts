import { DEVICE_DAYS, FINGERPRINT_DAYS, SESSION_DAYS } from "#app/domains/auth/limits.ts";
import { SAVED_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { COOKIE_DAYS } from "#app/domains/questions/limits.ts";

/** Every cookie that is ever set, and what sets it. */
export const cookies = [
  {
    name: "__Host-saved",
    holds: `The public names of up to ${SAVED_LIMIT_AGENTS} agents you saved`,
    lasts: "One year after the last change",
  },
  {
    name: "__Host-toast",
    holds: "One sentence that the next page shows you, such as “Saved”",
    lasts: "One minute",
  },
  {
    name: "__Host-save-contact",
    holds: "Which agent’s contact you came to save, from a QR code or a link made for it",
    lasts: "Half an hour, or until you save the contact",
  },
  {
    name: "__Host-session, __Host-refresh",
    holds: "That you’re signed in, signed by us; the second renews the first",
    lasts: `${SESSION_DAYS} days after your last visit, or until you sign out`,
  },
  {
    name: "__Host-device",
    holds: "A random number for each account that signed in here, so nobody elsewhere can lock you out of it",
    lasts: `${DEVICE_DAYS} days after the last sign-in, or until you sign out everywhere in your settings`,
  },
  {
    name: "__Host-questions",
    holds: "A random number for each question you asked on this device, so you can find it again",
    lasts: `${COOKIE_DAYS} days after your last question`,
  },
  {
    name: "__Secure-review-device",
    holds: "A random number for this browser, to notice when one device writes reviews under many names",
    lasts: `${FINGERPRINT_DAYS} days after you last signed in or sent a review`,
  },
] as const;
