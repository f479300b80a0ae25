/** What only the owner does: hand the organization over, and close it. The caller has proved the owner's password. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/rows.ts";
import {
  membershipRequests,
  organizationAffiliations,
  organizationInvites,
  organizationMembers,
  organizations,
} from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { isOneOf } from "../membership-queries.server.ts";
import type { Managed } from "../types.ts";
import { placeAgents } from "./agent-statements.server.ts";
import { NEWS } from "./emails.ts";
import { PURGED_PROFILES } from "./limits.ts";
import { rolesThatMay } from "./member-policy.ts";
import type { FoundMember } from "./member-queries.server.ts";
import { isAccount, isActiveOrganization, isMember } from "./membership-conditions.server.ts";
import { tellStatements } from "./telling.server.ts";

type Owner = { userId: string; email: string; firstName: string; lastName: string };

export type OwnerOutcome =
  | "done"
  /** The viewer owns it no more. */
  | "not-yours"
  /** Not a manager or executive there by now, or an account that cannot own it. */
  | "changed";

/**
 * Hands the organization over to a manager or executive; the owner becomes a manager. One batch: it is never without an
 * owner, and never with two. Both are told.
 */
export async function handOver(
  context: AppContext,
  owner: Owner,
  organization: Managed,
  to: FoundMember,
): Promise<OwnerOutcome> {
  const { db } = context;
  const { organizationNo, name, slug } = organization;
  if (to.userId === null || to.email === null || to.accountRole === null) return "changed";
  if (!rolesThatMay("hand-over", to.role).includes("owner")) return "changed";
  const actionUrl = paths.members({ organization: slug });
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(owner.userId, organizationNo, ["owner"]),
      changed: sql`${isMember(to.id, to.role)} AND ${isAccount(to.userId, to.accountRole)}
        AND ${isOneOf(to.userId, organizationNo, ["manager", "executive"])}`,
    },
    statements: [
      db.orm
        .update(organizationMembers)
        .set({ role: "manager" })
        .where(
          and(
            eq(organizationMembers.organizationNo, organizationNo),
            eq(organizationMembers.userId, owner.userId),
            eq(organizationMembers.role, "owner"),
            isNull(organizationMembers.leftAt),
          ),
        ),
      db.orm.update(organizationMembers).set({ role: "owner" }).where(eq(organizationMembers.id, to.id)),
      eventStatement(context, {
        organizationNo,
        kind: "ownership-transferred",
        byUserId: owner.userId,
        memberId: to.id,
      }),
      ...tellStatements(context, owner, NEWS.handedOver(name, to.name), actionUrl),
      ...tellStatements(
        context,
        { userId: to.userId, email: to.email },
        NEWS.owns(name, `${owner.firstName} ${owner.lastName}`),
        actionUrl,
      ),
    ],
    ...tellingUsers([owner.userId, to.userId]),
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}

/**
 * Closes the organization: memberships, invites, requests and affiliations end, its agents work for themselves, and
 * everybody with an account is told. What happened stays in its history.
 */
export async function closeOrganization(
  context: AppContext,
  owner: Owner,
  { organizationNo, name, slug }: Managed,
): Promise<OwnerOutcome> {
  const { db, clock } = context;
  const { orm } = db;
  const nowMs = clock.now();
  const { accounts, profiles } = await db.batch({
    accounts: rowsOf(
      db,
      "accounts of an organization",
      { userId: text, email: text },
      sql`
      SELECT u.id userId, u.email FROM organization_members m LEFT JOIN agents a ON a.person_id = m.person_id
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
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(owner.userId, organizationNo, rolesThatMay("close")),
      changed: isActiveOrganization(organizationNo),
    },
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
      eventStatement(context, { organizationNo, kind: "archived", byUserId: owner.userId }),
      ...accounts.flatMap((one) =>
        tellStatements(context, one, NEWS.closed(name), paths.applyOrganization()),
      ),
    ],
    ...tellingUsers(accounts.map((one) => one.userId)),
    purge: [paths.organization(slug), ...profiles.map((one) => paths.showcase(one.slug))],
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}
