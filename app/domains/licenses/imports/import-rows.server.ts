/** Rows of imports in the database: what was staged, who and what they are about. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, json, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { IMPORT_PHASES, LICENSE_LISTS } from "#db/lists.ts";
import type { MatchedAgent } from "./compare.ts";
import { ENCODINGS } from "./csv-rows.ts";
import type { FederalFacts, ImportPhase, ImportState, StagedRow, StateFacts } from "./types.ts";

const Layout = z.object({
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum([",", ";", "\t", "|"]),
  rowsAbove: z.number().int(),
  headings: z.array(z.string()),
  columns: z.record(z.string(), z.number().int()),
});
const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const importRow = {
  importNo: integer,
  list: oneOf(LICENSE_LISTS),
  stateCode: nullable(text),
  fileMark: text,
  layout: json(Layout),
  readOn: text,
  phase: oneOf(IMPORT_PHASES),
  cursor: integer,
  rowsRead: integer,
  added: integer,
  changed: integer,
  confirmed: integer,
  unchanged: integer,
  unmatched: integer,
  rejected: integer,
  applied: integer,
  restored: integer,
  kept: integer,
};
const stagedRow = {
  rowNo: integer,
  key: text,
  npn: text,
  lines: integer,
  stateLabel: text,
  facts: json(Facts),
};
const agentRow = {
  agentNo: integer,
  npn: text,
  firstName: text,
  lastName: text,
  homeState: text,
  matchedAt: nullable(integer),
};

export type Import = RowOf<typeof importRow>;

/** The import of this number; null when there is none. */
export async function findImport({ db }: Pick<AppContext, "db">, importNo: number): Promise<Import | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "import",
      importRow,
      sql`SELECT import_no importNo, list, state_code stateCode, file_mark fileMark, layout, read_on readOn, phase,
        cursor, rows_read rowsRead, added, changed, confirmed, unchanged, unmatched, rejected, applied, restored, kept
      FROM license_imports WHERE import_no = ${importNo} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** What others see of an import. */
export const stateOf = ({ fileMark: _, layout: __, ...state }: Import): ImportState => state;

/** That nobody else has gone on with the import since it was read. */
export const isAt = (importNo: number, phase: ImportPhase, cursor: number): SQL =>
  sql`EXISTS (SELECT 1 FROM license_imports WHERE import_no = ${importNo} AND phase = ${phase} AND cursor = ${cursor})`;

const STAGED = sql`r.row_no rowNo, r.key, r.npn, r.lines, r.state_label stateLabel, r.facts`;

/** Staged rows after `afterRow`, in the order of the file. */
export const stagedAfter = (
  { db }: Pick<AppContext, "db">,
  importNo: number,
  afterRow: number,
  most: number,
  writable: boolean,
) =>
  rowsOf(
    db,
    "staged rows",
    stagedRow,
    sql`SELECT ${STAGED} FROM license_import_rows r WHERE r.import_no = ${importNo} AND r.row_no > ${afterRow}
      AND ${writable ? sql`r.outcome IN ('added', 'changed', 'confirmed')` : sql`1`} ORDER BY r.row_no LIMIT ${most}`,
  );

/** Staged rows of these keys. */
export const stagedOf = ({ db }: Pick<AppContext, "db">, importNo: number, keys: readonly string[]) =>
  rowsOf(
    db,
    "staged rows of keys",
    stagedRow,
    sql`SELECT ${STAGED} FROM json_each(${JSON.stringify(keys)}) j CROSS JOIN license_import_rows r
      WHERE r.import_no = ${importNo} AND r.key = j.value LIMIT ${keys.length}`,
  );

/** A staged row with the facts of its list. What was written by `stageStatements` is trusted to be of that kind. */
export const asStaged = (row: RowOf<typeof stagedRow>): StagedRow => ({
  ...row,
  facts: row.facts as unknown as StateFacts | FederalFacts,
});

/** Everybody with one of these NPNs. */
export async function agentsByNpn(
  { db }: Pick<AppContext, "db">,
  npns: readonly string[],
): Promise<ReadonlyMap<string, MatchedAgent[]>> {
  const asked = [...new Set(npns)];
  const [rows] = await db.batch([
    rowsOf(
      db,
      "agents of NPNs",
      agentRow,
      sql`SELECT a.agent_no agentNo, a.npn, p.first_name firstName, p.last_name lastName, a.state_code homeState,
        a.npn_matched_at matchedAt
      FROM json_each(${JSON.stringify(asked)}) j CROSS JOIN agents a CROSS JOIN people p ON p.id = a.person_id
      WHERE a.npn = j.value LIMIT ${asked.length * 4}`,
    ),
  ]);
  const byNpn = new Map<string, MatchedAgent[]>();
  for (const { matchedAt, ...agent } of rows)
    byNpn.set(agent.npn, [
      ...(byNpn.get(agent.npn) ?? []),
      { ...agent, matchedOn: matchedAt === null ? null : utcDay(matchedAt) },
    ]);
  return byNpn;
}

/** Rows that were refused, for the batch in which they are. */
export function rejectStatement(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  rejected: readonly { rowNo: number; reason: string; cells: readonly string[] }[],
) {
  const rows = JSON.stringify(
    rejected.map(({ rowNo, reason, cells }) => [rowNo, reason, JSON.stringify(cells)]),
  );
  return db.orm.run(sql`INSERT INTO license_import_rejections (import_no, row_no, reason, cells)
    SELECT ${importNo}, j.value->>0, j.value->>1, j.value->>2 FROM json_each(${rows}) j`);
}
