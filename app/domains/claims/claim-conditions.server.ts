/** What must hold when a claim is written, as SQL. */
import { type SQL, sql } from "drizzle-orm";

/** The account has no record yet. */
export const hasNoRecord = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no IS NULL AND NOT p.verified)`;

/** The person of this NPN asked not to be listed, and an admin agreed. */
export const isNotListed = (npn: SQL) =>
  sql`EXISTS (SELECT 1 FROM not_listed nl WHERE nl.state_code = '' AND nl.number = ${npn})`;

/** When an admin agreed to that; null: they didn't ask. */
export const notListedSince = (npn: SQL) =>
  sql`(SELECT max(nr.decided_at) FROM not_listed nl JOIN listing_requests nr ON nr.id = nl.request_id
    WHERE nl.state_code = '' AND nl.number = ${npn})`;

/** Exactly this account holds the record; null: no account does. */
export const isHeldBy = (agentNo: number, userId: string | null) =>
  sql`(SELECT p.user_id FROM profiles p WHERE p.agent_no = ${agentNo}) IS ${userId}`;

export const isOpenClaim = (claimId: string) =>
  sql`EXISTS (SELECT 1 FROM profile_claims c WHERE c.id = ${claimId} AND c.status = 'open')`;
