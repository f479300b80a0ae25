/** Times that addresses hold which nobody has confirmed: how they are counted, and how they lapse. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { DUE_AT_ONCE } from "./limits.ts";
import { refreshNextFree } from "./next-free.server.ts";

/** The statement that gives back what has lapsed of an agent, for the batch of a booking with them. */
export const lapseStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: number) =>
  db.orm.run(sql`UPDATE appointments SET status = 'canceled', held_from = NULL, sequence = sequence + 1,
    updated_at = ${clock.now()} WHERE agent_no = ${agentNo} AND status = 'booked' AND confirm_by <= ${clock.now()}`);

/** Called every minute: times that nobody confirmed are free again, and the agents' next free time says so. */
export async function lapseUnconfirmed(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const [due] = await db.batch([
    rowsOf(
      db,
      "agents with times that lapsed",
      { agentNo: integer, slug: text },
      sql`SELECT DISTINCT p.agent_no agentNo, a.slug FROM appointments p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.status = 'booked' AND p.confirm_by <= ${clock.now()} LIMIT ${DUE_AT_ONCE}`,
    ),
  ]);
  for (const { agentNo, slug } of due) {
    await db.write([lapseStatement(context, agentNo)]);
    context.purge([paths.showcase(slug)]);
    await refreshNextFree(context, agentNo);
  }
}
