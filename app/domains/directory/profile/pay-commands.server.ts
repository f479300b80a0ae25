/** Saves what an agent says about how they are paid. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import type { AgentPay } from "./pay.ts";

/** For the batch in which an agent's profile changes hands: the account before said it. */
export const dropPay = ({ db }: Pick<AppContext, "db">, agentNo: number) =>
  db.orm.run(sql`DELETE FROM agent_pay WHERE agent_no = ${agentNo}`);

/**
 * Writes all of it with today's day, and removes lines that have no answer anymore. `not-yours`: the account manages no
 * profile, and nothing is written.
 */
export async function savePay(
  context: AppContext,
  userId: string,
  pay: readonly Omit<AgentPay, "saidAt">[],
): Promise<"saved" | "not-yours"> {
  const { db, clock } = context;
  const [[own]] = await db.batch([
    rowsOf(
      db,
      "own profile",
      { agentNo: integer, slug: text },
      sql`SELECT a.agent_no agentNo, a.slug FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.user_id = ${userId} AND p.verified LIMIT 1`,
    ),
  ]);
  if (own === undefined) return "not-yours";
  const { agentNo, slug } = own;
  const written = await commit(context, {
    guards: {
      "not-yours": sql`EXISTS (SELECT 1 FROM profiles WHERE user_id = ${userId} AND agent_no = ${agentNo} AND verified
        AND account_status = 'active')`,
    },
    statements: [
      db.orm.run(sql`DELETE FROM agent_pay WHERE agent_no = ${agentNo}`),
      ...pay.map(({ line, commission, fee, bonus, captive, companies }) =>
        db.orm.run(sql`INSERT INTO agent_pay (agent_no, line, commission, fee, bonus, captive, companies, said_at)
          VALUES (${agentNo}, ${line}, ${commission}, ${fee}, ${bonus}, ${captive}, ${companies}, ${clock.now()})`),
      ),
    ],
    purge: [paths.showcase(slug)],
  });
  return written.kind === "committed" ? "saved" : "not-yours";
}
