/** Leads of the agents below the demo's FMO: what its dashboard sums, and nobody else's login reads. */
import type { Client, InStatement } from "@libsql/client/web";
import { landmarks } from "./agents/landmarks.ts";
import { workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";
import { Random } from "./random.ts";
import { inventName } from "./words/names.ts";

const MOST_AGENTS = 120;
const DAYS = 340;

/** Call it when accounts and profiles are written. */
export async function seedLeadsBelow(client: Client, nowMs: number): Promise<void> {
  const { rows } = await client.execute({
    sql: `SELECT a.agent_no, a.state_code, p.user_id FROM organizations o
        JOIN agents a ON a.organization_no = o.organization_no AND a.account_status = 'active'
        JOIN profiles p ON p.agent_no = a.agent_no AND p.verified
      WHERE a.agent_no <> ? AND o.parent_no IN (SELECT m.organization_no FROM organization_members m
        JOIN users u ON u.id = m.user_id WHERE u.email = 'fmo-owner@fairlead.example')
      ORDER BY a.agent_no LIMIT ?`,
    args: [landmarks.agents.inesCalloway.agentNo, MOST_AGENTS],
  });
  const statements = rows.flatMap(({ agent_no, state_code, user_id }) =>
    leadsOf(Number(agent_no), String(state_code), String(user_id), nowMs),
  );
  for (let from = 0; from < statements.length; from += 200)
    await client.batch(statements.slice(from, from + 200), "write");
}

/** From none to six, more of them lately. */
function leadsOf(agentNo: number, stateCode: string, userId: string, nowMs: number): InStatement[] {
  const random = new Random("leads below", agentNo);
  return Array.from({ length: random.integer(0, 6) }, (_, at): InStatement => {
    const receivedAt = workingTime(nowMs, 1 + Math.floor(DAYS * random.unit() ** 1.4));
    const { firstName, lastName } = inventName(stateCode, random);
    return {
      sql: `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
          email_confirmed, answers, note, created_at, received_at)
        VALUES (?, ?, ?, ?, 'contact-capture', ?, ?, ?, ?, 0, '[]', '', ?, ?)`,
      args: [
        fixedId(`lead ${at} of ${agentNo}`, receivedAt),
        fixedId(`form ${at} of ${agentNo}`, receivedAt),
        agentNo,
        userId,
        random.pick(["won", "lost", "closed", "contacted"]),
        firstName,
        lastName,
        `lead-${at}-${agentNo}@mail.example`,
        receivedAt,
        receivedAt,
      ],
    };
  });
}
