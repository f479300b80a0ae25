/** Closes an organization, for its owner or an admin: what is written, who is notified, which pages change. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isOpenSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  membershipRequests,
  organizationAffiliations,
  organizationInvites,
  organizationMembers,
  organizations,
} from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { placeAgents } from "./agent-statements.server.ts";
import type { MemberNews } from "./emails.ts";
import { PURGED_PROFILES } from "./limits.ts";
import { tellStatements } from "./notifications.server.ts";

/**
 * Parts of the commit that closes an organization: memberships, invites, requests and affiliations end, its agents become
 * independent, and everyone with an account is notified. Its history stays.
 */
export async function prepareClosing(
  context: AppContext,
  { organizationNo, slug }: { organizationNo: number; slug: string },
  {
    byUserId,
    news,
    ofPlan,
  }: {
    byUserId: string;
    news: MemberNews;
    /** How its plan ends, for its owner and managers. */
    ofPlan: string | null;
  },
) {
  const { db, clock } = context;
  const { orm } = db;
  const nowMs = clock.now();
  const { accounts, profiles } = await db.batch({
    accounts: rowsOf(
      db,
      "accounts of an organization",
      { userId: text, email: text, pays: flag },
      sql`
      SELECT u.id userId, u.email, (m.role IN ('owner', 'manager') AND EXISTS (SELECT 1 FROM billing_customers c
          JOIN subscriptions s ON s.customer_id = c.id
          WHERE c.organization_no = m.organization_no AND ${isOpenSubscription(sql`s`)})) pays FROM organization_members m LEFT JOIN agents a ON a.person_id = m.person_id
        LEFT JOIN profiles h ON h.agent_no = a.agent_no AND h.verified
        JOIN users u ON u.id = coalesce(m.user_id, h.user_id)
      WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL LIMIT 1000`,
    ),
    profiles: rowsOf(
      db,
      "profiles of an organization",
      { slug: text },
      sql`SELECT slug FROM agents WHERE organization_no = ${organizationNo} LIMIT ${PURGED_PROFILES}`,
    ),
  });
  const agentsOf = sql`SELECT ca.agent_no FROM agents ca WHERE ca.organization_no = ${organizationNo}`;
  const affiliated = sql`(${organizationAffiliations.childNo} = ${organizationNo}
    OR ${organizationAffiliations.parentNo} = ${organizationNo})`;
  return {
    statements: [
      orm
        .update(organizationMembers)
        .set({ leftAt: nowMs, leftCause: "archived" })
        .where(
          and(eq(organizationMembers.organizationNo, organizationNo), isNull(organizationMembers.leftAt)),
        ),
      ...placeAgents(context, agentsOf, { to: null, role: null }),
      orm
        .update(organizationInvites)
        .set({ status: "revoked", endedAt: nowMs })
        .where(
          and(eq(organizationInvites.organizationNo, organizationNo), eq(organizationInvites.status, "open")),
        ),
      orm
        .update(membershipRequests)
        .set({ status: "refused", decidedAt: nowMs, reason: "The organization was closed." })
        .where(
          and(
            eq(membershipRequests.organizationNo, organizationNo),
            eq(membershipRequests.status, "waiting"),
          ),
        ),
      orm
        .update(organizationAffiliations)
        .set({ status: "ended", until: nowMs })
        .where(sql`${affiliated} AND ${organizationAffiliations.status} = 'active'`),
      orm
        .update(organizationAffiliations)
        .set({ status: "withdrawn", until: nowMs })
        .where(sql`${affiliated} AND ${organizationAffiliations.status} = 'proposed'`),
      orm
        .update(organizations)
        .set({ parentNo: null, parentSince: null })
        .where(eq(organizations.parentNo, organizationNo)),
      orm
        .update(organizations)
        .set({ status: "archived", archivedAt: nowMs, agentCount: 0, parentNo: null, parentSince: null })
        .where(inArray(organizations.organizationNo, [organizationNo])),
      orm.run(sql`DELETE FROM organization_text WHERE rowid = ${organizationNo}`),
      eventStatement(context, { organizationNo, kind: "archived", byUserId }),
      ...accounts.flatMap((one) =>
        one.pays && ofPlan !== null
          ? tellStatements(
              context,
              one,
              { ...news, message: `${news.message} ${ofPlan}` },
              paymentPaths.billing({ organization: slug }),
            )
          : tellStatements(context, one, news, paths.applyOrganization()),
      ),
    ],
    ...notifyUsers(accounts.map((one) => one.userId)),
    purge: [paths.organization(slug), ...profiles.map((one) => paths.showcase(one.slug))],
    mail: true,
  } as const;
}
