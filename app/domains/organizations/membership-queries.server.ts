/** Who may do what in an organization, read from the rows: conditions in SQL for queries and for the guards of commits. */
import { type SQL, sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_ROLES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { OWN_MEMBERSHIPS } from "./members/limits.ts";
import type { Managed, OrganizationRole } from "./types.ts";

/** Accounts with these roles manage no organization, even one they belong to (specification §6). */
const MANAGES_NONE = sql`('customer', 'agent', 'org_pending')`;

/** Selects the numbers of the active organizations that the user manages: owner, manager, or executive there today. */
export const managedNumbers = (userId: SQL) =>
  sql`(SELECT mm.organization_no FROM organization_members mm
    JOIN organizations mo ON mo.organization_no = mm.organization_no
    JOIN user_roles mr ON mr.user_id = mm.user_id
    WHERE mm.user_id = ${userId} AND mm.left_at IS NULL AND mm.role <> 'member' AND mo.status = 'active'
      AND mr.role NOT IN ${MANAGES_NONE})`;

/** The membership (`m`) ended when its organization was closed. */
export const belongedWhenClosed = (m: SQL): SQL =>
  sql`(${m}.left_cause = 'archived' AND ${m}.left_at = (SELECT co.archived_at FROM organizations co
    WHERE co.organization_no = ${m}.organization_no AND co.status = 'archived'))`;

/** The user is one of these in the organization today, and may manage organizations at all. */
export const isOneOf = (userId: string, organizationNo: number, roles: readonly OrganizationRole[]) =>
  sql`EXISTS (SELECT 1 FROM organization_members im JOIN user_roles ir ON ir.user_id = im.user_id
    WHERE im.user_id = ${userId} AND im.organization_no = ${organizationNo} AND im.left_at IS NULL
      AND im.role IN ${roles} AND ir.role NOT IN ${MANAGES_NONE})`;

/** Members of the organization `o` who take one of its seats: those who pay for their own do not. */
export const takenSeats = (o: SQL, nowMs: number): SQL =>
  sql`(SELECT count(*) FROM organization_members tm WHERE tm.organization_no = ${o} AND tm.left_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM subscriptions ts JOIN billing_customers tc ON tc.id = ts.customer_id
      WHERE ts.for_organization_no = tm.organization_no AND ${isLiveSubscription(sql`ts`, nowMs)}
        AND tc.user_id = coalesce(tm.user_id, (SELECT tp.user_id FROM profiles tp JOIN agents ta
          ON ta.agent_no = tp.agent_no WHERE ta.person_id = tm.person_id AND tp.verified LIMIT 1))))`;

/** The account pays for its own seat there. */
export const hasOwnSeat = (userId: string, organizationNo: number, nowMs: number): SQL =>
  sql`EXISTS (SELECT 1 FROM subscriptions hs JOIN billing_customers hc ON hc.id = hs.customer_id
    WHERE hc.user_id = ${userId} AND hs.for_organization_no = ${organizationNo}
      AND ${isLiveSubscription(sql`hs`, nowMs)})`;
/** An account owns or manages it today. A leader known only from the register has no account to act with. */
export const isManaged = (organizationNo: SQL) =>
  sql`EXISTS (SELECT 1 FROM organization_members um WHERE um.organization_no = ${organizationNo}
    AND um.user_id IS NOT NULL AND um.role IN ('owner', 'manager') AND um.left_at IS NULL)`;

const managedRow = {
  organizationNo: integer,
  id: text,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
};

/** The organizations that a user manages, in the order they joined them. */
export async function listManaged({ db }: Pick<AppContext, "db">, userId: string): Promise<Managed[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "managed organizations",
      managedRow,
      sql`
      SELECT o.organization_no organizationNo, o.id, o.name, o.url_slug slug, o.type, m.role
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
      WHERE m.user_id = ${userId} AND m.left_at IS NULL AND o.organization_no IN ${managedNumbers(sql`${userId}`)}
      ORDER BY m.joined_at, m.id LIMIT ${OWN_MEMBERSHIPS}`,
    ),
  ]);
  return rows;
}

/** The organization with this slug, or the first, among those the user manages; null when they manage none like that. */
export async function findManaged(
  context: Pick<AppContext, "db">,
  userId: string,
  slug: string | null,
): Promise<Managed | null> {
  const all = await listManaged(context, userId);
  return (slug === null ? all[0] : all.find((one) => one.slug === slug)) ?? null;
}

/** How many seats the organization `o` pays for today; null where it pays for none. */
export const paidSeats = (o: SQL, nowMs: number): SQL =>
  sql`(SELECT max(ps.seats) FROM subscriptions ps JOIN billing_customers pc ON pc.id = ps.customer_id
    WHERE pc.organization_no = ${o} AND ${isLiveSubscription(sql`ps`, nowMs)})`;
