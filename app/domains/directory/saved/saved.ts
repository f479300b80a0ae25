/** Agents that a signed-out reader saved: slugs in a cookie, newest first. */

import { DAY_SECONDS } from "#app/platform/durations.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { parseIdentifier } from "../inputs.ts";
import { SAVED_DAYS, SAVED_LIMIT_AGENTS } from "../limits.ts";

const COOKIE = "saved";
/** Browsers store about 4 kB a cookie; a slug may have up to 160 characters. */
const COOKIE_CHARACTERS = 3_500;

export function readSaved(request: Request): string[] {
  const slugs = (readCookie(request, COOKIE) ?? "").split(".").flatMap((one) => {
    const identifier = parseIdentifier(one);
    return identifier?.kind === "slug" ? [identifier.value] : [];
  });
  return [...new Set(slugs)].slice(0, SAVED_LIMIT_AGENTS);
}

/** A `Set-Cookie` value that stores `slugs`, without the oldest where the cookie is full. */
export function writeSaved(slugs: readonly string[]): string {
  const stored = [...new Set(slugs)].slice(0, SAVED_LIMIT_AGENTS);
  while (stored.join(".").length > COOKIE_CHARACTERS) stored.pop();
  return writeCookie(COOKIE, stored.join("."), stored.length === 0 ? 0 : SAVED_DAYS * DAY_SECONDS);
}
