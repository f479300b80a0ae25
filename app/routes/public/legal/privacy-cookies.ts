import { DEVICE_DAYS, FINGERPRINT_DAYS, PASSKEY_MINUTES, SESSION_DAYS } from "#app/domains/auth/limits.ts";
import { SAVE_CONTACT_MINUTES, SAVED_DAYS, SAVED_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { COOKIE_DAYS } from "#app/domains/questions/limits.ts";
import {
  CLAIM_NPN_HOURS,
  cookieName,
  DRAFT_MINUTES,
  SHOWN_COOKIES,
  TOAST_SECONDS,
  UNSHOWN_COOKIES,
  type UnshownCookie,
  unshownCookieName,
  WAY_BACK_MINUTES,
} from "#app/platform/cookies.ts";
import { DISPLAY_DAYS } from "#app/platform/display.ts";
import { DAY_SECONDS } from "#app/platform/durations.ts";
import { LANGUAGE_DAYS } from "#app/platform/language.ts";
import { SIDEBAR_COOKIE_SECONDS } from "#app/shell/limits.ts";

type Explained = { holds: string; lasts: string };
type ShownName = (typeof SHOWN_COOKIES)[number];

const session = {
  holds: "That you are signed in, signed by us; “refresh” renews “session”",
  lasts: `${SESSION_DAYS} days after the last visit, or until you sign out`,
};

const shown: Readonly<Record<ShownName, Explained>> = {
  saved: {
    holds: `The public names of up to ${SAVED_LIMIT_AGENTS} agents you saved`,
    lasts: `${SAVED_DAYS} days after the last change, or until you sign out: then they are on your account alone`,
  },
  toast: {
    holds: "One sentence that the next page shows you, such as “Saved”",
    lasts: `${TOAST_SECONDS} seconds`,
  },
  "save-contact": {
    holds: "Which agent’s contact you came to save, from a QR code or a link made for it",
    lasts: `${SAVE_CONTACT_MINUTES} minutes, or until you save the contact`,
  },
  session,
  refresh: session,
  device: {
    holds: "A random number for each account that signed in here, so nobody elsewhere can lock you out of it",
    lasts: `${DEVICE_DAYS} days after the last sign-in, or until you sign out everywhere in your settings`,
  },
  questions: {
    holds: "A random number for each question you asked on this device, so you can find it again",
    lasts: `${COOKIE_DAYS} days after your last question`,
  },
};

const unshown: Readonly<Record<UnshownCookie, Explained>> = {
  "way-back": {
    holds: "The page you were on when we asked you to read the terms, so that you come back to it",
    lasts: `${WAY_BACK_MINUTES} minutes, or until you are back`,
  },
  "claim-npn": {
    holds: "The NPN of the profile you came to claim, so that you need not type it again",
    lasts: `${CLAIM_NPN_HOURS} hours, or until the profile is yours`,
  },
  display: {
    holds: "How you want pages to look: text size, colors, motion. It stays when you sign out",
    lasts: `${DISPLAY_DAYS} days after the last change`,
  },
  language: {
    holds: "The language you chose at the foot of a page",
    lasts: `${LANGUAGE_DAYS} days after you last chose`,
  },
  passkey: {
    holds: "A random number for this browser, so that a passkey shown here counts here alone",
    lasts: `${PASSKEY_MINUTES} minutes after the sign-in page, or the form that adds a passkey, last asked for one`,
  },
  "review-device": {
    holds: "A random number for this browser, to notice when one device writes reviews under many names",
    lasts: `${FINGERPRINT_DAYS} days after you last signed in or sent a review`,
  },
};

/** Every cookie that is ever set, by the name it has in the browser. */
export const cookies: readonly (Explained & { name: string })[] = [
  ...SHOWN_COOKIES.map((name) => ({ name: cookieName(name), ...shown[name] })),
  {
    name: `${cookieName("draft0")}, ${cookieName("draft1")}`,
    holds: "What you had written in a form when you had to sign in again or read the terms first",
    lasts: `${DRAFT_MINUTES} minutes, or until you are back at the form`,
  },
  ...UNSHOWN_COOKIES.map((name) => ({ name: unshownCookieName(name), ...unshown[name] })),
  {
    name: "sidebar_state",
    holds: "Whether you opened or closed the sidebar. The only one that the page itself writes and can read",
    lasts: `${SIDEBAR_COOKIE_SECONDS / DAY_SECONDS} days`,
  },
];
