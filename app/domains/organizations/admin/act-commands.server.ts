/** What an admin does to an organization: archives it as its owner would close it, and brings it back. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Acting } from "#app/domains/bulk/types.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import { isActiveAdmin } from "#app/platform/audit/active-admin.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { eventStatement } from "../event-commands.server.ts";
import { prepareClosing } from "../members/closing.server.ts";
import { NEWS } from "../members/emails.ts";
import { tellStatements } from "../members/notifications.server.ts";
import { endedWithIt, type OrganizationState } from "./organization-queries.server.ts";

export type OrganizationAct = "archive" | "restore";
export type Refused = { status: 403 | 409; words: string };

export const CHANGED: Refused = {
  status: 409,
  words: "This organization changed while you read it. Nothing was done. Read it again, then decide.",
};
const NO_ADMIN: Refused = { status: 403, words: "You aren’t an active admin anymore. Nothing was done." };

/** Why it can't be done in the organization's current state; null when it can. */
export function whyNot(act: OrganizationAct, one: OrganizationState): Refused | null {
  if (act === "archive")
    return one.status === "active"
      ? null
      : {
          status: 409,
          words:
            one.status === "applied"
              ? "It waits for a decision about its application."
              : "It is archived already.",
        };
  if (one.status !== "archived") return { status: 409, words: "It isn’t archived." };
  if (!one.ownerComesBack || one.name === "")
    return { status: 409, words: "Nobody would own it: its owner’s account is gone or archived." };
  return null;
}

const stillSo = ({ no, status, archivedAt }: OrganizationState) =>
  sql`EXISTS (SELECT 1 FROM organizations so WHERE so.organization_no = ${no} AND so.status = ${status}
    AND so.archived_at IS ${archivedAt})`;

const PLAN_ENDS_WITH_IT =
  "Its plan ends with what is paid for. Another email says when. Its invoices and receipts stay under Billing.";

/** Ends memberships, invites and affiliations as its owner's closing does, and tells everybody who belonged, with the reason. */
async function archiveParts(context: AppContext, organization: OrganizationState, acting: Acting) {
  const closing = await prepareClosing(
    context,
    { organizationNo: organization.no, slug: organization.slug },
    {
      byUserId: acting.adminId,
      news: NEWS.archivedByUs(organization.name, acting.reason),
      ofPlan: PLAN_ENDS_WITH_IT,
    },
  );
  return {
    ...closing,
    guard: stillSo(organization),
    audit: [entry("organization.archive", organization, acting, { status: "archived", members: 0 })],
  };
}

/** Reopens it with the accounts it lost when it was archived. Its agents are invited again: they may work elsewhere by now. */
async function restoreParts(context: AppContext, organization: OrganizationState, acting: Acting) {
  const { db } = context;
  const { orm } = db;
  const { no, name, slug } = organization;
  const [accounts] = await db.batch([
    rowsOf(
      db,
      "accounts that come back",
      { memberId: text, userId: text, email: text },
      sql`SELECT bm.id memberId, bm.user_id userId, bu.email FROM users bu JOIN (SELECT bm.* ${endedWithIt}
        AND bm.organization_no = ${no}) bm ON bm.user_id = bu.id ORDER BY bm.role = 'owner' DESC LIMIT 1000`,
    ),
  ]);
  const members = accounts.map(({ memberId }) => memberId);
  const news = NEWS.restoredByUs(name, acting.reason);
  return {
    // Each account is still active, and the owner is among them.
    guard: sql`${stillSo(organization)} AND (SELECT count(*) = ${members.length} AND max(bm.role = 'owner')
        ${endedWithIt} AND bm.id IN ${members})`,
    audit: [
      entry("organization.restore", organization, acting, { status: "active", members: members.length }),
    ],
    statements: [
      orm.run(
        sql`UPDATE organizations SET status = 'active', archived_at = NULL WHERE organization_no = ${no}`,
      ),
      orm.run(sql`UPDATE organization_members SET left_at = NULL, left_cause = NULL WHERE id IN ${members}`),
      orm.run(sql`DELETE FROM organization_text WHERE rowid = ${no}`),
      orm.run(sql`INSERT INTO organization_text (rowid, name, description)
        SELECT organization_no, name, description FROM organizations WHERE organization_no = ${no}`),
      eventStatement(context, { organizationNo: no, kind: "restored", byUserId: acting.adminId }),
      ...accounts.flatMap((one) => tellStatements(context, one, news, paths.members({ organization: slug }))),
    ],
    ...notifyUsers(accounts.map(({ userId }) => userId)),
    purge: [paths.organization(slug)],
    mail: true,
  } as const;
}

const entry = (
  act: "organization.archive" | "organization.restore",
  { id, status, members }: OrganizationState,
  { adminId, reason }: Acting,
  after: { status: string; members: number },
): AuditEntry => ({
  actorId: adminId,
  act,
  subject: { kind: "organization", id },
  reason,
  before: { status, members },
  after,
});

type Parts = {
  /** It is still as it was read. */
  guard: SQL;
  statements: readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  audit: readonly AuditEntry[];
  purge: readonly string[];
  mail: true;
} & ReturnType<typeof notifyUsers>;

/** An act on an organization that nothing forbids (`whyNot`), as parts of a commit. */
export const actParts = (
  context: AppContext,
  act: OrganizationAct,
  organization: OrganizationState,
  acting: Acting,
): Promise<Parts> => (act === "archive" ? archiveParts : restoreParts)(context, organization, acting);

/** Archives or restores one. Null once it is done. */
export async function actOnOrganization(
  context: AppContext,
  act: OrganizationAct,
  organization: OrganizationState,
  acting: Acting,
): Promise<Refused | null> {
  const refused = whyNot(act, organization);
  if (refused !== null) return refused;
  const { guard, ...parts } = await actParts(context, act, organization, acting);
  const written = await commit(context, {
    guards: { actor: isActiveAdmin(acting.adminId), state: guard },
    ...parts,
  });
  if (written.kind === "committed") return null;
  return written.kind === "stale" && written.guard === "actor" ? NO_ADMIN : CHANGED;
}
