/** Which carriers the agents of a search represent. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";

const CARRIER_CHOICES = 16;

export const carrierCountRow = { carrierNo: integer, name: text, count: integer };

/** Query: the carriers that most of these agents represent, with how many do. `numbers` is a JSON list. */
export const carrierCountQuery = (
  numbers: SQL,
) => sql`SELECT r.carrier_no carrierNo, k.name name, count(*) count
  FROM json_each(${numbers}) n CROSS JOIN agent_carriers r JOIN carriers k ON k.carrier_no = r.carrier_no
  WHERE r.agent_no = n.value GROUP BY r.carrier_no ORDER BY count(*) DESC, k.name LIMIT ${CARRIER_CHOICES}`;

/** Statement of `carrierCountQuery`. */
export const carrierCountStatement = ({ db }: AppContext, agentNumbers: readonly number[]) =>
  rowsOf(
    db,
    "carriers of these agents",
    carrierCountRow,
    carrierCountQuery(sql`${JSON.stringify(agentNumbers)}`),
  );
