/** Ways back in: confirming an address, a new password, a restored account. All by single-use links. */
import { and, eq, sql } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { letterStatement, sendDueLetters } from "#app/platform/outbox.ts";
import { oneTimeLinks, profiles, users } from "#db/schema/index.ts";
import { confirmLetter, passwordChangedLetter, reactivateLetter, resetLetter } from "./letters.ts";
import {
  CONFIRM_LINK_HOURS,
  LETTERS_AN_HOUR,
  LOCKOUT_ATTEMPTS,
  LOCKOUT_MINUTES,
  REACTIVATE_LINK_HOURS,
  RESET_LINK_MINUTES,
} from "./limits.ts";
import { canUseLink, type LinkPurpose, prepareLink, takeLink } from "./links.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { revokeStatement } from "./sessions.server.ts";

type Person = { id: string; email: string; firstName: string; confirmed: boolean; archived: boolean };

async function findPerson({ db }: AppContext, email: string): Promise<Person | null> {
  const [rows] = await db.batch([
    db.orm
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        confirmed: sql<number>`${users.emailConfirmedAt} IS NOT NULL`,
        archived: sql<number>`${profiles.accountStatus} = 'archived'`,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, email))
      .limit(1),
  ]);
  const row = rows[0];
  return row === undefined ? null : { ...row, confirmed: row.confirmed === 1, archived: row.archived === 1 };
}

const MINUTES: Readonly<Record<LinkPurpose, number>> = {
  "confirm-email": CONFIRM_LINK_HOURS * 60,
  "reset-password": RESET_LINK_MINUTES,
  reactivate: REACTIVATE_LINK_HOURS * 60,
};
const LETTERS = {
  "confirm-email": (email: string, _firstName: string, url: string) => confirmLetter(email, url),
  "reset-password": resetLetter,
  reactivate: reactivateLetter,
} as const;

/**
 * Mails a link where there is something to link to: an unconfirmed address, any account for a new password, an
 * archived one to restore. The caller answers the same in every case, so that nobody learns who has an account.
 */
export async function mailLink(asked: AppContext, purpose: LinkPurpose, email: string): Promise<void> {
  const context = { ...asked, db: asked.databaseAside() };
  const person = await findPerson(context, email);
  if (person === null || (await context.limiters.take("mail-to", email, LETTERS_AN_HOUR, 60)) > 0) return;
  if (purpose === "confirm-email" && person.confirmed) return;
  if (purpose === "reactivate" && !person.archived) return;
  const { token, statement } = await prepareLink(context, purpose, person.id, MINUTES[purpose]);
  const path = {
    "confirm-email": paths.checkEmail({ token }),
    "reset-password": paths.resetPassword({ token }),
    reactivate: paths.reactivate({ token }),
  }[purpose];
  const letter = LETTERS[purpose](person.email, person.firstName, context.origin + path);
  await context.db.batch([statement, letterStatement(context, letter)]);
  context.later(sendDueLetters(context));
}

/** True when the link was good; the address is confirmed then. */
export async function confirmEmail(context: AppContext, token: string): Promise<boolean> {
  const userId = await takeLink(context, "confirm-email", token);
  if (userId === null) return false;
  await context.db.batch([
    context.db.orm
      .update(users)
      .set({ emailConfirmedAt: context.clock.now() })
      .where(and(eq(users.id, userId), sql`${users.emailConfirmedAt} IS NULL`)),
  ]);
  context.forgetViewer(userId);
  return true;
}

/**
 * Sets a new password, ends every session and every other reset link, and lifts the lock: the owner's way out.
 * Whoever reads the mail has shown that the address is theirs. Returns the address; null when the link was no good.
 */
export async function resetPassword(
  context: AppContext,
  token: string,
  password: string,
): Promise<string | null> {
  // A hash costs a third of a second of processor: not for a token that somebody made up.
  if (!(await canUseLink(context, "reset-password", token))) return null;
  const passwordHash = await hashPassword(password);
  const userId = await takeLink(context, "reset-password", token);
  if (userId === null) return null;
  return setPassword(context, userId, passwordHash, null);
}

async function setPassword(
  context: AppContext,
  userId: string,
  passwordHash: string,
  keepSessionId: string | null,
): Promise<string | null> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    db.orm
      .update(users)
      .set({
        passwordHash,
        ...(keepSessionId === null
          ? { emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${clock.now()})` }
          : {}),
      })
      .where(eq(users.id, userId))
      .returning({ email: users.email, firstName: users.firstName }),
    revokeStatement(context, userId, keepSessionId),
    db.orm
      .update(oneTimeLinks)
      .set({ usedAt: clock.now() })
      .where(
        and(
          eq(oneTimeLinks.userId, userId),
          eq(oneTimeLinks.purpose, "reset-password"),
          sql`${oneTimeLinks.usedAt} IS NULL`,
        ),
      ),
  ]);
  const user = rows[0];
  if (user === undefined) return null;
  await Promise.all([
    context.limiters.clearSignIn(user.email),
    context.db.batch([letterStatement(context, passwordChangedLetter(user.email, user.firstName))]),
  ]);
  context.later(sendDueLetters(context));
  context.later(context.rooms.endSockets(userId));
  context.forgetViewer(userId);
  return user.email;
}

/** Changes the password of someone who knows the present one; other sessions end, this one stays. */
export async function changePassword(
  context: AppContext,
  session: { userId: string; sessionId: string },
  present: string,
  next: string,
): Promise<"changed" | "wrong" | "locked"> {
  const [rows] = await context.db.batch([
    context.db.orm
      .select({ email: users.email, passwordHash: users.passwordHash })
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
  await setPassword(context, session.userId, await hashPassword(next), session.sessionId);
  return "changed";
}

/** Restores an archived account; its address, or null when the link was no good. */
export async function reactivate(context: AppContext, token: string): Promise<string | null> {
  const userId = await takeLink(context, "reactivate", token);
  if (userId === null) return null;
  const { orm } = context.db;
  const [, rows] = await context.db.batch([
    orm
      .update(profiles)
      .set({ accountStatus: "active", archivedAt: null })
      .where(eq(profiles.userId, userId)),
    orm.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1),
  ]);
  context.forgetViewer(userId);
  return rows[0]?.email ?? null;
}
