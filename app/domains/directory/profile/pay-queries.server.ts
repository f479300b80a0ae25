/** How an agent says they are paid. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { PAY_ANSWERS, PAY_LINES } from "#db/lists.ts";
import type { AgentPay } from "./pay.ts";

/** Statement for `batch`; `agentNo` selects the agent's number. */
export const payStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "how an agent is paid",
    {
      line: oneOf(PAY_LINES),
      commission: nullable(oneOf(PAY_ANSWERS)),
      fee: nullable(oneOf(PAY_ANSWERS)),
      bonus: nullable(oneOf(PAY_ANSWERS)),
      captive: nullable(oneOf(PAY_ANSWERS)),
      companies: text,
      saidAt: integer,
    },
    sql`SELECT line, commission, fee, bonus, captive, companies, said_at saidAt FROM agent_pay
      WHERE agent_no = ${agentNo} LIMIT ${PAY_LINES.length}`,
  );

/** The number of the profile that the account has proved. */
export const ownAgent = (userId: string): SQL =>
  sql`(SELECT agent_no FROM profiles WHERE user_id = ${userId} AND verified AND agent_no IS NOT NULL)`;

/** What the account's own profile says, for its form and its export. One round trip. */
export async function findOwnPay(context: Pick<AppContext, "db">, userId: string): Promise<AgentPay[]> {
  const [pay] = await context.db.batch([payStatement(context, ownAgent(userId))]);
  return pay;
}
