/** What must hold when someone joins or leaves, as SQL. */
import { sql } from "drizzle-orm";
import { hasOwnSeat, takenSeats } from "../membership-queries.server.ts";

/** Room for one more, or a seat that they pay for themselves; true while no number of seats is set. */
export const hasFreeSeat = (organizationNo: number, userId: string, nowMs: number) =>
  sql`(${hasOwnSeat(userId, organizationNo, nowMs)} OR EXISTS (SELECT 1 FROM organizations so
    WHERE so.organization_no = ${organizationNo}
      AND (so.seats IS NULL OR so.seats > ${takenSeats(sql`so.organization_no`, nowMs)})))`;

export const isActiveOrganization = (organizationNo: number) =>
  sql`EXISTS (SELECT 1 FROM organizations ao WHERE ao.organization_no = ${organizationNo} AND ao.status = 'active')`;

/** The membership is still as it was read. */
export const isMember = (memberId: string, role: string) =>
  sql`EXISTS (SELECT 1 FROM organization_members em WHERE em.id = ${memberId} AND em.role = ${role}
    AND em.left_at IS NULL)`;

/** The account is active and has this role. */
export const isAccount = (userId: string, role: string) =>
  sql`EXISTS (SELECT 1 FROM user_roles xr JOIN profiles xp ON xp.user_id = xr.user_id
    WHERE xr.user_id = ${userId} AND xr.role = ${role} AND xp.account_status = 'active')`;

/** An open membership of the account, or of the person whose record it holds. For a row named `m`. */
export const isOf = (userId: string) =>
  sql`(m.user_id = ${userId} OR m.person_id IN (SELECT oa.person_id FROM profiles op
    JOIN agents oa ON oa.agent_no = op.agent_no WHERE op.user_id = ${userId} AND op.verified))`;
