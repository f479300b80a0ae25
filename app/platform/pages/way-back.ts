/** Where somebody wanted to go when a step came in between, for the step's end. Carried by a cookie: addresses stay as specified. */
import { readUnshownCookie, WAY_BACK_MINUTES, writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { parseOwnPath } from "./own-path.ts";

const COOKIE = "way-back";

/** `path` with its query, an own one. Where the step takes longer, `minutes` says how long. */
export const writeWayBack = (path: string, minutes = WAY_BACK_MINUTES): string =>
  writeUnshownCookie(COOKIE, path, minutes * 60);
export const clearWayBack = (): string => writeUnshownCookie(COOKIE, "", 0);

/** The own path that was wanted, or `fallback`. */
export const readWayBack = (request: Request, fallback: string): string =>
  parseOwnPath(readUnshownCookie(request, COOKIE), fallback);
