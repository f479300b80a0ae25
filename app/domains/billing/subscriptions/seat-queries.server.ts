/** An account's role in a paying organization, who fills its seats, and what its plan unlocks. */
import { sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { Entitlement } from "#app/domains/accounts/types.ts";
import {
  memberName,
  memberOrder,
  memberSlug,
} from "#app/domains/organizations/members/member-queries.server.ts";
import { managedNumbers, takenSeats } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_ROLES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { SEAT_HOLDERS_SHOWN } from "../limits.ts";

const membershipRow = {
  no: integer,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  taken: integer,
};
type PayingMembership = RowOf<typeof membershipRow>;

/** The account's role in an organization, found by slug or id; null when it doesn't belong to it. */
export async function findMembership(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  organization: { slug: string } | { id: string },
): Promise<PayingMembership | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "membership of a payer",
      membershipRow,
      sql`
      SELECT o.organization_no no, o.name, o.url_slug slug, o.type, m.role,
        ${takenSeats(sql`o.organization_no`, clock.now())} taken
      FROM organizations o JOIN organization_members m ON m.organization_no = o.organization_no
      WHERE ${"slug" in organization ? sql`o.url_slug = ${organization.slug}` : sql`o.id = ${organization.id}`}
        AND o.status = 'active' AND m.left_at IS NULL
        AND (m.user_id = ${userId} OR m.person_id IN (SELECT a.person_id FROM profiles p
          JOIN agents a ON a.agent_no = p.agent_no WHERE p.user_id = ${userId} AND p.verified)) LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/**
 * Who pays for an entitlement of this account: itself (`organizationNo` null), or the organization with this slug, which it
 * leads. Null when no live plan includes the entitlement.
 */
export async function findEntitled(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  entitlement: Entitlement,
  slug: string | null,
): Promise<{ organizationNo: number | null } | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "entitlement",
      { organizationNo: nullable(integer) },
      sql`
      SELECT c.organization_no organizationNo
      FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        JOIN plan_prices pp ON pp.id = s.price_id
        JOIN plan_entitlements e ON e.plan_id = pp.plan_id AND e.entitlement = ${entitlement}
      WHERE ${isLiveSubscription(sql`s`, clock.now())} AND ${
        slug === null
          ? sql`c.user_id = ${userId}`
          : sql`c.organization_no IN ${managedNumbers(sql`${userId}`)}
            AND c.organization_no = (SELECT o.organization_no FROM organizations o WHERE o.url_slug = ${slug})`
      } LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

const holderRow = {
  id: text,
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  agentSlug: nullable(text),
  /** Pays for this seat personally. */
  ownSeat: flag,
};
export type SeatHolder = RowOf<typeof holderRow>;

/** Who fills an organization's seats, leaders first; no rows for null. */
export const holdersStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  organizationNo: number | null,
) =>
  rowsOf(
    db,
    "who fills the seats",
    holderRow,
    sql`
      SELECT m.id, ${memberName} name, m.role, ${memberSlug} agentSlug,
        EXISTS (SELECT 1 FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
          WHERE s.for_organization_no = m.organization_no AND ${isLiveSubscription(sql`s`, clock.now())}
            AND c.user_id = coalesce(m.user_id, (SELECT p.user_id FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
              WHERE a.person_id = m.person_id AND p.verified LIMIT 1))) ownSeat
      FROM organization_members m WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL
      ORDER BY ${memberOrder}, m.joined_at, m.id LIMIT ${SEAT_HOLDERS_SHOWN}`,
  );
