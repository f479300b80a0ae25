/** Small cookies without a session: saved agents, a toast for the next page, the intent to save a contact. */

/** A cookie whose name starts so makes a page personal: it is never read from or written to the edge cache. */
const PERSONAL_PREFIX = "__Host-";

/** True when the request carries a cookie that may change what a public page shows. */
export function hasPersonalCookie(request: Request): boolean {
  const header = request.headers.get("Cookie") ?? "";
  return header.split(/;\s*/).some((pair) => pair.startsWith(PERSONAL_PREFIX));
}

/** What a cookie of ours is called in the browser. */
export const cookieName = (name: string): string => PERSONAL_PREFIX + name;

/** The decoded value of a cookie; null when absent or not decodable. */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get("Cookie");
  if (header === null) return null;
  for (const pair of header.split(/;\s*/)) {
    if (!pair.startsWith(`${cookieName(name)}=`)) continue;
    try {
      return decodeURIComponent(pair.slice(cookieName(name).length + 1));
    } catch {
      return null;
    }
  }
  return null;
}

/** A `Set-Cookie` value. `maxAgeSeconds` 0 removes it. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${cookieName(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
}
