/** Agents who said from which day they take new clients again do so from that day on, without another click of theirs. */
import { inArray, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { agents } from "#db/schema/index.ts";
import { TAKING_AGAIN_AT_ONCE } from "../limits.ts";

/** Called by the clock: the day is that of the agent's state. Returns how many. */
export async function takeClientsAgain(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  // No state is a day ahead of UTC: the index bounds what each state's own day is asked of.
  const isDue = sql`a.accepting_from <= ${utcDay(nowMs)}
    AND a.accepting_from <= ${stateDaySql(sql`a.state_code`, nowMs)}`;
  const [due] = await db.batch([
    rowsOf(
      db,
      "agents who take new clients again",
      { agentNo: integer, slug: text },
      sql`SELECT a.agent_no agentNo, a.slug FROM agents a WHERE ${isDue} LIMIT ${TAKING_AGAIN_AT_ONCE}`,
    ),
  ]);
  if (due.length === 0) return 0;
  const numbers = due.map(({ agentNo }) => agentNo);
  // Who has put the day off meanwhile stays as they said.
  const stillDue = sql`a.agent_no IN ${numbers} AND ${isDue}`;
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE agent_search SET accepting_clients = 1
        WHERE (zip, agent_no) IN (SELECT a.zip, a.agent_no FROM agents a WHERE ${stillDue})`),
      db.orm
        .update(agents)
        .set({ acceptingClients: true, acceptingFrom: null })
        .where(inArray(agents.agentNo, sql`(SELECT a.agent_no FROM agents a WHERE ${stillDue})`)),
    ],
    purge: due.map(({ slug }) => paths.showcase(slug)),
  });
  return due.length;
}
