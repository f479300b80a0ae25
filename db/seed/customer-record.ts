/** What the demonstration's customer has done besides writing messages: saved agents, asked a question and for a quote. */
import type { Client, InStatement } from "@libsql/client/web";
import { answered } from "#app/domains/leads/requests/quote-questions.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";
import { typeBit } from "./catalog.ts";
import { nearbyAgent } from "./conversations.ts";
import { workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";

const EMAIL = "customer@fairlead.example";
const ASKED_DAYS = 20;
const QUOTE_DAYS = 16;

/** Call it after `seedConversations` and the questions. Nothing without the customer's login. */
export async function seedCustomerRecord(client: Client, nowMs: number): Promise<void> {
  await client.batch([...saved(nowMs), ownQuestion(nowMs), quoteRequest(nowMs)], "write");
}

const saved = (nowMs: number): InStatement[] => [
  {
    sql: `INSERT OR IGNORE INTO saved_agents (user_id, agent_no, saved_at) SELECT id, ?, ? FROM users WHERE email = ?`,
    args: [landmarks.agents.inesCalloway.agentNo, nowMs - 3 * DAY_MS, EMAIL],
  },
  ...[1, 2].map((place) => ({
    sql: `INSERT OR IGNORE INTO saved_agents (user_id, agent_no, saved_at)
      SELECT u.id, a.agent_no, ? FROM agents a JOIN users u ON u.email = ? WHERE a.slug = ${nearbyAgent}`,
    args: [nowMs - (place + 6) * DAY_MS, EMAIL, place],
  })),
];

/** An answered question of Texas that nobody with an account asked becomes hers. */
const ownQuestion = (nowMs: number): InStatement => ({
  sql: `UPDATE expert_questions SET user_id = u.id, customer_email = u.email, customer_first_name = u.first_name,
      customer_last_name = u.last_name
    FROM users u WHERE u.email = ? AND question_no = (SELECT q.question_no FROM expert_questions q
      WHERE q.status = 'answered' AND q.state_code = 'TX' AND q.user_id IS NULL AND q.language = 'en' AND q.asked_at < ?
      ORDER BY q.asked_at DESC LIMIT 1)`,
  args: [EMAIL, nowMs - ASKED_DAYS * DAY_MS],
});

function quoteRequest(nowMs: number): InStatement {
  const at = workingTime(nowMs, QUOTE_DAYS);
  const id = fixedId(`quote request of ${EMAIL}`, at);
  return {
    sql: `INSERT OR IGNORE INTO leads (id, submission_key, agent_no, agent_user_id, source, status, user_id, first_name,
        last_name, email, email_confirmed, zip, state_code, type_bit, answers, note, created_at, received_at)
      SELECT ?, ?, a.agent_no, p.user_id, 'quote-request', 'contacted', u.id, u.first_name, u.last_name, u.email, 1, '78701',
        'TX', ?, ?, ?, ?, ?
      FROM agents a JOIN profiles p ON p.agent_no = a.agent_no JOIN users u ON u.email = ? WHERE a.slug = ${nearbyAgent}`,
    args: [
      id,
      fixedId(`form of ${id}`, at),
      typeBit.home,
      JSON.stringify(answered("home", ["House", "I do", "1950 to 1979", "Yes"])),
      "My sister is on the deed, too.",
      at - HOUR_MS,
      at,
      EMAIL,
      1,
    ],
  };
}
