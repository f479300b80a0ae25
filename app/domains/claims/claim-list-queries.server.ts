/** All claims that wait for a person, as admins look through them. */
import { sql } from "drizzle-orm";
import { integer, oneOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { CLAIM_KINDS, PROOFS } from "#db/schema/index.ts";

const waitingRow = {
  id: text,
  kind: oneOf(CLAIM_KINDS),
  way: oneOf(PROOFS),
  agentName: text,
  npn: text,
  claimant: text,
  openedAt: integer,
  dueAt: integer,
};

export type WaitingClaimFilter = {
  /** An NPN, or letters of the agent's or the claimant's name. */
  find?: string | undefined;
  kind?: (typeof CLAIM_KINDS)[number] | undefined;
};

/** What is due first. */
export const waitingClaims = waitingList(
  "claims that wait",
  waitingRow,
  "dueAt",
  ({ find, kind }: WaitingClaimFilter) => ({
    columns: sql`c.id, c.kind, c.way, a.name agentName, c.npn, u.first_name || ' ' || u.last_name claimant,
      c.opened_at openedAt, c.due_at dueAt`,
    from: sql`FROM profile_claims c JOIN agents a ON a.agent_no = c.agent_no JOIN users u ON u.id = c.user_id`,
    where: [
      sql`c.status = 'open' AND c.due_at IS NOT NULL`,
      kind && sql`c.kind = ${kind}`,
      find === undefined
        ? undefined
        : sql`(c.npn = ${find} OR a.name LIKE ${having(find)} ESCAPE '\\' OR u.first_name || ' ' || u.last_name LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`c.due_at`,
    id: sql`c.id`,
  }),
);
