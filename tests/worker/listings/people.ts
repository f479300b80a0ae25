/** People of the directory for tests that take them out of it, and lists that name them. */
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { findImportReport } from "#app/domains/licenses/imports/import-queries.server.ts";
import { csv, HEADINGS, type Listed, cellsOf as listedCells } from "#support/license-list.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

export type Person = Listed & { agent_no: number; slug: string; name: string; zip: string; city: string };

/** A row of a list that names the office's ZIP. */
const cellsOf = (person: Person, changed: Parameters<typeof listedCells>[1] = {}) => [
  ...listedCells(person, changed),
  person.zip,
];

/** A site of its own with unclaimed Texans, and the import engine over its database. */
export function openPeople() {
  const accounts = openAccounts();
  const { rows, databaseUrl } = accounts;
  const context = () => openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });

  /** Active agents whose profiles nobody has claimed, with one active Texas license, each NPN once. */
  async function unclaimed(count: number, offset = 0): Promise<Person[]> {
    const found = await rows(
      `SELECT l.*, a.npn, a.slug, a.name, a.zip, p.first_name, p.last_name,
         '/agents/' || s.slug || '/' || c.slug city
       FROM agents a JOIN licenses l ON l.agent_no = a.agent_no JOIN people p ON p.id = a.person_id
         JOIN cities c ON c.city_no = a.city_no JOIN states s ON s.code = a.state_code
       WHERE a.account_status = 'active' AND l.state_code = 'TX' AND l.status = 'active'
         AND l.expires_on > date('now', '+60 days') AND NOT EXISTS (SELECT 1 FROM profiles k JOIN users u ON u.id = k.user_id WHERE k.agent_no = a.agent_no
           AND u.email LIKE '%@fairlead.example')
         AND (SELECT count(*) FROM agents b WHERE b.npn = a.npn) = 1
       GROUP BY a.agent_no
       ORDER BY (SELECT count(*) FROM reviews r WHERE r.agent_no = a.agent_no) DESC, a.agent_no LIMIT ? OFFSET ?`,
      [count, offset],
    );
    if (found.length < count) throw new Error(`Only ${found.length} of ${count} people in the seed.`);
    // Most have an account in the demonstration.
    for (const { agent_no } of found)
      await rows("UPDATE profiles SET agent_no = NULL, verified = 0 WHERE agent_no = ?", [Number(agent_no)]);
    return found as unknown as Person[];
  }

  /** Applies a list of Texas as of today. */
  async function importList(rowsOfList: readonly string[][]) {
    const own = context();
    const content = csv([[...HEADINGS, "Business Zip"], ...rowsOfList]);
    const source = { open: (offset: number) => new Blob([content]).slice(offset).stream() };
    const readOn = new Date().toISOString().slice(0, 10);
    const no = await openImport(own, source, { list: "state", stateCode: "TX", readOn });
    await readImport(own, no, source);
    await applyImport(own, no);
    const report = await findImportReport(own, no);
    if (report === null) throw new Error(`No import ${no}.`);
    return report;
  }

  /** What search, places, and the register say of somebody. */
  const placesOf = async ({ agent_no, zip }: Person) => ({
    agent: await rows("SELECT account_status FROM agents WHERE agent_no = ?", [agent_no]),
    search: await rows("SELECT * FROM agent_search WHERE agent_no = ?", [agent_no]),
    text: await rows("SELECT name, organization, headline FROM agent_text WHERE rowid = ?", [agent_no]),
    coverage: await rows(
      "SELECT state_code, through_day, types FROM agent_coverage WHERE agent_no = ? ORDER BY 1, 2",
      [agent_no],
    ),
    counts: await rows(
      `SELECT z.agent_count zip, c.agent_count city, o.agent_count county, s.agent_count state FROM zips z
         JOIN cities c ON c.city_no = z.city_no LEFT JOIN counties o ON o.fips = z.county_fips
         JOIN states s ON s.code = z.state_code WHERE z.zip = ?`,
      [zip],
    ),
    licenses: await rows("SELECT license_no, number, status, revision FROM licenses WHERE agent_no = ?", [
      agent_no,
    ]),
  });

  return { ...accounts, context, unclaimed, importList, placesOf, cellsOf };
}
