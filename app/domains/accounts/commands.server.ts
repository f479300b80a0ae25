/** What people change about their own accounts. */
import { eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { leavesAnAdmin } from "#app/platform/audit/active-admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { unsuppressStatement } from "#app/platform/mail/suppressions.ts";
import {
  accountDeletions,
  accountFingerprints,
  knownDevices,
  oneTimeLinks,
  organizationApplications,
  outbox,
  passkeys,
  profiles,
  sessions,
  userRoles,
  users,
  userTermsAgreements,
} from "#db/schema/index.ts";
import type { Viewer } from "./types.ts";

/** Changes the names on the account. */
export async function renameUser(
  context: AppContext,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await commit(context, {
    statements: [context.db.orm.update(users).set(names).where(eq(users.id, userId))],
    forget: [userId],
  });
}

/** What other domains delete with an account: their statements, and what they do after the commit. */
export type Forgetting = {
  /** Conditions that must still hold then, by name. */
  guards?: Readonly<Record<string, SQL>>;
  statements: readonly BatchItem<"sqlite">[];
  after(): void;
};

/**
 * Deletes the account and everything that is only its own. `last-admin` when no active admin would be left, `changed` when
 * some of it changed at that moment: then nothing is deleted. A public license record isn't the account's and stays.
 */
export async function deleteAccount(
  context: AppContext,
  viewer: Pick<Viewer, "userId" | "email">,
  elsewhere: Forgetting,
): Promise<"erased" | "last-admin" | "changed"> {
  const { orm } = context.db;
  const { userId } = viewer;
  const outcome = await commit(context, {
    guards: { ...elsewhere.guards, admin: leavesAnAdmin(userId) },
    statements: [
      orm.delete(sessions).where(eq(sessions.userId, userId)),
      orm.delete(accountDeletions).where(eq(accountDeletions.userId, userId)),
      orm.delete(passkeys).where(eq(passkeys.userId, userId)),
      orm.delete(knownDevices).where(eq(knownDevices.userId, userId)),
      orm.delete(accountFingerprints).where(eq(accountFingerprints.userId, userId)),
      orm.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId)),
      orm.delete(userTermsAgreements).where(eq(userTermsAgreements.userId, userId)),
      orm.delete(organizationApplications).where(eq(organizationApplications.userId, userId)),
      ...elsewhere.statements,
      orm.delete(outbox).where(eq(outbox.recipient, viewer.email)),
      unsuppressStatement(context, viewer.email),
      orm.delete(profiles).where(eq(profiles.userId, userId)),
      orm.delete(userRoles).where(eq(userRoles.userId, userId)),
      orm.delete(users).where(eq(users.id, userId)),
    ],
    forget: [userId],
  });
  // Another try reads it as it is now.
  if (outcome.kind === "stale") return outcome.guard === "admin" ? "last-admin" : "changed";
  elsewhere.after();
  context.later(context.rooms.endSockets(userId));
  return "erased";
}
