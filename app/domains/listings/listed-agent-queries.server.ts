/** An agent with what is needed to take them out of the directory, or to put them back. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ENDING_KINDS } from "#db/lists.ts";

const agentRow = {
  agentNo: integer,
  id: text,
  slug: text,
  name: text,
  npn: text,
  zip: text,
  cityNo: integer,
  countyFips: nullable(text),
  stateCode: text,
  active: flag,
  city: text,
  citySlug: text,
  stateSlug: text,
  organizationSlug: nullable(text),
  registerEmail: nullable(text),
  ending: nullable(oneOf(ENDING_KINDS)),
  endedSince: nullable(text),
  endingSource: nullable(text),
  endedAt: nullable(integer),
  /** Of the account that has claimed the profile. */
  userId: nullable(text),
  accountEmail: nullable(text),
};
export type ListedAgent = RowOf<typeof agentRow>;

/** The statement that reads agents; `which` is a condition on `a`. */
export const agentsStatement = ({ db }: Pick<AppContext, "db">, which: SQL, most = 1) =>
  rowsOf(
    db,
    "agents to list or not",
    agentRow,
    sql`SELECT a.agent_no agentNo, a.id, a.slug, a.name, a.npn, a.zip, a.city_no cityNo, a.county_fips countyFips,
      a.state_code stateCode, a.account_status = 'active' active, c.name city, c.slug citySlug, s.slug stateSlug,
      o.url_slug organizationSlug, a.register_email registerEmail, e.kind ending, e.since endedSince,
      e.source endingSource, e.ended_at endedAt, p.user_id userId, u.email accountEmail
    FROM agents a JOIN cities c ON c.city_no = a.city_no JOIN states s ON s.code = a.state_code
      LEFT JOIN organizations o ON o.organization_no = a.organization_no
      LEFT JOIN agent_endings e ON e.agent_no = a.agent_no
      LEFT JOIN profiles p ON p.agent_no = a.agent_no LEFT JOIN users u ON u.id = p.user_id
    WHERE ${which} LIMIT ${most}`,
  );

/** The agent of this number; null for none. */
export async function findAgentByNo(
  context: Pick<AppContext, "db">,
  agentNo: number,
): Promise<ListedAgent | null> {
  const [[agent]] = await context.db.batch([agentsStatement(context, sql`a.agent_no = ${agentNo}`)]);
  return agent ?? null;
}
