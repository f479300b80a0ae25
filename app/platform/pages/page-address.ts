/** One address a page: what is only another spelling of it leads there, or is answered and cached for nobody. */

const ESCAPE = /%[0-9a-f]{2}/gi;
/** RFC 3986 §2.3: an escape of one of these says nothing that the letter does not. */
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
  // Remix asks for the data of `/` under a name of its own.
  return path === "" ? "/" : path === ".data" ? "/_root.data" : path;
}

/**
 * Whether a page at this address may be cached. Routes are matched without regard to case and `_routes` asks for parts of
 * a page, so each would be an entry of its own beside the one that a purge names.
 */
export function isOneSpelling({ pathname, searchParams }: URL): boolean {
  return !/[A-Z]/.test(pathname.replace(ESCAPE, "")) && !searchParams.has("_routes");
}
