/** `action=save-contact` on a showcase (specification §2): remembered for that showcase, also through redirects. */
import { readCookie, writeCookie } from "#app/platform/cookies.ts";

const COOKIE = "save-contact";
const INTENT_SECONDS = 30 * 60;

export function asksToSaveContact(url: URL): boolean {
  return url.searchParams.get("action") === "save-contact";
}

/** True when the reader came, within the last half hour, to save this agent's contact. */
export function remembersContact(request: Request, agentId: string): boolean {
  return readCookie(request, COOKIE) === agentId;
}

/** A `Set-Cookie` value. */
export const rememberContact = (agentId: string) => writeCookie(COOKIE, agentId, INTENT_SECONDS);
/** A `Set-Cookie` value for when the contact was saved. */
export const forgetContact = () => writeCookie(COOKIE, "", 0);
