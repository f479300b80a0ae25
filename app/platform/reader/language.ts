/** The language of a reader: what the address says, else what they chose, else what their browser requests. */

import { DAY_SECONDS } from "#app/platform/durations.ts";
import type { Pages } from "#app/platform/pages/pages.ts";
import { type Language, language } from "#app/text/text.ts";
import { readUnshownCookie, writeUnshownCookie } from "./cookies.ts";
import { LANGUAGE_PARAMETER } from "./language-address.ts";

const COOKIE = "language";
/** As long as browsers store a cookie. */
export const LANGUAGE_DAYS = 400;

const asLanguage = (value: string | null): Language | null =>
  value === "en" || value === "es" ? value : null;

/** The language that the address names; null where it names none that we have. */
export const namedLanguage = (url: URL): Language | null =>
  asLanguage(url.searchParams.get(LANGUAGE_PARAMETER));

/** The first of our languages that the browser requests (RFC 9110 §12.5.4); English if it requests neither. */
export function preferredLanguage(header: string | null): Language {
  const asked = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().split(";");
      const quality = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: asLanguage(tag.slice(0, 2).toLowerCase()), tag, quality: Number(quality ?? 1) };
    })
    .filter(({ language, tag, quality }) => language !== null && /^..(-|$)/.test(tag) && quality > 0);
  const best = asked.reduce<(typeof asked)[number] | null>(
    (first, one) => (first === null || one.quality > first.quality ? one : first),
    null,
  );
  return best?.language ?? "en";
}

/** The language to answer in. Which page it is takes matching the routes, so only readers of another language ask. */
export function languageOf(
  request: Request,
  url: URL,
  { isEnglishAlone }: Pick<Pages, "isEnglishAlone">,
): Language {
  const wanted =
    namedLanguage(url) ??
    asLanguage(readUnshownCookie(request, COOKIE)) ??
    preferredLanguage(request.headers.get("Accept-Language"));
  return wanted !== "en" && isEnglishAlone(url) ? "en" : wanted;
}

/** Whether a language was chosen in this browser, by its address or before. */
const hasChosenLanguage = (request: Request): boolean =>
  asLanguage(readUnshownCookie(request, COOKIE)) !== null || namedLanguage(new URL(request.url)) !== null;

/** The cookies of a sign-in: a browser without a choice uses the account's. */
export const languageOfAccount = (request: Request, ofAccount: Language): string[] =>
  ofAccount === language() || hasChosenLanguage(request) ? [] : [writeLanguage(ofAccount)];

/** A `Set-Cookie` value that stores the choice for later pages. */
export const writeLanguage = (language: Language): string =>
  writeUnshownCookie(COOKIE, language, LANGUAGE_DAYS * DAY_SECONDS);

/**
 * The answer with its `Content-Language`, and the choice stored if the address made it. Applied behind the edge
 * cache: a cached page carries no cookie.
 */
export function inItsLanguage(request: Request, url: URL, response: Response, language: Language): Response {
  const chosen = namedLanguage(url);
  const isNew = chosen !== null && asLanguage(readUnshownCookie(request, COOKIE)) !== chosen;
  response.headers.set("Content-Language", language);
  response.headers.append("Vary", "Accept-Language, Cookie");
  if (isNew) {
    response.headers.append("Set-Cookie", writeLanguage(chosen));
    response.headers.set("Cache-Control", "private, no-store");
  }
  return response;
}
