/** What an admin does to an organization: archives it as its owner would close it, and brings it back. */
import { sql } from "drizzle-orm";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/rows.ts";
import { eventStatement } from "../event-commands.server.ts";
import { prepareClosing } from "../members/closing.server.ts";
import { NEWS } from "../members/emails.ts";
import { tellStatements } from "../members/telling.server.ts";
import { endedWithIt, type OrganizationState } from "./organization-queries.server.ts";

type Acting = { adminId: string; reason: string };
export type Refused = { status: 403 | 409; words: string };

export const CHANGED: Refused = {
  status: 409,
  words: "This organization changed while you read it. Nothing was done. Read it again, then decide.",
};
const NO_ADMIN: Refused = { status: 403, words: "You aren’t an active admin anymore. Nothing was done." };

/** Why it cannot be done as the organization stands; null when it can. */
export function whyNot(act: "archive" | "restore", one: OrganizationState): Refused | null {
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

const isAdmin = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM user_roles ar LEFT JOIN profiles ap ON ap.user_id = ar.user_id
    WHERE ar.user_id = ${userId} AND ar.role = 'admin' AND coalesce(ap.account_status, 'active') = 'active')`;
const stillSo = ({ no, status, archivedAt }: OrganizationState) =>
  sql`EXISTS (SELECT 1 FROM organizations so WHERE so.organization_no = ${no} AND so.status = ${status}
    AND so.archived_at IS ${archivedAt})`;

/** Ends memberships, invites and affiliations as its owner's closing does, and tells everybody who belonged, with the reason. */
export async function archiveOrganization(
  context: AppContext,
  organization: OrganizationState,
  { adminId, reason }: Acting,
): Promise<Refused | null> {
  const refused = whyNot("archive", organization);
  if (refused !== null) return refused;
  const closing = await prepareClosing(
    context,
    { organizationNo: organization.no, slug: organization.slug },
    { byUserId: adminId, news: NEWS.archivedByUs(organization.name, reason) },
  );
  const written = await commit(context, {
    guards: { actor: isAdmin(adminId), state: stillSo(organization) },
    audit: [
      {
        actorId: adminId,
        act: "organization.archive",
        subject: { kind: "organization", id: organization.id },
        reason,
        before: { status: organization.status, members: organization.members },
        after: { status: "archived", members: 0 },
      },
    ],
    ...closing,
  });
  return refusedBy(written);
}

/** Opens it again with the accounts that it lost by being archived. Its agents are invited anew: they may work elsewhere by now. */
export async function restoreOrganization(
  context: AppContext,
  organization: OrganizationState,
  { adminId, reason }: Acting,
): Promise<Refused | null> {
  const refused = whyNot("restore", organization);
  if (refused !== null) return refused;
  const { db } = context;
  const { orm } = db;
  const { no, name, slug } = organization;
  const [accounts] = await db.batch([
    rowsOf(
      db,
      "accounts that come back",
      { memberId: text, userId: text, email: text },
      sql`SELECT bm.id memberId, bm.user_id userId, bu.email FROM users bu JOIN (SELECT bm.* ${endedWithIt}
        AND bm.organization_no = ${no}) bm ON bm.user_id = bu.id LIMIT 1000`,
    ),
  ]);
  const members = accounts.map(({ memberId }) => memberId);
  const news = NEWS.restoredByUs(name, reason);
  const written = await commit(context, {
    guards: {
      actor: isAdmin(adminId),
      state: stillSo(organization),
      members: sql`(SELECT count(*) FROM organization_members cm WHERE cm.id IN ${members}
        AND cm.left_cause = 'archived') = ${members.length}`,
    },
    audit: [
      {
        actorId: adminId,
        act: "organization.restore",
        subject: { kind: "organization", id: organization.id },
        reason,
        before: { status: organization.status, members: organization.members },
        after: { status: "active", members: members.length },
      },
    ],
    statements: [
      orm.run(
        sql`UPDATE organizations SET status = 'active', archived_at = NULL WHERE organization_no = ${no}`,
      ),
      orm.run(sql`UPDATE organization_members SET left_at = NULL, left_cause = NULL WHERE id IN ${members}`),
      orm.run(sql`DELETE FROM organization_text WHERE rowid = ${no}`),
      orm.run(sql`INSERT INTO organization_text (rowid, name, description)
        SELECT organization_no, name, description FROM organizations WHERE organization_no = ${no}`),
      eventStatement(context, { organizationNo: no, kind: "restored", byUserId: adminId }),
      ...accounts.flatMap((one) => tellStatements(context, one, news, paths.members({ organization: slug }))),
    ],
    ...tellingUsers(accounts.map(({ userId }) => userId)),
    purge: [paths.organization(slug)],
    mail: true,
  });
  return refusedBy(written);
}

const refusedBy = (written: { kind: string; guard?: string }): Refused | null =>
  written.kind === "committed" ? null : written.guard === "actor" ? NO_ADMIN : CHANGED;
