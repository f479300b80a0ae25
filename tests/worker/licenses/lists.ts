/** A separate ledger, its licenses as list files, and the import engine as the command runs it, for import tests. */
import { afterAll, beforeAll, inject } from "vitest";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { findImportReport, rejectedCsv } from "#app/domains/licenses/imports/import-queries.server.ts";
import type { ListKind } from "#app/domains/licenses/imports/types.ts";
import { createDatabase } from "#db/client.ts";
import type { Listed } from "#support/license-list.ts";
import { openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

export const READ_ON = "2027-01-15";
export const NOW = Date.parse("2027-01-15T18:00:00Z");

export { cellsOf, csv, HEADINGS, type Listed } from "#support/license-list.ts";

export const sourceOf = (content: string | Uint8Array<ArrayBuffer>) => ({
  open: (offset: number) => new Blob([content]).slice(offset).stream(),
});

export function openLedger() {
  let server: TestSqld;
  let client: ReturnType<typeof createDatabase>["client"];
  beforeAll(async () => {
    server = await startSqld({ copyOf: inject("fixture").seededData });
    client = createDatabase({ url: server.url }).client;
  });
  afterAll(async () => {
    client.close();
    await server.stop();
  });
  const rows = async (sql: string, args: (string | number | null)[] = []) =>
    (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
  const context = () => openContext({ databaseUrl: server.url, nowMs: NOW });

  /** Active Texas licenses on the day of the lists, one per agent, unchanged so far unless `changed` says so. */
  async function listed(count: number, { changed = false } = {}): Promise<Listed[]> {
    const found = await rows(
      `SELECT l.*, a.npn, p.first_name, p.last_name FROM licenses l JOIN agents a USING (agent_no)
        JOIN people p ON p.id = a.person_id
       WHERE l.state_code = 'TX' AND l.status = 'active' AND l.expires_on > '2027-06-01' AND a.account_status = 'active'
         AND (SELECT count(*) FROM agents b WHERE b.npn = a.npn) = 1
         AND (? OR NOT EXISTS (SELECT 1 FROM license_changes c WHERE c.agent_no = a.agent_no))
       GROUP BY l.agent_no ORDER BY l.license_no LIMIT ?`,
      [Number(changed), count],
    );
    if (found.length < count) throw new Error(`Only ${found.length} licenses of ${count} in the seed.`);
    return found as unknown as Listed[];
  }

  /** Reads a file into a dry run; `apply` writes it. */
  async function run(
    content: string | Uint8Array<ArrayBuffer>,
    { apply = false, list = "state" as ListKind, readOn = READ_ON, state = "TX" } = {},
  ) {
    const stateCode = list === "federal" ? null : state;
    const own = context();
    const no = await openImport(own, sourceOf(content), { list, stateCode, readOn });
    await readImport(own, no, sourceOf(content));
    if (apply) await applyImport(own, no);
    return report(no);
  }

  async function report(no: number) {
    const found = await findImportReport(context(), no);
    if (found === null) throw new Error(`No import ${no}.`);
    return found;
  }

  async function rejectedOf(no: number) {
    let text = "";
    for await (const part of rejectedCsv(context(), no)) text += part;
    return text;
  }

  /** Everything that an import may change, for comparison. */
  const ledger = async () => ({
    licenses: await rows(
      `SELECT license_no, agent_no, number, lines, state_label, status, effective_on, expires_on, resident, evidence,
        evidence_read_on FROM licenses ORDER BY license_no`,
    ),
    // Past coverage is dropped when an agent's coverage is written again.
    coverage: await rows(
      "SELECT * FROM agent_coverage WHERE through_day >= ? ORDER BY agent_no, state_code, through_day",
      [READ_ON],
    ),
    types: await rows(
      `SELECT a.agent_no, a.types, s.types searched, a.npn_matched_at FROM agents a
        LEFT JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no ORDER BY a.agent_no`,
    ),
  });

  return { rows, context, listed, run, report, rejectedOf, ledger, databaseUrl: () => server.url };
}
