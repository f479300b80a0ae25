/** One address per page: another spelling redirects to it, or is answered without being cached. */

const ESCAPE = /%[0-9a-f]{2}/gi;
/** RFC 3986 §2.3: an escape of one of these means the same as the character. */
const UNRESERVED = /[a-z0-9._~-]/i;

/**
 * The path as we write it: escapes only where they are needed and in capitals, no empty segment, no slash at the end; a
 * page's data (`….data`) likewise. Null for escapes that are no text (UTF-8): no page is called so.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = pathname
    .replace(ESCAPE, (escaped) => {
      const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return UNRESERVED.test(letter) ? letter : escaped.toUpperCase();
    })
    .replace(/\/+/g, "/")
    .replace(/\/$/, "")
    .replace(/\/\.data$/, ".data");
  // Remix requests the data of `/` under a special name.
  return path === "" ? "/" : path === ".data" ? "/_root.data" : path;
}

/**
 * Whether a page at this address may be cached. Routes match case-insensitively, and `_routes` selects parts of a
 * page, so each variant would be an entry next to the one that a purge names.
 */
export function isOneSpelling({ pathname, searchParams }: URL): boolean {
  return !/[A-Z]/.test(pathname.replace(ESCAPE, "")) && !searchParams.has("_routes");
}
