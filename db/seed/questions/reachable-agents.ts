/** Accounts for some demo agents, so that questions reach someone. */
import type { Client } from "@libsql/client/web";
import { SCRYPT } from "#app/domains/auth/limits.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { landmarks } from "../agents/landmarks.ts";
import { termsRows } from "../terms.ts";

/** Agents with an account; more make a demo no better. */
const MOST_ACCOUNTS = 5_000;
/** Whose profiles wait to be claimed. */
const UNCLAIMED = [landmarks.agents.notAccepting.agentNo, landmarks.agents.longest.agentNo];
const ACCOUNTS_PER_STATEMENT = 1_000;

/** Gives agents accounts that no one can sign in to: they can be asked, and their emails are in the mailbox. */
export async function seedReachableAgents(client: Client, agents: number, nowMs: number): Promise<void> {
  const step = Math.max(1, Math.ceil(agents / MOST_ACCOUNTS));
  const terms = termsRows.findLast((row) => row.agreementType === "agent");
  const { N, r, p } = SCRYPT;
  const noPassword = `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${"A".repeat(22)}$${"A".repeat(43)}`;
  const createdAt = nowMs - 200 * DAY_MS;
  for (let from = 1; from <= agents; from += ACCOUNTS_PER_STATEMENT * step) {
    const chosen = `agent_no BETWEEN ? AND ? AND agent_no % ? = 0 AND account_status = 'active'
      AND agent_no NOT IN (${UNCLAIMED.join(", ")})
      AND NOT EXISTS (SELECT 1 FROM profiles o WHERE o.agent_no = agents.agent_no)`;
    const range = [from, from + ACCOUNTS_PER_STATEMENT * step - 1, step];
    await client.batch(
      [
        {
          sql: `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
            SELECT person_id, 'agent-' || agent_no || '@agents.example', ?, people.first_name, people.last_name, ?, ?
            FROM agents JOIN people ON people.id = person_id WHERE ${chosen}`,
          args: [noPassword, createdAt, createdAt, ...range],
        },
        {
          sql: `INSERT INTO user_roles (user_id, role) SELECT person_id, 'agent' FROM agents WHERE ${chosen}`,
          args: range,
        },
        {
          sql: `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
            SELECT id, person_id, 'agent', ?, ?, ?, ? FROM agents WHERE ${chosen}`,
          args: [terms?.id ?? "", terms?.version ?? 1, terms?.hash ?? "", createdAt, ...range],
        },
        {
          sql: `INSERT INTO profiles (user_id, account_status, verified, url_slug, npn, agent_no, proof)
            SELECT person_id, 'active', 1, slug, npn, agent_no, 'code' FROM agents WHERE ${chosen}`,
          args: range,
        },
      ],
      "write",
    );
  }
}
