/** `action=save-contact` on a showcase (specification §2): remembered for that showcase, also through redirects. */
import { SAVE_CONTACT_MINUTES } from "#app/domains/directory/limits.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";

const COOKIE = "save-contact";

export function asksToSaveContact(url: URL): boolean {
  return url.searchParams.get("action") === "save-contact";
}

/** True when the reader came, within the last half hour, to save this agent's contact. */
export function remembersContact(request: Request, agentId: string): boolean {
  return readCookie(request, COOKIE) === agentId;
}

/** A `Set-Cookie` value. */
export const rememberContact = (agentId: string) => writeCookie(COOKIE, agentId, SAVE_CONTACT_MINUTES * 60);
/** A `Set-Cookie` value for when the contact was saved. */
export const forgetContact = () => writeCookie(COOKIE, "", 0);
