/** What must hold when a claim is written, as SQL. */
import { sql } from "drizzle-orm";

/** The account has no record yet. */
export const hasNoRecord = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no IS NULL AND NOT p.verified)`;

/** Exactly this account holds the record; null: no account does. */
export const isHeldBy = (agentNo: number, userId: string | null) =>
  sql`(SELECT p.user_id FROM profiles p WHERE p.agent_no = ${agentNo}) IS ${userId}`;

export const isOpenClaim = (claimId: string) =>
  sql`EXISTS (SELECT 1 FROM profile_claims c WHERE c.id = ${claimId} AND c.status = 'open')`;
