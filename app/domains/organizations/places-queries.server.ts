/** The cities of an organization's listed agents, those with the most first. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";

const PLACES_MOST = 12;

/** For the batch of an organization's page; `organizationNo` selects its number. */
export const organizationPlacesStatement = ({ db }: Pick<AppContext, "db">, organizationNo: SQL) => ({
  agentPlaces: rowsOf(
    db,
    "places of an organization",
    { name: text, slug: text, stateCode: text, stateSlug: text, agentCount: integer },
    sql`SELECT c.name, c.slug, s.code stateCode, s.slug stateSlug, n.agentCount
      FROM (SELECT city_no, count(*) agentCount FROM agents
        WHERE organization_no = ${organizationNo} AND account_status = 'active'
        GROUP BY city_no ORDER BY agentCount DESC, city_no LIMIT ${PLACES_MOST}) n
      CROSS JOIN cities c ON c.city_no = n.city_no CROSS JOIN states s ON s.code = c.state_code
      ORDER BY n.agentCount DESC, c.name`,
  ),
});
