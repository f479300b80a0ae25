/** The cookie in which a browser tells its time zone: written by the page's script, read by the server. */

import { DAY_SECONDS } from "#app/platform/durations.ts";
import { readUnshownCookie, unshownCookieName } from "#app/platform/reader/cookies.ts";
import { parseReaderZone } from "#app/platform/time/reader-time.ts";

const COOKIE = "time-zone";
/** As long as browsers store a cookie. */
export const ZONE_DAYS = 400;

/** An IANA name that we know; null if the browser sent none. */
export const zoneOfBrowser = (request: Request): string | null =>
  parseReaderZone(readUnshownCookie(request, COOKIE));

/** For `document.cookie`: the page writes it, so it is not HttpOnly. */
export const zoneCookie = (zone: string): string =>
  `${unshownCookieName(COOKIE)}=${encodeURIComponent(zone)}; Path=/; Max-Age=${ZONE_DAYS * DAY_SECONDS}; Secure; SameSite=Lax`;
