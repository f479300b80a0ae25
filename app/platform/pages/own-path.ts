/** Redirects only lead to our own paths. */

/**
 * The path (with query and fragment) when `value` names a place on this site, else `fallback`. Refuses schemes,
 * `//host`, backslashes (browsers read them as slashes), and control characters (browsers drop them).
 */
export function parseOwnPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2_000) return fallback;
  // "//" names another site, or nothing that can be read as an address at all.
  if (!value.startsWith("/") || value.startsWith("//")) return fallback;
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const url = new URL(value, "http://own.invalid");
  // Dot segments are resolved by now, and a remaining "/.//host" would lead to another site.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === "http://own.invalid" && !path.startsWith("//") ? path : fallback;
}
