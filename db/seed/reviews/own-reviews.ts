/** Two of the seeded reviews are the demo customer's. Totals and event log count by agent and status: they stay correct. */
import type { Client, InStatement } from "@libsql/client/web";
import { demoLogins } from "#app/domains/accounts/demo-logins.ts";
import { FIRST_GENERATED_AGENT_NO } from "../agents/landmarks.ts";

const EMAIL = "customer@fairlead.example";

/** Gives the customer an answered published review and a held one, of agents outside the tours. After the logins. */
export async function seedOwnReviews(client: Client): Promise<void> {
  const login = demoLogins.find(({ email }) => email === EMAIL);
  if (login === undefined) return;
  const authorName = `${login.firstName} ${login.lastName.charAt(0)}.`;
  // The plus keeps the planner on the ids: the newest that fits is found after a few.
  const adopt = (status: string, more: string): InStatement => ({
    sql: `UPDATE reviews SET user_id = (SELECT id FROM users WHERE email = ?), author_name = ?
      WHERE id = (SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
        WHERE +r.status = ? AND r.user_id IS NULL AND r.agent_no >= ? AND a.account_status = 'active'
          AND instr(r.body, ' the ') > 0 AND ${more} ORDER BY r.id DESC LIMIT 1)`,
    args: [EMAIL, authorName, status, FIRST_GENERATED_AGENT_NO],
  });
  await client.batch(
    [
      adopt("published", "r.proof_tier = 1 AND r.reply_body IS NOT NULL AND r.stars < 5"),
      adopt("held", "r.reason = 'similar-text'"),
    ],
    "write",
  );
}
