/**
 * The way back for someone who lost their second factor (docs/decisions 0062): requested with the password and a
 * reason, announced to the account's address at every step, and approved by two admins, neither of whom is the person
 * who asks.
 */
import { and, eq, lte, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { accountPaths } from "#app/paths/account.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit, type Following } from "#app/platform/database/commit.ts";
import { DAY_MINUTES, DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { newId, newSecret, sha256Hex } from "#app/platform/ids.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { factorResets, users } from "#db/schema/index.ts";
import { RESET_DAYS, RESET_WAIT_HOURS, RESETS_A_DAY } from "../limits.ts";
import { forgetPasskeys } from "../passkeys/passkey-commands.server.ts";
import { revokeStatement } from "../sessions/sessions.server.ts";
import { resetApprovedOnceEmail, resetAskedEmail, resetDoneEmail, resetRefusedEmail } from "./emails.ts";
import type { Claimant } from "./pending.server.ts";
import { forgetFactor } from "./set-up-commands.server.ts";

const isOpen = (nowMs: number, id: string) =>
  and(eq(factorResets.id, id), eq(factorResets.status, "open"), sql`${factorResets.expiresAt} > ${nowMs}`);
const stillOpen = (nowMs: number, id: string) =>
  sql`EXISTS (SELECT 1 FROM ${factorResets} WHERE ${isOpen(nowMs, id)})`;

/**
 * The admins' notifications for a request, written in the same batch: other domains' statements, and what follows the
 * commit.
 */
export type ToldAdmins = {
  statements: readonly BatchItem<"sqlite">[];
  notified: Pick<Following, "notify" | "forget">;
};

/**
 * Requests the removal of the factor; an account has one open request at a time. The password has just been checked.
 */
export async function askForReset(
  context: AppContext,
  { userId, email, firstName, language }: Claimant,
  reason: string,
  tellAdmins: (context: AppContext, askerId: string, expiresAt: number) => Promise<ToldAdmins>,
): Promise<"asked" | "waiting" | "too-often"> {
  const { db, clock, limiters } = context;
  if ((await limiters.take("factor-reset", userId, RESETS_A_DAY, DAY_MINUTES)) > 0) return "too-often";
  const nowMs = clock.now();
  const expiresAt = nowMs + RESET_DAYS * DAY_MS;
  const token = newSecret();
  const stopUrl = context.origin + accountPaths.stopFactorReset({ token });
  const admins = await tellAdmins(context, userId, expiresAt);
  const written = await commit(context, {
    duplicates: ["factor_resets.user_id"],
    statements: [
      db.orm
        .update(factorResets)
        .set({ status: "stopped", decidedAt: nowMs })
        .where(
          and(
            eq(factorResets.userId, userId),
            eq(factorResets.status, "open"),
            lte(factorResets.expiresAt, nowMs),
          ),
        ),
      db.orm.insert(factorResets).values({
        id: newId(nowMs),
        userId,
        reason,
        stopHash: await sha256Hex(token),
        askedAt: nowMs,
        expiresAt,
      }),
      emailStatement(
        context,
        inLanguage(language, () => resetAskedEmail(email, firstName, { stopUrl, expiresAt })),
      ),
      ...admins.statements,
    ],
    ...admins.notified,
    mail: true,
  });
  return written.kind === "committed" ? "asked" : "waiting";
}

/** Cancels an open request with its emailed link; false when it is no longer open. */
export async function stopReset(context: AppContext, token: string): Promise<boolean> {
  const { db, clock } = context;
  const open = and(eq(factorResets.stopHash, await sha256Hex(token)), eq(factorResets.status, "open"));
  const written = await commit(context, {
    guards: { open: sql`EXISTS (SELECT 1 FROM ${factorResets} WHERE ${open})` },
    statements: [db.orm.update(factorResets).set({ status: "stopped", decidedAt: clock.now() }).where(open)],
  });
  return written.kind === "committed";
}

export type ResetDecision =
  | "approved-once"
  | "reset"
  | "refused"
  /** It is the admin's own request, or they already approved it: someone else has to. */
  | "own"
  | "twice"
  /** The owner has not had enough time to stop it. */
  | "early"
  /** Decided, stopped, expired, or changed by another admin at the same moment. */
  | "over";

async function findReset({ db, clock }: Pick<AppContext, "db" | "clock">, id: string) {
  const [[row]] = await db.batch([
    db.orm
      .select({
        userId: factorResets.userId,
        askedAt: factorResets.askedAt,
        firstBy: factorResets.firstApprovedBy,
        email: users.email,
        firstName: users.firstName,
        language: users.language,
      })
      .from(factorResets)
      .innerJoin(users, eq(users.id, factorResets.userId))
      .where(isOpen(clock.now(), id))
      .limit(1),
  ]);
  return row ?? null;
}
type Reset = NonNullable<Awaited<ReturnType<typeof findReset>>>;

const told = (
  context: AppContext,
  { email, firstName, language }: Reset,
  write: (email: string, firstName: string) => Email,
) =>
  emailStatement(
    context,
    inLanguage(language, () => write(email, firstName)),
  );

/** An admin approves. The second one, a different person, removes the factor and ends every session. */
export async function approveReset(context: AppContext, adminId: string, id: string): Promise<ResetDecision> {
  const reset = await findReset(context, id);
  if (reset === null) return "over";
  if (reset.userId === adminId) return "own";
  if (reset.firstBy === adminId) return "twice";
  if (reset.firstBy === null) return approveFirst(context, adminId, id, reset);
  return approveSecond(context, adminId, id, { ...reset, firstBy: reset.firstBy });
}

async function approveFirst(
  context: AppContext,
  adminId: string,
  id: string,
  reset: Reset,
): Promise<ResetDecision> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const written = await commit(context, {
    audit: [entry("second-factor.approve-reset", adminId, reset.userId, null, 0, 1)],
    guards: {
      open: stillOpen(nowMs, id),
      first: sql`EXISTS (SELECT 1 FROM ${factorResets} WHERE ${factorResets.id} = ${id}
        AND ${factorResets.firstApprovedBy} IS NULL AND ${factorResets.userId} <> ${adminId})`,
    },
    statements: [
      db.orm
        .update(factorResets)
        .set({ firstApprovedBy: adminId, firstApprovedAt: nowMs })
        .where(eq(factorResets.id, id)),
      told(context, reset, resetApprovedOnceEmail),
    ],
    mail: true,
  });
  return written.kind === "committed" ? "approved-once" : "over";
}

async function approveSecond(
  context: AppContext,
  adminId: string,
  id: string,
  reset: Reset & { firstBy: string },
): Promise<ResetDecision> {
  const { db, clock } = context;
  const { userId, firstBy } = reset;
  const nowMs = clock.now();
  if (nowMs < reset.askedAt + RESET_WAIT_HOURS * HOUR_MS) return "early";
  const written = await commit(context, {
    audit: [entry("second-factor.reset", adminId, userId, null, 1, 2)],
    guards: {
      open: stillOpen(nowMs, id),
      // The first to approve is still an admin, and is not this one.
      two: sql`EXISTS (SELECT 1 FROM ${factorResets} r
        JOIN user_roles ar ON ar.user_id = r.first_approved_by AND ar.role = 'admin'
        WHERE r.id = ${id} AND r.first_approved_by = ${firstBy} AND r.first_approved_by <> ${adminId}
          AND r.user_id <> ${adminId})`,
    },
    statements: [
      db.orm
        .update(factorResets)
        .set({ status: "done", decidedBy: adminId, decidedAt: nowMs })
        .where(eq(factorResets.id, id)),
      ...forgetFactor(context, userId),
      forgetPasskeys(context, userId),
      revokeStatement(context, userId),
      told(context, reset, resetDoneEmail),
    ],
    mail: true,
    forget: [userId],
  });
  if (written.kind !== "committed") return "over";
  context.later(context.rooms.endSockets(userId));
  return "reset";
}

/** One admin is enough to refuse; the person who asked gets the reason. */
export async function refuseReset(
  context: AppContext,
  adminId: string,
  id: string,
  reason: string,
): Promise<ResetDecision> {
  const { db, clock } = context;
  const reset = await findReset(context, id);
  if (reset === null) return "over";
  if (reset.userId === adminId) return "own";
  const nowMs = clock.now();
  const agreed = reset.firstBy === null ? 0 : 1;
  const written = await commit(context, {
    audit: [entry("second-factor.refuse-reset", adminId, reset.userId, reason, agreed, null)],
    guards: { open: stillOpen(nowMs, id) },
    statements: [
      db.orm
        .update(factorResets)
        .set({ status: "refused", decidedBy: adminId, decidedAt: nowMs })
        .where(eq(factorResets.id, id)),
      told(context, reset, (email, firstName) => resetRefusedEmail(email, firstName, reason)),
    ],
    mail: true,
  });
  return written.kind === "committed" ? "refused" : "over";
}

const entry = (
  act: AuditEntry["act"],
  actorId: string,
  userId: string,
  reason: string | null,
  before: number,
  after: number | null,
): AuditEntry => ({
  actorId,
  act,
  subject: { kind: "account", id: userId },
  reason: reason ?? "",
  before: { approvals: before },
  after: { approvals: after, refused: after === null },
});
