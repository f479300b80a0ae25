/** What states' lists say of an agency: its licenses, and the producers they name with it. Nobody here has confirmed it. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LISTED_LICENSES, LISTED_PRODUCERS } from "./limits.ts";

const licenseRow = { stateName: text, number: text, active: flag, readOn: text };
const producerRow = { name: text, slug: text, stateName: text, since: nullable(text) };

export type Listed = { licenses: RowOf<typeof licenseRow>[]; producers: RowOf<typeof producerRow>[] };

/** Statements for `batch`; `organizationNo` is what `organizationNumber` selects. `day`: `YYYY-MM-DD`. */
export const listedStatements = ({ db }: Pick<AppContext, "db">, organizationNo: SQL, day: string) => ({
  listedLicenses: rowsOf(
    db,
    "an agency’s licenses in lists",
    licenseRow,
    sql`SELECT s.name stateName, l.number, l.status = 'active' active, l.read_on readOn FROM organization_licenses l
      JOIN states s ON s.code = l.state_code WHERE l.organization_no = ${organizationNo}
      ORDER BY s.name, l.number LIMIT ${LISTED_LICENSES}`,
  ),
  listedProducers: rowsOf(
    db,
    "producers that lists name with an agency",
    producerRow,
    sql`SELECT a.name, a.slug, s.name stateName, l.since FROM listed_affiliations l
      JOIN agents a ON a.agent_no = l.agent_no AND a.account_status = 'active' JOIN states s ON s.code = l.state_code
      WHERE l.organization_no = ${organizationNo} AND (l.until IS NULL OR l.until >= ${day})
      ORDER BY a.name, a.agent_no, s.name LIMIT ${LISTED_PRODUCERS}`,
  ),
});
