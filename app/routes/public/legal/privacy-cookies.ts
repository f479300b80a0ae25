import {
  DEVICE_DAYS,
  FINGERPRINT_DAYS,
  PASSKEY_MINUTES,
  SECOND_FACTOR_MINUTES,
  SESSION_DAYS,
} from "#app/domains/auth/limits.ts";
import { SAVE_CONTACT_MINUTES, SAVED_DAYS, SAVED_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { COOKIE_DAYS } from "#app/domains/questions/limits.ts";
import { VIEW_MINUTES } from "#app/guards/limits.ts";
import { DAY_SECONDS } from "#app/platform/durations.ts";
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
  WROTE_SECONDS,
} from "#app/platform/reader/cookies.ts";
import { DISPLAY_DAYS } from "#app/platform/reader/display.ts";
import { LANGUAGE_DAYS } from "#app/platform/reader/language.ts";
import { ZONE_DAYS } from "#app/platform/reader/zone-cookie.ts";
import { SIDEBAR_COOKIE_SECONDS } from "#app/shell/limits.ts";
import { t, tn } from "#app/text/text.ts";

type Explained = { holds: string; lasts: string };
type ShownName = (typeof SHOWN_COOKIES)[number];

const session = () => ({
  holds: t("That you are signed in, signed by us; “refresh” renews “session”"),
  lasts: t("{days} days after the last visit, or until you sign out", { days: SESSION_DAYS }),
});

const shown = (): Readonly<Record<ShownName, Explained>> => ({
  saved: {
    holds: t("The public names of up to {agents} agents you saved", { agents: SAVED_LIMIT_AGENTS }),
    lasts: t(
      "{days} days after the last change, or until you sign out: then they are on your account alone",
      { days: SAVED_DAYS },
    ),
  },
  toast: {
    holds: t("One sentence that the next page shows you, such as “Saved”"),
    lasts: t("{seconds} seconds", { seconds: TOAST_SECONDS }),
  },
  "save-contact": {
    holds: t("Which agent’s contact you came to save, from a QR code or a link made for it"),
    lasts: t("{minutes} minutes, or until you save the contact", { minutes: SAVE_CONTACT_MINUTES }),
  },
  session: session(),
  refresh: session(),
  device: {
    holds: t(
      "A random number for each account that signed in here, so nobody elsewhere can lock you out of it",
    ),
    lasts: t("{days} days after the last sign-in, or until you sign out everywhere in your settings", {
      days: DEVICE_DAYS,
    }),
  },
  questions: {
    holds: t("A random number for each question you asked on this device, so you can find it again"),
    lasts: t("{days} days after your last question", { days: COOKIE_DAYS }),
  },
  "view-as": {
    holds: t("On our own team’s devices: as whom one of us looks at the site, signed by us"),
    lasts: t("{minutes} minutes, or until the view ends", { minutes: VIEW_MINUTES }),
  },
  "second-factor": {
    holds: t("That your password was right, while you look for your second factor"),
    lasts: t("{minutes} minutes, or until you show it", { minutes: SECOND_FACTOR_MINUTES }),
  },
  wrote: {
    holds: t("That you have just changed something while signed in, so that the pages you see show it"),
    lasts: t("{seconds} seconds", { seconds: WROTE_SECONDS }),
  },
});

const unshown = (): Readonly<Record<UnshownCookie, Explained>> => ({
  "way-back": {
    holds: t("The page you were on when we asked you to read the terms, so that you come back to it"),
    lasts: t("{minutes} minutes, or until you are back", { minutes: WAY_BACK_MINUTES }),
  },
  "claim-npn": {
    holds: t("The NPN of the profile you came to claim, so that you need not type it again"),
    lasts: t("{hours} hours, or until the profile is yours", { hours: CLAIM_NPN_HOURS }),
  },
  display: {
    holds: t("How you want pages to look: text size, colors, motion. It stays when you sign out"),
    lasts: t("{days} days after the last change", { days: DISPLAY_DAYS }),
  },
  language: {
    holds: t("The language you chose at the foot of a page"),
    lasts: t("{days} days after you last chose", { days: LANGUAGE_DAYS }),
  },
  "time-zone": {
    holds: t("The time zone that your browser is set to, so that times are yours. The page itself writes it"),
    lasts: t("{days} days after your last visit", { days: ZONE_DAYS }),
  },
  passkey: {
    holds: t("A random number for this browser, so that a passkey shown here counts here alone"),
    lasts: t(
      "{minutes} minutes after the sign-in page, or the form that adds a passkey, last asked for one",
      { minutes: PASSKEY_MINUTES },
    ),
  },
  "review-device": {
    holds: t("A random number for this browser, to notice when one device writes reviews under many names"),
    lasts: t("{days} days after you last signed in or sent a review", { days: FINGERPRINT_DAYS }),
  },
});

/** Every cookie that is ever set, by the name it has in the browser. */
export const cookies = (): readonly (Explained & { name: string })[] => [
  ...SHOWN_COOKIES.map((name) => ({ name: cookieName(name), ...shown()[name] })),
  {
    name: `${cookieName("draft0")}, ${cookieName("draft1")}`,
    holds: t("What you had written in a form when you had to sign in again or read the terms first"),
    lasts: t("{minutes} minutes, or until you are back at the form", { minutes: DRAFT_MINUTES }),
  },
  ...UNSHOWN_COOKIES.map((name) => ({ name: unshownCookieName(name), ...unshown()[name] })),
  {
    name: "sidebar_state",
    holds: t("Whether you opened or closed the sidebar. The page itself writes it"),
    lasts: tn(SIDEBAR_COOKIE_SECONDS / DAY_SECONDS, "{n} day", "{n} days"),
  },
];
