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

/** Whoever it came from has taken back that agents contact them. */
export const isWithdrawn = (leadNo: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM lead_events w WHERE w.lead_no = ${leadNo} AND w.kind = 'consent-withdrawn')`;

/** Of a lead `l`: its agent can reply by email, for it asked for a quote without an account, and nobody took that back. */
export const isRepliable: SQL = sql`(l.source = 'quote-request' AND l.thread_id IS NULL AND l.status <> 'unconfirmed'
  AND NOT ${isWithdrawn(sql`l.lead_no`)})`;

/** Number of the lead with this id when it is the user's, else NULL. */
export const ownLeadNo = (userId: string, leadId: string): SQL =>
  sql`(SELECT l.lead_no FROM leads l WHERE l.id = ${leadId} AND ${isOwnLead(userId)})`;
