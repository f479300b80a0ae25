/** Who stands on which side of a review, as SQL conditions. `userId` and `agentNo` name their tables. */
import { type SQL, sql } from "drizzle-orm";

/** The user keeps the agent's record. */
export const keepsAgent = (userId: SQL, agentNo: SQL) => sql`EXISTS (SELECT 1 FROM profiles kp
  WHERE kp.user_id = ${userId} AND kp.agent_no = ${agentNo} AND kp.account_status = 'active')`;

/** The user keeps another agent of the same organisation, or manages it. */
export const sharesOrganization = (userId: SQL, agentNo: SQL) => sql`(EXISTS (SELECT 1 FROM profiles cp
    JOIN agents ca ON ca.agent_no = cp.agent_no JOIN agents ra ON ra.agent_no = ${agentNo}
    WHERE cp.user_id = ${userId} AND ca.agent_no <> ra.agent_no AND ca.organization_no = ra.organization_no)
  OR EXISTS (SELECT 1 FROM organization_applications oa JOIN agents ra ON ra.agent_no = ${agentNo}
    WHERE oa.user_id = ${userId} AND oa.status = 'approved' AND oa.organization_no = ra.organization_no))`;
