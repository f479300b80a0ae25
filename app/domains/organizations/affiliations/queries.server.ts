/** What an organization belongs to, what belongs to it, what is proposed, and what was before. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { AFFILIATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import type { Managed } from "../types.ts";
import { typesAbove } from "./policy.ts";

const MOST_SHOWN = 200;
const MOST_FOUND = 10;

const affiliationRow = {
  id: text,
  status: oneOf(AFFILIATION_STATUSES),
  proposedAt: integer,
  since: nullable(integer),
  until: nullable(integer),
  /** The other organization. */
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  /** Whether the other one is above. */
  above: integer,
};
export type Affiliation = RowOf<typeof affiliationRow>;
const foundRow = { name: text, slug: text, type: oneOf(ORGANIZATION_TYPES), city: text, stateCode: text };
export type FoundOrganization = RowOf<typeof foundRow>;

/** All affiliations of the organization, and those that `find` may mean and that can be above it; one round trip. */
export async function listAffiliations(
  { db }: Pick<AppContext, "db">,
  { organizationNo, type }: Pick<Managed, "organizationNo" | "type">,
  find: string,
): Promise<{ affiliations: Affiliation[]; found: FoundOrganization[] }> {
  const words = fullTextWords(find);
  const { affiliations, found } = await db.batch({
    affiliations: rowsOf(
      db,
      "affiliations",
      affiliationRow,
      sql`
      SELECT a.id, a.status, a.proposed_at proposedAt, a.since, a.until, o.name, o.url_slug slug, o.type,
        a.child_no = ${organizationNo} above
      FROM organization_affiliations a JOIN organizations o
        ON o.organization_no = CASE WHEN a.child_no = ${organizationNo} THEN a.parent_no ELSE a.child_no END
      WHERE a.child_no = ${organizationNo} OR a.parent_no = ${organizationNo}
      ORDER BY a.proposed_at DESC LIMIT ${MOST_SHOWN}`,
    ),
    found: rowsOf(
      db,
      "organizations that can be above",
      foundRow,
      words === null
        ? sql`SELECT '' name, '' slug, 'fmo' type, '' city, '' stateCode WHERE 0`
        : sql`
      SELECT o.name, o.url_slug slug, o.type, c.name city, o.state_code stateCode
      FROM organization_text t JOIN organizations o ON o.organization_no = t.rowid
        JOIN cities c ON c.city_no = o.city_no
      WHERE organization_text MATCH ${`name : (${words})`} AND o.status = 'active' AND o.type IN ${typesAbove(type)}
      ORDER BY o.agent_count DESC LIMIT ${MOST_FOUND}`,
    ),
  });
  return { affiliations, found };
}
