/** What an admin does to accounts: each act has a reason, is logged, and is told to the person. */
import { and, inArray, isNull, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Acting } from "#app/domains/bulk/types.ts";
import { paths } from "#app/paths/paths.ts";
import { isActiveAdmin } from "#app/platform/audit/active-admin.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { profiles, sessions, userRoles } from "#db/schema/index.ts";
import { type AccountState, isUntied, ownNothing, stillSo } from "./account-state.server.ts";
import { archivedEmail, endedSessionsEmail, restoredEmail, roleEmail } from "./emails.ts";
import { type GivenRole, whyNotRole } from "./policy.ts";

/** The statements of other domains for an account that is archived. */
export type Elsewhere = (userId: string) => readonly BatchItem<"sqlite">[];
export type PlainAct = "archive" | "restore" | "end-sessions";
/** Why nothing was done. */
export type Refused = { status: 403 | 409; words: string };

const CHANGED: Refused = {
  status: 409,
  words: "This account changed while you read it. Nothing was done. Read it again, then decide.",
};
const SELF: Refused = { status: 403, words: "That’s you. Another admin has to do this." };
const NO_ADMIN: Refused = { status: 403, words: "You aren’t an active admin anymore. Nothing was done." };
const GUARDED = {
  actor: NO_ADMIN,
  state: CHANGED,
  owns: CHANGED,
  ties: CHANGED,
} as const satisfies Record<string, Refused>;

/** Why an act can't be done to the account now; null when it can. */
export function whyNot(act: PlainAct, account: AccountState, adminId: string): Refused | null {
  if (account.id === adminId) return SELF;
  if (act === "archive") {
    if (account.status === "archived") return { status: 409, words: "The account is archived already." };
    if (account.ownedOrganization !== null)
      return {
        status: 409,
        words: `They own ${account.ownedOrganization}. It has to be transferred or archived first.`,
      };
  }
  if (act === "restore") {
    if (account.status === "active") return { status: 409, words: "The account isn’t archived." };
    if (account.eraseAt !== null)
      return {
        status: 409,
        words: "Its owner asked us to delete it. Only they can keep it, with the link in their email.",
      };
  }
  return null;
}

type Parts = {
  /** The time that is written to the accounts. */
  at: number;
  guards: Partial<Record<keyof typeof GUARDED, SQL>>;
  statements: BatchItem<"sqlite">[];
  audit: AuditEntry[];
  purge: string[];
};

const EMAILS: Readonly<Record<PlainAct, (to: AccountState, reason: string) => Email>> = {
  archive: archivedEmail,
  restore: restoredEmail,
  "end-sessions": endedSessionsEmail,
};

const LOGGED = {
  archive: "account.archive",
  restore: "account.restore",
  "end-sessions": "account.end-sessions",
} as const satisfies Record<PlainAct, AuditEntry["act"]>;

const revoke = ({ db, clock }: Pick<AppContext, "db" | "clock">, ids: readonly string[]) =>
  db.orm
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(inArray(sessions.userId, [...ids]), isNull(sessions.revokedAt)));

/**
 * One act on accounts for which `whyNot` said nothing, as parts of a commit: it is done to all of them, or to none when one
 * has changed since it was read.
 */
export function actParts(
  context: AppContext,
  act: PlainAct,
  accounts: readonly AccountState[],
  { adminId, reason }: Acting,
  elsewhere: Elsewhere,
): Parts {
  const { db, clock } = context;
  const nowMs = clock.now();
  const ids = accounts.map(({ id }) => id);
  const emails = accounts.map((account) =>
    emailStatement(
      context,
      inLanguage(account.language, () => EMAILS[act](account, reason)),
    ),
  );
  const entry = (account: AccountState, more: Pick<AuditEntry, "before" | "after">): AuditEntry => ({
    actorId: adminId,
    act: LOGGED[act],
    subject: { kind: "account", id: account.id },
    reason,
    ...more,
  });
  const guards = { actor: isActiveAdmin(adminId), state: stillSo(accounts) };
  if (act === "end-sessions")
    return {
      at: nowMs,
      guards: { actor: guards.actor },
      statements: [revoke(context, ids), ...emails],
      audit: accounts.map((one) => entry(one, { before: null, after: { sessions: 0 } })),
      purge: [],
    };
  const status = act === "archive" ? ("archived" as const) : ("active" as const);
  const state = {
    accountStatus: status,
    archivedAt: act === "archive" ? nowMs : null,
    archivedByUs: act === "archive",
  };
  return {
    at: nowMs,
    guards: act === "archive" ? { ...guards, owns: ownNothing(ids) } : guards,
    statements: [
      ...accounts.map(({ id: userId }) =>
        db.orm
          .insert(profiles)
          .values({ userId, ...state })
          .onConflictDoUpdate({ target: profiles.userId, set: state }),
      ),
      revoke(context, ids),
      ...(act === "archive" ? ids.flatMap((id) => elsewhere(id)) : []),
      ...emails,
    ],
    audit: accounts.map((one) =>
      entry(one, {
        before: { status: one.status, archivedAt: one.archivedAt, byUs: one.archivedByUs },
        after: { status, archivedAt: state.archivedAt, byUs: state.archivedByUs },
      }),
    ),
    purge: accounts.flatMap(({ slug }) => (slug === null ? [] : [paths.showcase(slug)])),
  };
}

/** After a commit: closes the sockets of those who are signed out. */
export function followAct(context: AppContext, ids: readonly string[]): void {
  for (const id of ids) context.later(context.rooms.endSockets(id));
}

async function write(
  context: AppContext,
  account: AccountState,
  parts: Omit<Parts, "at">,
): Promise<Refused | null> {
  const [first, ...others] = parts.statements;
  if (first === undefined) throw new TypeError("An act that does nothing.");
  const written = await commit(context, {
    guards: parts.guards,
    statements: [first, ...others],
    audit: parts.audit,
    purge: parts.purge,
    forget: [account.id],
    mail: true,
  });
  if (written.kind !== "committed")
    return written.kind === "stale" ? GUARDED[written.guard as keyof typeof GUARDED] : CHANGED;
  followAct(context, [account.id]);
  return null;
}

/** Archives, restores, or signs out one account. Null once it is done. */
export async function actOn(
  context: AppContext,
  act: PlainAct,
  account: AccountState,
  acting: Acting,
  elsewhere: Elsewhere,
): Promise<Refused | null> {
  const refused = whyNot(act, account, acting.adminId);
  return refused ?? write(context, account, actParts(context, act, [account], acting, elsewhere));
}

/** Gives an account another role, and signs it out, since its open pages may not be for it anymore. Null once done. */
export async function changeRole(
  context: AppContext,
  account: AccountState,
  to: GivenRole,
  { adminId, reason }: Acting,
): Promise<Refused | null> {
  if (account.id === adminId) return SELF;
  const why = whyNotRole({ ...account, emailConfirmed: account.confirmedAt !== null }, to);
  if (why !== null) return { status: 409, words: why };
  return write(context, account, {
    guards: {
      actor: isActiveAdmin(adminId),
      state: stillSo([account]),
      ties: isUntied(account.id),
    },
    statements: [
      context.db.orm
        .insert(userRoles)
        .values({ userId: account.id, role: to })
        .onConflictDoUpdate({ target: userRoles.userId, set: { role: to } }),
      revoke(context, [account.id]),
      emailStatement(
        context,
        inLanguage(account.language, () => roleEmail(account, to, reason)),
      ),
    ],
    audit: [
      {
        actorId: adminId,
        act: "account.change-role",
        subject: { kind: "account", id: account.id },
        reason,
        before: { role: account.role },
        after: { role: to },
      },
    ],
    purge: account.slug === null ? [] : [paths.showcase(account.slug)],
  });
}

/** For a form whose account changed since the admin read it. */
export const CHANGED_MEANWHILE = CHANGED;
