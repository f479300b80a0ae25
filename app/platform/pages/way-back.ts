/**
 * Where someone wanted to go before a step came in between, for when the step is done. Carried by a cookie, so
 * addresses stay as specified.
 */
import { readUnshownCookie, WAY_BACK_MINUTES, writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { parseOwnPath } from "./own-path.ts";

const COOKIE = "way-back";

/** `path` is one of ours, with its query. `minutes` is for steps that take longer. */
export const writeWayBack = (path: string, minutes = WAY_BACK_MINUTES): string =>
  writeUnshownCookie(COOKIE, path, minutes * 60);
export const clearWayBack = (): string => writeUnshownCookie(COOKIE, "", 0);

/** The path that was wanted, or `fallback`. */
export const readWayBack = (request: Request, fallback: string): string =>
  parseOwnPath(readUnshownCookie(request, COOKIE), fallback);
