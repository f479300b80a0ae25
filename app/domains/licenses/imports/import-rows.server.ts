/** Rows of imports in the database: what was staged, who and what they are about. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  json,
  nullable,
  oneOf,
  packed,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { IMPORT_PHASES, LICENSE_LISTS } from "#db/lists.ts";
import { ENCODINGS } from "./file/csv-rows.ts";
import { DATE_ORDERS, DATE_REASONS } from "./file/date-order.ts";
import type {
  AgencyFacts,
  AppointmentFacts,
  FederalFacts,
  ImportPhase,
  ImportState,
  StagedRow,
  StateFacts,
} from "./types.ts";

const Dates = z.object({
  order: z.enum(DATE_ORDERS),
  why: z.enum(DATE_REASONS),
  example: z.string(),
  against: z.string(),
  rows: z.number().int(),
});
/** Imports from before there were layouts have none of the last four. */
const Layout = z.object({
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum([",", ";", "\t", "|"]),
  rowsAbove: z.number().int(),
  headings: z.array(z.string()),
  columns: z.record(z.string(), z.number().int()),
  dates: Dates.nullable().default(null),
  /** Under which an admin's choice of columns is remembered. */
  fingerprint: z.string().default(""),
  /** Where its columns come from: `CHOSEN`, the key of a ready layout, or null for the names of headings. */
  origin: z.string().nullable().default(null),
  stateName: z.string().nullable().default(null),
});
/** Behind which row of the file, and where in it. */
const Place = z.object({
  rowNo: z.number().int(),
  offset: z.number().int(),
  rest: z.string(),
  afterReturn: z.boolean(),
  isSkipping: z.boolean(),
});
const Fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** With the terms of a license that has several rows. */
const Facts = z.record(z.string(), z.union([Fact, z.array(z.record(z.string(), Fact))]));
const Counts = z.record(z.string(), z.number().int());
const Unknown = z.object({
  lines: Counts.default({}),
  statuses: Counts.default({}),
  carriers: Counts.default({}),
});

const importRow = {
  importNo: integer,
  list: oneOf(LICENSE_LISTS),
  stateCode: nullable(text),
  fileMark: text,
  fileId: nullable(text),
  fileBytes: integer,
  runs: flag,
  stopped: text,
  place: nullable(json(Place)),
  startedBy: nullable(text),
  startedAt: integer,
  appliedAt: nullable(integer),
  undoneAt: nullable(integer),
  layout: json(Layout),
  readOn: text,
  phase: oneOf(IMPORT_PHASES),
  cursor: integer,
  rowsRead: integer,
  created: integer,
  unplaced: integer,
  added: integer,
  changed: integer,
  ended: integer,
  confirmed: integer,
  moved: integer,
  unchanged: integer,
  unlisted: integer,
  unmatched: integer,
  uncataloged: integer,
  rejected: integer,
  questioned: integer,
  applied: integer,
  restored: integer,
  skipped: integer,
  removedAgents: integer,
  skippedAgents: integer,
  unknownWords: json(Unknown),
};
export const stagedRow = {
  rowNo: integer,
  key: text,
  npn: text,
  lines: integer,
  stateLabel: text,
  facts: json(Facts),
};
export type Import = RowOf<typeof importRow>;

/** The statement that reads imports, those that `where` names. */
export const importsStatement = ({ db }: Pick<AppContext, "db">, where: SQL) =>
  rowsOf(
    db,
    "imports",
    importRow,
    sql`SELECT import_no importNo, list, state_code stateCode, file_mark fileMark, file_id fileId, file_bytes fileBytes,
      runs, stopped, place, started_by startedBy, started_at startedAt, applied_at appliedAt, undone_at undoneAt, layout,
      read_on readOn, phase, cursor, rows_read rowsRead, created, unplaced, added, changed, ended, confirmed, moved, unchanged,
      unlisted, unmatched, uncataloged, rejected, questioned, applied, restored, skipped, removed_agents removedAgents, skipped_agents skippedAgents,
      unknown_words unknownWords
    FROM license_imports ${where}`,
  );

/** The import of this number; null when there is none. */
export async function findImport(context: Pick<AppContext, "db">, importNo: number): Promise<Import | null> {
  const [rows] = await context.db.batch([
    importsStatement(context, sql`WHERE import_no = ${importNo} LIMIT 1`),
  ]);
  return rows[0] ?? null;
}

/** What others see of an import. */
export const stateOf = ({
  fileMark: _,
  layout: __,
  place: ___,
  unknownWords: ____,
  ...state
}: Import): ImportState => state;

/** That nobody else has gone on with the import since it was read. */
export const isAt = (importNo: number, phase: ImportPhase, cursor: number): SQL =>
  sql`EXISTS (SELECT 1 FROM license_imports WHERE import_no = ${importNo} AND phase = ${phase} AND cursor = ${cursor})`;

/** Staged rows of a subquery in one packed row of `stagedRow`. */
export const STAGED = sql`json_group_array(json_array(row_no, key, npn, lines, state_label, facts)) staged`;

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
    { staged: packed(stagedRow) },
    sql`SELECT ${STAGED} FROM (SELECT * FROM license_import_rows r
      WHERE r.import_no = ${importNo} AND r.row_no > ${afterRow}
        AND ${writable ? sql`r.outcome IN ('created', 'added', 'changed', 'ended', 'confirmed', 'moved')` : sql`1`} ORDER BY r.row_no LIMIT ${most})`,
  );

/** Staged rows of these keys. */
export const stagedOf = ({ db }: Pick<AppContext, "db">, importNo: number, keys: readonly string[]) =>
  rowsOf(
    db,
    "staged rows of keys",
    { staged: packed(stagedRow) },
    sql`SELECT ${STAGED} FROM (SELECT r.* FROM json_each(${JSON.stringify(keys)}) j CROSS JOIN license_import_rows r
      WHERE r.import_no = ${importNo} AND r.key = j.value LIMIT ${keys.length})`,
  );

/** Staged rows with the facts of their list. What was written by `stageBatch` is trusted to be of that kind. */
export const readStaged = ([row]: readonly { staged: RowOf<typeof stagedRow>[] }[]): StagedRow[] =>
  // SQLite hands rows on in the order of a subquery, and does not promise it.
  (row?.staged ?? [])
    .map((one) => ({
      ...one,
      facts: one.facts as unknown as StateFacts | FederalFacts | AgencyFacts | AppointmentFacts,
    }))
    .sort((a, b) => a.rowNo - b.rowNo);

/** Rows that were refused, for the batch in which they are. `understood`: they could be read. */
export function rejectStatement(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  rejected: readonly { rowNo: number; reason: string; cells: readonly string[] }[],
  { understood = false } = {},
) {
  const rows = JSON.stringify(
    rejected.map(({ rowNo, reason, cells }) => [rowNo, reason, JSON.stringify(cells)]),
  );
  return db.orm.run(sql`INSERT INTO license_import_rejections (import_no, row_no, reason, cells, understood)
    SELECT ${importNo}, j.value->>0, j.value->>1, j.value->>2, ${understood ? 1 : 0} FROM json_each(${rows}) j`);
}

/** How often the calendar has changed the license of a change since; `c` names the change's row. */
export const datedSince = (c: SQL): SQL => sinceThen(c, sql`d.cause = 'date'`);

/**
 * The same of the calendar, the import itself, decisions about its rows, and other imports whose undo took it back again. By
 * license: an import has a million changes.
 */
export const followedSince = (c: SQL): SQL =>
  sinceThen(
    c,
    sql`(d.cause = 'date' OR d.import_no = ${c}.import_no OR EXISTS (SELECT 1 FROM license_changes b
      WHERE b.license_no = ${c}.license_no AND +b.import_no = d.import_no AND b.cause = 'undo'))`,
  );

const sinceThen = (c: SQL, that: SQL): SQL =>
  sql`(SELECT count(*) FROM license_changes d WHERE d.license_no = ${c}.license_no AND d.revision > ${c}.revision
    AND ${that})`;
