/** Who may do what in an organization, read from the rows: conditions in SQL for queries and for the guards of commits. */
import { type SQL, sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { OrganizationRole } from "./types.ts";

/** Roles of an account that manage no organization whatever it belongs to (specification §6). */
const MANAGES_NONE = sql`('customer', 'agent', 'org_pending')`;

/** Selects the numbers of the active organizations that the user manages: owner, manager, or executive there today. */
export const managedNumbers = (userId: SQL) =>
  sql`(SELECT mm.organization_no FROM organization_members mm
    JOIN organizations mo ON mo.organization_no = mm.organization_no
    JOIN user_roles mr ON mr.user_id = mm.user_id
    WHERE mm.user_id = ${userId} AND mm.left_at IS NULL AND mm.role <> 'member' AND mo.status = 'active'
      AND mr.role NOT IN ${MANAGES_NONE})`;

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

/** The account pays for a seat of its own there. */
export const hasOwnSeat = (userId: string, organizationNo: number, nowMs: number): SQL =>
  sql`EXISTS (SELECT 1 FROM subscriptions hs JOIN billing_customers hc ON hc.id = hs.customer_id
    WHERE hc.user_id = ${userId} AND hs.for_organization_no = ${organizationNo}
      AND ${isLiveSubscription(sql`hs`, nowMs)})`;
