/** Conditions on who may read a thread. Every statement about a thread uses them. */
import { sql } from "drizzle-orm";

/** Number of the agent that this user manages, verified and active; NULL for everyone else. */
export const claimedAgent = (userId: string) => sql`(SELECT p.agent_no FROM profiles p
  WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active')`;

/**
 * Number of the thread with this id when the user is one of its two sides, else NULL. The agent's side is the account that
 * was written to, as long as it manages the profile.
 */
export const ownThreadNo = (
  userId: string,
  threadId: string,
) => sql`(SELECT o.thread_no FROM message_threads o
  WHERE o.id = ${threadId} AND (o.customer_user_id = ${userId}
    OR (o.agent_user_id = ${userId} AND o.agent_no = ${claimedAgent(userId)})))`;

/** The agent's side of a thread `t` while it can read, to be joined. */
export const agentAccount = sql`profiles k ON k.user_id = t.agent_user_id AND k.agent_no = t.agent_no
  AND k.verified AND k.account_status = 'active'`;
/** The customer's account of a thread `t`, to be joined. */
export const customerAccount = sql`users u ON u.id = t.customer_user_id LEFT JOIN profiles c ON c.user_id = u.id`;

/** The customer's name as the agent sees it: first name, and the full name once shown. */
export const customerName = sql`CASE WHEN t.revealed_at IS NULL THEN coalesce(u.first_name, 'Someone')
  ELSE trim(u.first_name || ' ' || u.last_name) END`;

/** Who has closed a thread `t`, as a JSON list. */
export const closedBy = sql`json_array(CASE WHEN t.closed_by_customer_at IS NOT NULL THEN 'customer' END,
  CASE WHEN t.closed_by_agent_at IS NOT NULL THEN 'agent' END,
  CASE WHEN t.closed_by_us_at IS NOT NULL THEN 'fairlead' END)`;
/** The thread `t` is open. */
export const isOpen = sql`t.closed_by_customer_at IS NULL AND t.closed_by_agent_at IS NULL
  AND t.closed_by_us_at IS NULL`;

/** How the two readers of a message are stored in `message_text`. */
export const searchKeyOf = (userId: string): string => `u${userId.replaceAll("-", "")}`;
