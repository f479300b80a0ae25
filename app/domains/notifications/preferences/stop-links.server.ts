/** The unsubscribe link of an email: signed, so nothing is stored and no one can forge it. */
import { base64url } from "jose";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { UUID } from "#app/platform/ids.ts";
import type { EmailStop } from "#app/platform/mail/email.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { type EventName, parseStoppableEvent } from "./events.ts";

/**
 * What a link turns off: an event's emails, the daily email together with all optional emails, or what a guest hears about an
 * agent: then `userId` is the id of the guest's watch.
 */
export type StopSubject = EventName | "digest" | typeof GUEST;
const GUEST = "guest-watch";
export type StopClaim<Subject extends StopSubject = StopSubject> = { userId: string; subject: Subject };

const PURPOSE = "unsubscribe";
/** User id, subject, signature. */
const TOKEN = new RegExp(`^(${UUID})\\.([a-z-]{1,40})\\.([\\w-]{43})$`);

const signedText = (userId: string, subject: string) =>
  new TextEncoder().encode([PURPOSE, userId, subject, "mail"].join("\n"));

/** The two addresses in an email's footer. They are the same for the same user and subject. */
export async function stopOf(
  { settings, origin }: Pick<AppContext, "settings" | "origin">,
  { userId, subject }: StopClaim,
): Promise<EmailStop> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const signature = await crypto.subtle.sign("HMAC", key, signedText(userId, subject));
  const token = `${userId}.${subject}.${base64url.encode(new Uint8Array(signature))}`;
  return {
    url: origin + paths.unsubscribe({ token }),
    settingsUrl: origin + paths.settings({ section: "notifications" }),
  };
}

/** The user and subject of a token; null when our signature doesn't match. */
export async function readStopToken(
  { settings }: Pick<AppContext, "settings">,
  token: unknown,
): Promise<StopClaim | null> {
  if (typeof token !== "string") return null;
  const [, userId = "", name = "", signed = ""] = TOKEN.exec(token) ?? [];
  const subject = name === "digest" || name === GUEST ? name : parseStoppableEvent(name);
  if (subject === null) return null;
  const signature = base64url.decode(signed);
  for (const key of await purposeKeys(settings, PURPOSE)) {
    const good = await crypto.subtle.verify(
      "HMAC",
      key,
      new Uint8Array(signature),
      signedText(userId, subject),
    );
    if (good) return { userId, subject };
  }
  return null;
}
