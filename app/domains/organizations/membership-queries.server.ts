/** Who may do what in an organization, read from the rows: conditions in SQL for queries and for the guards of commits. */
import { type SQL, sql } from "drizzle-orm";
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

/** An account owns or manages it today. Who leads it by the register alone has no account to act with. */
export const isManaged = (organizationNo: SQL) =>
  sql`EXISTS (SELECT 1 FROM organization_members um WHERE um.organization_no = ${organizationNo}
    AND um.user_id IS NOT NULL AND um.role IN ('owner', 'manager') AND um.left_at IS NULL)`;
