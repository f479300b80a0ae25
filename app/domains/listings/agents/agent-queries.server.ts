/** One agent as admins see them, listed or not. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { agentsStatement } from "../listed-agent-queries.server.ts";

const LICENSES_SHOWN = 60;

/** The agent with this id, licenses, and the latest request not to be listed; null for none. One round trip. */
export async function findAdminAgent(context: Pick<AppContext, "db" | "clock">, id: string) {
  const { db } = context;
  const own = sql`(SELECT agent_no FROM agents WHERE id = ${id})`;
  const { found, licenses, requests, appointments } = await db.batch({
    found: agentsStatement(context, sql`a.id = ${id}`),
    licenses: rowsOf(
      db,
      "licenses of an agent",
      { stateCode: text, number: text, status: text, lines: integer, expiresOn: text },
      sql`SELECT state_code stateCode, number, status, lines, expires_on expiresOn FROM licenses WHERE agent_no = ${own}
        ORDER BY state_code, number LIMIT ${LICENSES_SHOWN}`,
    ),
    requests: rowsOf(
      db,
      "request that took an agent out",
      { id: text },
      sql`SELECT id FROM listing_requests WHERE agent_no = ${own} ORDER BY opened_at DESC LIMIT 1`,
    ),
    appointments: rowsOf(
      db,
      "appointments to come of an agent",
      { count: integer },
      sql`SELECT count(*) count FROM appointments WHERE agent_no = ${own} AND status = 'booked'
        AND starts_at > ${context.clock.now()}`,
    ),
  });
  const [agent] = found;
  if (agent === undefined) return null;
  return { agent, licenses, requestId: requests[0]?.id ?? null, appointments: appointments[0]?.count ?? 0 };
}
