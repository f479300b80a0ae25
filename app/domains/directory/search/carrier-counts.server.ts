/** Which carriers the agents of a search represent. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/rows.ts";

const CARRIER_CHOICES = 16;

/** Statement: the carriers that most of these agents represent, with how many do. */
export function carrierCountStatement({ db }: AppContext, agentNumbers: readonly number[]) {
  return rowsOf(
    db,
    "carriers of these agents",
    { carrierNo: integer, name: text, count: integer },
    sql`SELECT r.carrier_no carrierNo, k.name name, count(*) count
      FROM json_each(${JSON.stringify(agentNumbers)}) n CROSS JOIN agent_carriers r
      JOIN carriers k ON k.carrier_no = r.carrier_no
      WHERE r.agent_no = n.value GROUP BY r.carrier_no ORDER BY count(*) DESC, k.name LIMIT ${CARRIER_CHOICES}`,
  );
}
