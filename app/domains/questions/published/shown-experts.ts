/** Whose answers everyone may read. */
import { type SQL, sql } from "drizzle-orm";

/** Not those of an agent who asked not to be listed: an answer carries name, license, and NPN. Its asker got it by email. */
export const isShownExpert = (agentNo: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM agent_endings e WHERE e.agent_no = ${agentNo} AND e.kind = 'not-listed')`;
