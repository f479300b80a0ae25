/** What mailed links do, and a new password: confirming an address, ways back in. Links are good once. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { oneTimeLinks, profiles, users } from "#db/schema/index.ts";
import { passwordChangedEmail } from "../emails.ts";
import { forgetDevices, prepareDevice } from "../sessions/known-devices.server.ts";
import { callOffStatements } from "./leaving-commands.server.ts";
import { LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES } from "../limits.ts";
import { type FoundLink, findLink, takeLink } from "./links.server.ts";
import { forgetPasskeysByMail } from "../passkeys/passkey-commands.server.ts";
import { hashPassword, verifyPassword } from "../passwords/password.server.ts";
import { revokeStatement } from "../sessions/sessions.server.ts";

/**
 * Confirms the address of the link's account. The caller has seen that account's session or its password: reading the
 * mail alone shows whose the address is, not whose the account is. False when the link was used meanwhile.
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
 * Sets a new password, ends every session, every passkey (but an admin's), every other reset link and every known browser but this one, and
 * lifts the lock: the owner's way out. Whoever reads the mail has shown that the address is theirs, and all that others had of the
 * account is over. Returns the address; null when the link was no good.
 */
export async function resetPassword(
  context: AppContext,
  request: Request,
  token: string,
  password: string,
): Promise<string | null> {
  // A hash costs a third of a second of processor: not for a token that somebody made up.
  const link = await findLink(context, "reset-password", token);
  if (link === null) return null;
  const { guards, statement } = takeLink(context, link);
  const confirmed = context.db.orm
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${context.clock.now()})` })
    .where(eq(users.id, link.userId));
  const set = await setPassword(context, request, link, await hashPassword(password), {
    guards,
    // Whoever held the account before may have left a passkey of their own.
    statements: [statement, confirmed, forgetPasskeysByMail(context, link.userId)],
  });
  return set ? link.email : null;
}

/**
 * What every new password does: other sessions and reset links end, this browser alone is known, the lock is lifted,
 * the owner is told. False when a guard did not hold.
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

/** Changes the password of someone who knows the present one; other sessions end, this one stays. */
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
  // Who has stolen a session must not try passwords faster than who stands before the door; but a stranger who locks
  // the door must not keep the owner inside from changing the lock.
  const wait = await context.limiters.take("password", session.userId, LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES);
  if (wait > 0) return "locked";
  const { matches } = await verifyPassword(present, user.passwordHash);
  if (!matches) return "wrong";
  const set = await setPassword(context, request, user, await hashPassword(next), {
    // Changed in another tab or by a reset meanwhile: what was compared with is the present one no more.
    guards: {
      present: sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${user.userId}
        AND ${users.passwordHash} = ${user.passwordHash})`,
    },
    exceptSessionId: session.sessionId,
  });
  return set ? "changed" : "wrong";
}

/**
 * Restores an archived account, one that its owner wanted gone too; its address, or null when the link was no good. What sessions it had are over: its owner
 * signs in.
 */
export async function reactivate(context: AppContext, token: string): Promise<string | null> {
  const link = await findLink(context, "reactivate", token);
  if (link === null) return null;
  const { guards, statement } = takeLink(context, link);
  const written = await commit(context, {
    guards: {
      ...guards,
      // What an admin archived since the link was sent, its owner does not restore.
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
