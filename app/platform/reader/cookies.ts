/** Small cookies without a session: saved agents, a toast for the next page, the intent to save a contact. */

/** A cookie whose name starts so makes a page personal: it is never read from or written to the edge cache. */
const PERSONAL_PREFIX = "__Host-";
/** The value of a cookie that no cached page depends on: its reader still gets pages from the edge cache. */
const UNSHOWN_PREFIX = "__Secure-";

/**
 * Read by signing in alone, so it changes no page; but no subdomain may plant it, which only the personal prefix
 * promises.
 */
export const DEVICE_COOKIE = "device" as const;
const UNSHOWN = `${PERSONAL_PREFIX}${DEVICE_COOKIE}=`;

/** Every cookie of ours; the privacy policy explains each (`privacy-cookies.ts`), or does not compile. */
export const SHOWN_COOKIES = [
  "saved",
  "toast",
  "save-contact",
  "session",
  "refresh",
  DEVICE_COOKIE,
  "questions",
  "view-as",
  "second-factor",
  "wrote",
] as const;
/**
 * Cookies whose content can be put into a cached page, or that no page shows
 * (`workers/pages/personalized-fragments.ts`).
 */
const PUT_INTO_PAGES = ["session", "refresh", "toast", "saved"] as const satisfies readonly ShownCookie[];
export const UNSHOWN_COOKIES = [
  "way-back",
  "review-device",
  "claim-npn",
  "display",
  "language",
  "time-zone",
  "passkey",
] as const;
/** A draft takes as many cookies as it needs. */
export type ShownCookie = (typeof SHOWN_COOKIES)[number] | `draft${number}`;
export type UnshownCookie = (typeof UNSHOWN_COOKIES)[number];

/**
 * What the privacy policy says about them too. Defined here, apart from the code that reads them, so that its page
 * can use them.
 */
export const TOAST_SECONDS = 60;
/** As long as a page is cached: until then a person who wrote something gets fresh pages, and sees the change. */
export const WROTE_SECONDS = 60;
export const DRAFT_MINUTES = 15;
export const WAY_BACK_MINUTES = 30;
/** Between a profile and its claim lie signing up and an email. */
export const CLAIM_NPN_HOURS = 24;
/** The same time, for the way back to what came before the claim. */
export const CLAIM_BACK_MINUTES = CLAIM_NPN_HOURS * 60;

/** True when the request carries a cookie that may change what a public page shows. */
export function hasPersonalCookie(request: Request): boolean {
  const header = request.headers.get("Cookie") ?? "";
  return header.split(/;\s*/).some((pair) => pair.startsWith(PERSONAL_PREFIX) && !pair.startsWith(UNSHOWN));
}

/** True when one of them means that the page must be made for this reader. */
export function hasUnknownCookie(request: Request): boolean {
  const header = request.headers.get("Cookie") ?? "";
  return header
    .split(/;\s*/)
    .some(
      (pair) =>
        pair.startsWith(PERSONAL_PREFIX) &&
        !pair.startsWith(UNSHOWN) &&
        !PUT_INTO_PAGES.some((name) => pair.startsWith(`${PERSONAL_PREFIX}${name}=`)),
    );
}

/** What a cookie of ours is called in the browser. */
export const cookieName = (name: ShownCookie): string => PERSONAL_PREFIX + name;

/** The decoded value of a cookie; null when absent or not decodable. */
export const readCookie = (request: Request, name: ShownCookie) => readExactly(request, cookieName(name));

function readExactly(request: Request, fullName: string): string | null {
  const header = request.headers.get("Cookie");
  if (header === null) return null;
  for (const pair of header.split(/;\s*/)) {
    if (!pair.startsWith(`${fullName}=`)) continue;
    try {
      return decodeURIComponent(pair.slice(fullName.length + 1));
    } catch {
      return null;
    }
  }
  return null;
}

/** A `Set-Cookie` value. `maxAgeSeconds` 0 removes it. */
export const writeCookie = (name: ShownCookie, value: string, maxAgeSeconds: number): string =>
  writeExactly(cookieName(name), value, maxAgeSeconds);

const writeExactly = (fullName: string, value: string, maxAgeSeconds: number): string =>
  `${fullName}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

/** A `Set-Cookie` value that makes pages fresh for someone who has just written. */
export const writeWrote = (): string => writeCookie("wrote", "1", WROTE_SECONDS);
/** For signing out: strangers get cached pages. */
export const clearWrote = (): string => writeCookie("wrote", "", 0);

/** What such a cookie is called in the browser. */
export const unshownCookieName = (name: UnshownCookie): string => UNSHOWN_PREFIX + name;

/** The same for a cookie that no cached page depends on. */
export const readUnshownCookie = (request: Request, name: UnshownCookie) =>
  readExactly(request, unshownCookieName(name));
export const writeUnshownCookie = (name: UnshownCookie, value: string, maxAgeSeconds: number): string =>
  writeExactly(unshownCookieName(name), value, maxAgeSeconds);
