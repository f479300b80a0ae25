/** What a deleted account takes with it: its memberships end, and its undecided applications are deleted. */
import { eq, inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import {
  membershipRequests,
  organizationEvents,
  organizationInvites,
  organizationMembers,
  organizations,
} from "#db/schema/index.ts";

const owned = (userId: string, status: "applied" | "active") =>
  sql`SELECT om.organization_no FROM organization_members om JOIN organizations oo
      ON oo.organization_no = om.organization_no
    WHERE om.user_id = ${userId} AND om.role = 'owner' AND om.left_at IS NULL AND oo.status = ${status}`;

/**
 * Statements for the batch that deletes the account. `owns` names an organization that would be left without an owner:
 * then nothing may be deleted, and the guard refuses if that becomes true in between.
 */
export async function forgetMemberships(context: AppContext, userId: string) {
  const { orm } = context.db;
  const [owning] = await context.db.batch([
    orm
      .select({ name: organizations.name })
      .from(organizations)
      .where(sql`${organizations.organizationNo} IN (${owned(userId, "active")})`)
      .limit(1),
  ]);
  const applied = sql`(${owned(userId, "applied")})`;
  // An organization it applied for has only these rows: nothing public links to it.
  const ofApplied = [
    orm.delete(organizationEvents).where(inArray(organizationEvents.organizationNo, applied)),
    orm
      .update(organizations)
      .set({
        status: "archived",
        name: "",
        description: "",
        street: "",
        phone: null,
        website: null,
        npn: null,
      })
      .where(inArray(organizations.organizationNo, applied)),
  ];
  return {
    owns: owning[0]?.name ?? null,
    guards: { "owns-nothing": sql`NOT EXISTS (${owned(userId, "active")})` },
    statements: [
      ...ofApplied,
      orm.delete(membershipRequests).where(eq(membershipRequests.userId, userId)),
      // Invites to the address that they confirmed.
      orm.delete(organizationInvites).where(
        sql`${organizationInvites.acceptedBy} = ${userId} OR ${organizationInvites.email} IN (SELECT fu.email FROM users fu
            WHERE fu.id = ${userId} AND fu.email_confirmed_at IS NOT NULL)`,
      ),
      orm
        .update(organizationMembers)
        .set({
          leftAt: sql`coalesce(${organizationMembers.leftAt}, ${context.clock.now()})`,
          leftCause: sql`coalesce(${organizationMembers.leftCause}, 'account-deleted')`,
          userId: null,
        })
        .where(eq(organizationMembers.userId, userId)),
    ],
  };
}
