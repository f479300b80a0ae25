/** SQL conditions for how a user relates to an agent's profile. `agentNo` is a fully qualified column. */
import { type SQL, sql } from "drizzle-orm";
import { managedNumbers } from "#app/domains/organizations/membership-queries.server.ts";

/** The user has claimed the profile, whatever the account's status is now. */
export const isSelf = (userId: string, agentNo: SQL) =>
  sql<number>`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo})`;

/** The user has claimed another agent of the same organization, or belongs to it. */
export const isColleague = (userId: string, organizationNo: SQL) =>
  sql<number>`(EXISTS (SELECT 1 FROM profiles p JOIN agents o ON o.agent_no = p.agent_no
      WHERE p.user_id = ${userId} AND o.organization_no = ${organizationNo})
    OR EXISTS (SELECT 1 FROM organization_members w WHERE w.user_id = ${userId}
      AND w.organization_no = ${organizationNo} AND w.left_at IS NULL))`;

/** The user speaks for the agent today: has claimed the profile and is verified, or manages its organization. */
export const speaksFor = (userId: string, agentNo: SQL, organizationNo: SQL) =>
  sql<number>`(EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo}
      AND p.verified AND p.account_status = 'active')
    OR coalesce(${organizationNo} IN ${managedNumbers(sql`${userId}`)}, 0))`;

/** The numbers of all listed agents that the user speaks for. */
export const spokenFor = (userId: string) =>
  sql`(SELECT a.agent_no FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
      WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active' AND a.account_status = 'active'
    UNION SELECT a.agent_no FROM agents a
      WHERE a.organization_no IN ${managedNumbers(sql`${userId}`)} AND a.account_status = 'active')`;

/**
 * Who a reply by this user to a review of this agent is signed by: null for the agent (or when the author is unknown),
 * else the name of the organization whose manager wrote it, empty when that is no longer known.
 */
export const writtenFor = (userId: SQL, agentNo: SQL) => sql<string | null>`CASE
  WHEN ${userId} IS NULL OR EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo})
    THEN NULL
  ELSE coalesce((SELECT o.name FROM agents oa JOIN organizations o ON o.organization_no = oa.organization_no
      WHERE oa.agent_no = ${agentNo} AND o.organization_no IN ${managedNumbers(userId)}),
    (SELECT o.name FROM organizations o WHERE o.organization_no IN ${managedNumbers(userId)} LIMIT 1), '') END`;

/** The same for the reply stored in a row of `reviews` with this alias. */
export const repliedFor = (review: SQL) => writtenFor(sql`${review}.replied_by`, sql`${review}.agent_no`);

/** Like `isSelf`, for any user column, and only while the account is active. */
export const hasClaimed = (userId: SQL, agentNo: SQL) => sql`EXISTS (SELECT 1 FROM profiles kp
  WHERE kp.user_id = ${userId} AND kp.agent_no = ${agentNo} AND kp.account_status = 'active')`;

/** Like `isColleague`, for any user column, with the organization looked up through the agent. */
export const sharesOrganization = (userId: SQL, agentNo: SQL) => sql`(EXISTS (SELECT 1 FROM profiles cp
    JOIN agents ca ON ca.agent_no = cp.agent_no JOIN agents ra ON ra.agent_no = ${agentNo}
    WHERE cp.user_id = ${userId} AND ca.agent_no <> ra.agent_no AND ca.organization_no = ra.organization_no)
  OR EXISTS (SELECT 1 FROM organization_members om JOIN agents ra ON ra.agent_no = ${agentNo}
    WHERE om.user_id = ${userId} AND om.left_at IS NULL AND +om.organization_no = ra.organization_no))`;
