/** Conditions on who may read a lead. Every statement about a lead uses them. */
import { type SQL, sql } from "drizzle-orm";

/**
 * For a lead `l`: it went to this account, which still manages the profile, and it is confirmed. No one else may read it,
 * not even a colleague or a manager.
 */
export const isOwnLead = (
  userId: string,
): SQL => sql`(l.agent_user_id = ${userId} AND l.status <> 'unconfirmed'
  AND l.agent_no = (SELECT p.agent_no FROM profiles p
    WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active'))`;

/** The person has withdrawn consent to be contacted. */
export const isWithdrawn = (leadNo: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM lead_events w WHERE w.lead_no = ${leadNo} AND w.kind = 'consent-withdrawn')`;

/** For a lead `l`: its agent can reply by email, because it came without an account and wasn't withdrawn. */
export const isRepliable: SQL = sql`(l.source = 'quote-request' AND l.thread_id IS NULL AND l.status <> 'unconfirmed'
  AND NOT ${isWithdrawn(sql`l.lead_no`)})`;

/** Number of the lead with this id when it is the user's, else NULL. */
export const ownLeadNo = (userId: string, leadId: string): SQL =>
  sql`(SELECT l.lead_no FROM leads l WHERE l.id = ${leadId} AND ${isOwnLead(userId)})`;
