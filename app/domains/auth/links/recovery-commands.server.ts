/** What emailed links do, and setting a new password. Links are good once. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { oneTimeLinks, profiles, users } from "#db/schema/index.ts";
import { passwordChangedEmail } from "../emails.ts";
import { LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES } from "../limits.ts";
import { forgetPasskeysByMail } from "../passkeys/passkey-commands.server.ts";
import { hashPassword, verifyPassword } from "../passwords/password.server.ts";
import { forgetDevices, prepareDevice } from "../sessions/known-devices.server.ts";
import { revokeStatement } from "../sessions/sessions.server.ts";
import { callOffStatements } from "./leaving-commands.server.ts";
import { type FoundLink, findLink, takeLink } from "./links.server.ts";

/**
 * Confirms the address of the link's account. The caller has checked that account's session or its password: reading
 * the email only proves whose the address is, not whose the account is. False when the link was used in the meantime.
 */
export async function confirmEmail(context: AppContext, link: FoundLink): Promise<boolean> {
  const { guards, statement } = takeLink(context, link);
  const written = await commit(context, {
    guards,
    statements: [
      statement,
      context.db.orm
        .update(users)
        .set({ emailConfirmedAt: context.clock.now() })
        .where(and(eq(users.id, link.userId), isNull(users.emailConfirmedAt))),
    ],
    forget: [link.userId],
  });
  return written.kind === "committed";
}

/**
 * Sets a new password, ends every session, every passkey (except an admin's), every other reset link, and every known
 * browser but this one, and lifts the lock: the owner's way out. Reading the email proves that the address is theirs,
 * and any access that others had to the account is over. Returns the address; null when the link was invalid.
 */
export async function resetPassword(
  context: AppContext,
  request: Request,
  token: string,
  password: string,
): Promise<string | null> {
  // A hash costs a third of a second of processor time: not for a made-up token.
  const link = await findLink(context, "reset-password", token);
  if (link === null) return null;
  const { guards, statement } = takeLink(context, link);
  const confirmed = context.db.orm
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${context.clock.now()})` })
    .where(eq(users.id, link.userId));
  const set = await setPassword(context, request, link, await hashPassword(password), {
    guards,
    // An earlier holder of the account may have left a passkey of their own.
    statements: [statement, confirmed, forgetPasskeysByMail(context, link.userId)],
  });
  return set ? link.email : null;
}

/**
 * What every new password does: other sessions and reset links end, only this browser is known, the lock is lifted,
 * the owner is told. False when a guard failed.
 */
async function setPassword(
  context: AppContext,
  request: Request,
  { userId, email, firstName }: Pick<FoundLink, "userId" | "email" | "firstName">,
  passwordHash: string,
  {
    guards,
    statements = [],
    exceptSessionId = null,
  }: {
    guards: Readonly<Record<string, SQL>>;
    statements?: readonly BatchItem<"sqlite">[];
    exceptSessionId?: string | null;
  },
): Promise<boolean> {
  const { orm } = context.db;
  const device = await prepareDevice(context, request, userId, null);
  const written = await commit(context, {
    guards,
    statements: [
      orm.update(users).set({ passwordHash }).where(eq(users.id, userId)),
      ...statements,
      revokeStatement(context, userId, exceptSessionId),
      orm
        .update(oneTimeLinks)
        .set({ usedAt: context.clock.now() })
        .where(
          and(
            eq(oneTimeLinks.userId, userId),
            eq(oneTimeLinks.purpose, "reset-password"),
            isNull(oneTimeLinks.usedAt),
          ),
        ),
      forgetDevices(context, userId),
      ...device.statements,
      emailStatement(context, passwordChangedEmail(email, firstName)),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind !== "committed") return false;
  device.remember();
  await context.limiters.clearSignIn(email);
  context.later(context.rooms.endSockets(userId));
  return true;
}

/** Changes the password for someone who knows the current one; other sessions end, this one stays. */
export async function changePassword(
  context: AppContext,
  request: Request,
  session: { userId: string; sessionId: string },
  present: string,
  next: string,
): Promise<"changed" | "wrong" | "locked"> {
  const [rows] = await context.db.batch([
    context.db.orm
      .select({
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        passwordHash: users.passwordHash,
      })
      .from(users)
      .where(eq(users.id, session.userId))
      .limit(1),
  ]);
  const user = rows[0];
  if (user === undefined) return "wrong";
  // Someone with a stolen session must not try passwords faster than a stranger at the sign-in page. But a stranger
  // who locks the address must not keep the signed-in owner from changing the password.
  const wait = await context.limiters.take("password", session.userId, LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES);
  if (wait > 0) return "locked";
  const { matches } = await verifyPassword(present, user.passwordHash);
  if (!matches) return "wrong";
  const set = await setPassword(context, request, user, await hashPassword(next), {
    // Changed in another tab or by a reset in the meantime: what was compared is no longer the current password.
    guards: {
      present: sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${user.userId}
        AND ${users.passwordHash} = ${user.passwordHash})`,
    },
    exceptSessionId: session.sessionId,
  });
  return set ? "changed" : "wrong";
}

/**
 * Restores an archived account, including one its owner wanted deleted. Returns its address, or null when the link was
 * invalid. Its earlier sessions have ended, so its owner signs in.
 */
export async function reactivate(context: AppContext, token: string): Promise<string | null> {
  const link = await findLink(context, "reactivate", token);
  if (link === null) return null;
  const { guards, statement } = takeLink(context, link);
  const written = await commit(context, {
    guards: {
      ...guards,
      // If an admin archived the account since the link was sent, its owner can't restore it.
      "their-own": sql`NOT EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.userId} = ${link.userId}
        AND ${profiles.archivedByUs})`,
    },
    statements: [
      statement,
      context.db.orm
        .update(profiles)
        .set({ accountStatus: "active", archivedAt: null })
        .where(eq(profiles.userId, link.userId)),
      revokeStatement(context, link.userId),
      ...callOffStatements(context, link.userId),
    ],
    forget: [link.userId],
  });
  return written.kind === "committed" ? link.email : null;
}
