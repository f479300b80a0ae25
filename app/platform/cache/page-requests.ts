/** Which requests a cached page may answer, and the key it is cached under. */

import { isForeignParameter } from "#app/platform/pages/foreign-parameters.ts";
import { isOneSpelling } from "#app/platform/pages/page-address.ts";
import { hasPersonalCookie, hasUnknownCookie } from "#app/platform/reader/cookies.ts";
import { LANGUAGES, type Language } from "#app/text/text.ts";

/** True when the answer may come from, and go to, the shared cache. */
export function isCacheable(request: Request): boolean {
  return (
    request.method === "GET" &&
    !hasPersonalCookie(request) &&
    request.headers.get("Authorization") === null &&
    isOneSpelling(new URL(request.url))
  );
}

/**
 * True if everything personal about the request can be put into a cached page: the session, a toast, saved agents.
 * For any other request the page is made fresh.
 */
export function takesFragments(request: Request): boolean {
  return (
    request.method === "GET" &&
    hasPersonalCookie(request) &&
    !hasUnknownCookie(request) &&
    request.headers.get("Authorization") === null &&
    isOneSpelling(new URL(request.url))
  );
}

/**
 * Whether a page shows agents near its reader: the home page, and its data. It is cached once for each big city. By
 * name, because matching the table of routes again would cost more than the look-up.
 */
export const isNearReader = ({ pathname }: Pick<URL, "pathname">): boolean =>
  pathname === "/" || pathname === "/_root.data";

/**
 * One key per page and language, and per place where the page shows what is near, in any order of parameters. It
 * includes the deployment.
 */
export function cacheKey(
  request: Request,
  version: string,
  language: Language,
  place: string | null = null,
): string {
  const made = `${version}-${language}`;
  const variant = place === null ? made : `${made}-${place}`;
  // Parsed, so that `/a/%2E/b` is `/a/b`: a purge names a page by one spelling.
  const url = new URL(request.url);
  if (url.search === "") return `${url.origin}${url.pathname}?v=${variant}`;
  const search = new URLSearchParams([["v", variant]]);
  // They must not split the cache.
  for (const [name, value] of url.searchParams) if (!isForeignParameter(name)) search.append(name, value);
  search.sort();
  return `${url.origin}${url.pathname}?${search}`;
}

/**
 * The keys of a page in every language: a write touches them all. Of a page that shows what is near, those of the
 * writer's place; at other places it ends with its minute.
 */
export const cacheKeys = (request: Request, version: string, place: string | null): string[] =>
  LANGUAGES.flatMap((language) =>
    (place !== null && isNearReader(new URL(request.url)) ? [null, place] : [null]).map((one) =>
      cacheKey(request, version, language, one),
    ),
  );
