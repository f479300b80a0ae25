/** What people change about their own accounts. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { isTaken } from "#app/platform/database.ts";
import {
  accountFingerprints,
  oneTimeLinks,
  organizationApplications,
  outbox,
  profiles,
  sessions,
  userRoles,
  users,
  userTermsAgreements,
} from "#db/schema/index.ts";
import { isSamePerson } from "./policy.ts";
import type { Viewer } from "./types.ts";

export type Verification = "verified" | "confirm-email" | "unknown" | "no-licence" | "other-name" | "claimed";

type FoundAgent = {
  agent_no: number;
  slug: string;
  first_name: string;
  last_name: string;
  licensed: number;
  claimed: number;
};

/**
 * Verifies an agent (product.md, Accounts): the address confirmed, and an NPN with a licence on file that stands
 * under the same name and is nobody else's. What does not match waits for a person with a document.
 */
export async function verifyAgent(context: AppContext, viewer: Viewer, npn: string): Promise<Verification> {
  if (!viewer.emailConfirmed) return "confirm-email";
  const { db } = context;
  const [rows] = await db.batch([
    db.orm.all<FoundAgent>(sql`
      SELECT a.agent_no, a.slug, p.first_name, p.last_name,
        EXISTS (SELECT 1 FROM licences l WHERE l.agent_no = a.agent_no) AS licensed,
        EXISTS (SELECT 1 FROM profiles o WHERE o.agent_no = a.agent_no AND o.user_id <> ${viewer.userId}) AS claimed
      FROM agents a JOIN people p ON p.id = a.person_id WHERE a.npn = ${npn} LIMIT 1`),
  ]);
  const agent = rows[0];
  if (agent === undefined) return "unknown";
  if (!isSamePerson(viewer, { firstName: agent.first_name, lastName: agent.last_name })) return "other-name";
  if (agent.claimed === 1) return "claimed";
  if (agent.licensed === 0) return "no-licence";
  try {
    await db.batch([
      db.orm
        .update(profiles)
        .set({ verified: true, npn, agentNo: agent.agent_no, urlSlug: agent.slug })
        .where(and(eq(profiles.userId, viewer.userId), eq(profiles.verified, false))),
    ]);
  } catch (error) {
    // The unique index on agent_no settles two claims at once.
    if (isTaken(error)) return "claimed";
    throw error;
  }
  context.forgetViewer(viewer.userId);
  return "verified";
}

/** Changes the names on the account. */
export async function renameUser(
  context: AppContext,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await context.db.batch([context.db.orm.update(users).set(names).where(eq(users.id, userId))]);
  context.forgetViewer(userId);
}

/** What other domains forget with an account: their statements, and what they tell when those are written. */
export type Forgetting = { statements: readonly BatchItem<"sqlite">[]; after(): void };

/** Removes the account and all that is only its own. A public licence record is not the account's and stays. */
export async function deleteAccount(
  context: AppContext,
  viewer: Viewer,
  elsewhere: Forgetting,
): Promise<void> {
  const { orm } = context.db;
  const { userId } = viewer;
  await context.db.batch([
    orm.delete(sessions).where(eq(sessions.userId, userId)),
    orm.delete(accountFingerprints).where(eq(accountFingerprints.userId, userId)),
    orm.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId)),
    orm.delete(userTermsAgreements).where(eq(userTermsAgreements.userId, userId)),
    orm.delete(organizationApplications).where(eq(organizationApplications.userId, userId)),
    ...elsewhere.statements,
    orm.delete(outbox).where(eq(outbox.recipient, viewer.email)),
    orm.delete(profiles).where(eq(profiles.userId, userId)),
    orm.delete(userRoles).where(eq(userRoles.userId, userId)),
    orm.delete(users).where(eq(users.id, userId)),
  ]);
  elsewhere.after();
  context.later(context.rooms.endSockets(userId));
  context.forgetViewer(userId);
}
