/** How fast an agent answers, counted again from the conversations. */
import { sql } from "drizzle-orm";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MEDIAN_CONVERSATIONS } from "./limits.ts";

/** The figures that profiles and search show, from `response_waits`. */
export function figureStatements({ db }: Pick<AppContext, "db">, agentNo: number) {
  return [
    db.orm.run(sql`
      UPDATE agents SET
        response_threads = (SELECT count(*) FROM response_waits w WHERE w.agent_no = ${agentNo}),
        response_minutes = (SELECT cast(round(avg(minutes)) AS integer) FROM (
          SELECT minutes, row_number() OVER (ORDER BY minutes) place, count(*) OVER () places FROM (
            SELECT minutes FROM response_waits w WHERE w.agent_no = ${agentNo}
            ORDER BY counted_at DESC, wait_no DESC LIMIT ${MEDIAN_CONVERSATIONS}))
          WHERE place IN ((places + 1) / 2, (places + 2) / 2))
      WHERE agent_no = ${agentNo}`),
    db.orm.run(sql`
      UPDATE agent_search SET response_minutes = (SELECT CASE WHEN a.response_threads >= ${RESPONSE_FLOOR_THREADS}
        THEN a.response_minutes END FROM agents a WHERE a.agent_no = ${agentNo})
      WHERE zip = (SELECT a.zip FROM agents a WHERE a.agent_no = ${agentNo}) AND agent_no = ${agentNo}`),
  ] as const;
}
