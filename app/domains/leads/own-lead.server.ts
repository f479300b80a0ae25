/** Whose a lead is, as SQL: every statement about one asks through here. */
import { type SQL, sql } from "drizzle-orm";

/**
 * Of a lead `l`: it went to this account, which still keeps the record, and its sender has been heard of. Nobody else
 * reads it, a colleague or a manager neither.
 */
export const isOwnLead = (
  userId: string,
): SQL => sql`(l.agent_user_id = ${userId} AND l.status <> 'unconfirmed'
  AND l.agent_no = (SELECT p.agent_no FROM profiles p
    WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active'))`;

/** Number of the lead with this id when it is the user's, else NULL. */
export const ownLeadNo = (userId: string, leadId: string): SQL =>
  sql`(SELECT l.lead_no FROM leads l WHERE l.id = ${leadId} AND ${isOwnLead(userId)})`;
