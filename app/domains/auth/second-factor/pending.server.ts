/**
 * Between the password and the second factor: there is no session yet, only a cookie that says whose password was
 * right and when. It is signed together with the password's hash, so changing the password invalidates it.
 */
import { eq, sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { UUID } from "#app/platform/ids.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import type { Language } from "#app/text/text.ts";
import { users } from "#db/schema/index.ts";
import { SECOND_FACTOR_MINUTES } from "../limits.ts";

const COOKIE = "second-factor";
const PURPOSE = "second-factor-pending";
const VALUE = new RegExp(`^(${UUID})\\.(\\d{13})\\.([\\w-]{43})$`);

/** Someone about to show a second factor. What follows is a new session, or the current one going on. */
export type Claimant = {
  userId: string;
  email: string;
  firstName: string;
  language: Language;
  has: { authenticator: boolean; passkeys: boolean };
  /** The hash that the password was compared with; for someone already signed in, their session. */
  by: { passwordHash: string } | { sessionId: string };
};

const signedBytes = (userId: string, madeAt: number, passwordHash: string) =>
  new TextEncoder().encode(`${userId}\n${madeAt}\n${passwordHash}`);

/** Remembers for some minutes that this browser has shown the password. */
export async function beginPending(
  context: Pick<AppContext, "settings" | "clock" | "cookies">,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  const madeAt = context.clock.now();
  const [key] = await purposeKeys(context.settings, PURPOSE);
  const mac = await crypto.subtle.sign("HMAC", key, signedBytes(userId, madeAt, passwordHash));
  const value = `${userId}.${madeAt}.${base64url.encode(new Uint8Array(mac))}`;
  context.cookies.push(writeCookie(COOKIE, value, SECOND_FACTOR_MINUTES * 60));
}

export const clearPending = (): string => writeCookie(COOKIE, "", 0);

/** Whether the browser claims to be between the two steps; `findPending` checks it. */
export const isPending = (request: Request): boolean => (readCookie(request, COOKIE) ?? "") !== "";

/**
 * The person whose password this browser has just shown; null when it has not, or too long ago, or the password has
 * changed.
 */
export async function findPending(
  { db, settings, clock }: Pick<AppContext, "db" | "settings" | "clock">,
  request: Request,
): Promise<Claimant | null> {
  const [, userId, made, mac] = VALUE.exec(readCookie(request, COOKIE) ?? "") ?? [];
  if (userId === undefined || made === undefined || mac === undefined) return null;
  const madeAt = Number(made);
  const age = clock.now() - madeAt;
  if (!(age >= 0 && age <= SECOND_FACTOR_MINUTES * MINUTE_MS)) return null;
  const [[user]] = await db.batch([
    db.orm
      .select({
        email: users.email,
        firstName: users.firstName,
        language: users.language,
        passwordHash: users.passwordHash,
        authenticator: sql<number>`EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = users.id)`,
        passkeys: sql<number>`EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = users.id)`,
      })
      .from(users)
      .where(eq(users.id, userId))
      .limit(1),
  ]);
  if (user === undefined) return null;
  const { passwordHash, authenticator, passkeys: own, ...person } = user;
  const has = { authenticator: authenticator === 1, passkeys: own === 1 };
  const signed = signedBytes(userId, madeAt, passwordHash);
  const brought = new Uint8Array(base64url.decode(mac));
  for (const key of await purposeKeys(settings, PURPOSE))
    if (await crypto.subtle.verify("HMAC", key, brought, signed))
      return { userId, ...person, has, by: { passwordHash } };
  return null;
}
