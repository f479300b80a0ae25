/** Deleting an account at its owner's request: hidden right away, deleted after two weeks (docs/decisions 0057). */
import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { accountPaths } from "#app/paths/account.ts";
import { leavesAnAdmin } from "#app/platform/audit/active-admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MINUTES, DAY_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { accountDeletions, oneTimeLinks, profiles, users } from "#db/schema/index.ts";
import { type LeavingReceipts, leavingEmail, stayingEmail } from "../emails.ts";
import { languageOfUser } from "../language-commands.server.ts";
import { ERASED_PER_RUN, LEAVING_DAYS, STAY_LINK_MINUTES } from "../limits.ts";
import { revokeStatement } from "../sessions/sessions.server.ts";
import { findLink, prepareLink, takeLink } from "./links.server.ts";

const PURPOSE = "keep-account";

/**
 * Archives the account, ends its sessions, and emails its owner the link that keeps it. A repeated request changes
 * nothing. `last-admin` when no active admin would be left, `changed` when one of the guards of `elsewhere` failed:
 * then nothing is written.
 */
export async function leave(
  context: AppContext,
  { userId, email, firstName }: { userId: string; email: string; firstName: string },
  elsewhere: {
    guards: Readonly<Record<string, SQL>>;
    statements: readonly BatchItem<"sqlite">[];
    /** What happens to each of its plans, and what it has paid for: its owner can't sign in to look. */
    plans: readonly string[];
    receipts: LeavingReceipts;
  },
): Promise<"left" | "last-admin" | "changed"> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const eraseAt = nowMs + LEAVING_DAYS * DAY_MS;
  const link = await prepareLink(context, PURPOSE, userId, LEAVING_DAYS * DAY_MINUTES);
  const url = context.origin + accountPaths.keepAccount({ token: link.token });
  const language = await languageOfUser(context, userId);
  const written = await commit(context, {
    guards: { ...elsewhere.guards, admin: leavesAnAdmin(userId) },
    duplicates: ["account_deletions.user_id"],
    statements: [
      db.orm.insert(accountDeletions).values({ userId, askedAt: nowMs, eraseAt, nextTryAt: eraseAt }),
      db.orm
        .update(profiles)
        .set({ accountStatus: "archived", archivedAt: nowMs })
        .where(eq(profiles.userId, userId)),
      ...elsewhere.statements,
      revokeStatement(context, userId),
      link.statement,
      emailStatement(
        context,
        inLanguage(language, () =>
          leavingEmail(email, firstName, {
            url,
            eraseAt,
            plans: elsewhere.plans,
            receipts: elsewhere.receipts,
          }),
        ),
      ),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind === "stale") return written.guard === "admin" ? "last-admin" : "changed";
  context.later(context.rooms.endSockets(userId));
  return "left";
}

/** For the batch that brings an account back: cancels the deletion and uses up earlier links. */
export const callOffStatements = ({ db, clock }: Pick<AppContext, "db" | "clock">, userId: string) =>
  [
    db.orm.delete(accountDeletions).where(eq(accountDeletions.userId, userId)),
    db.orm
      .update(oneTimeLinks)
      .set({ usedAt: clock.now() })
      .where(
        and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, PURPOSE), isNull(oneTimeLinks.usedAt)),
      ),
  ] as const;

/** When the account will be deleted; null when it stays. */
export async function findErasure(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<{ eraseAt: number } | null> {
  const [rows] = await db.read([
    db.orm
      .select({ eraseAt: accountDeletions.eraseAt })
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, userId))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** A short-lived link to keep the account, for someone who has just proved that it is theirs. Returns its token. */
export async function offerToStay(context: AppContext, userId: string): Promise<string> {
  const { token, statement } = await prepareLink(context, PURPOSE, userId, STAY_LINK_MINUTES);
  await commit(context, { statements: [statement] });
  return token;
}

/** The account that a link would keep, and the deadline; null when the link no longer works. */
export async function findLeaving(context: AppContext, token: string) {
  const link = await findLink(context, PURPOSE, token);
  if (link === null) return null;
  const erasure = await findErasure(context, link.userId);
  return erasure === null ? null : { email: link.email, ...erasure };
}

/**
 * Brings the account back as it was. Returns its address, or null when the link was invalid. Its owner then signs in.
 */
export async function stay(context: AppContext, token: string): Promise<string | null> {
  const link = await findLink(context, PURPOSE, token);
  if (link === null) return null;
  const { guards } = takeLink(context, link);
  const written = await commit(context, {
    guards: {
      ...guards,
      leaving: sql`EXISTS (SELECT 1 FROM ${accountDeletions} WHERE ${accountDeletions.userId} = ${link.userId})`,
    },
    statements: [
      ...callOffStatements(context, link.userId),
      context.db.orm
        .update(profiles)
        .set({ accountStatus: "active", archivedAt: null })
        .where(eq(profiles.userId, link.userId)),
      revokeStatement(context, link.userId),
      emailStatement(context, stayingEmail(link.email, link.firstName)),
    ],
    mail: true,
    forget: [link.userId],
  });
  return written.kind === "committed" ? link.email : null;
}

/** Accounts that are due for deletion, longest waiting first. */
export async function listDueErasures({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const [rows] = await db.batch([
    db.orm
      .select({ userId: users.id, email: users.email, confirmedAt: users.emailConfirmedAt })
      .from(accountDeletions)
      .innerJoin(users, eq(users.id, accountDeletions.userId))
      .where(lte(accountDeletions.nextTryAt, clock.now()))
      .orderBy(asc(accountDeletions.nextTryAt))
      .limit(ERASED_PER_RUN),
  ]);
  return rows.map(({ confirmedAt, ...account }) => ({ ...account, emailConfirmed: confirmedAt !== null }));
}

/** A guard for the deletion: nobody has brought the account back. */
export const stillLeaving = ({ clock }: Pick<AppContext, "clock">, userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${accountDeletions} WHERE ${accountDeletions.userId} = ${userId}
    AND ${accountDeletions.eraseAt} <= ${clock.now()})`;

/** Postpones an account that could not be deleted now, so that others get their turn. */
export async function putOff(context: AppContext, userId: string, laterMs: number): Promise<void> {
  await commit(context, {
    statements: [
      context.db.orm
        .update(accountDeletions)
        .set({ nextTryAt: context.clock.now() + laterMs })
        .where(eq(accountDeletions.userId, userId)),
    ],
  });
}
