/** An agent's ids in stops and copies, which have the id of the time they were written. */
import { type SQL, sql } from "drizzle-orm";

/** Selects the agent's id, and the ids of duplicates that became one with this agent. */
export const sellerIds = (sellerId: string): SQL => sql`(SELECT ${sellerId} UNION
  SELECT f.id FROM agents f WHERE f.agent_no IN (
    WITH RECURSIVE merged (agent_no) AS (
      SELECT i.agent_no FROM agents i WHERE i.id = ${sellerId}
      UNION
      SELECT m.from_agent_no FROM merged JOIN agent_merges m ON m.into_agent_no = merged.agent_no AND m.undone_at IS NULL)
    SELECT agent_no FROM merged))`;
