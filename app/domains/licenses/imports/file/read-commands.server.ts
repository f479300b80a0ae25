/** An import's first phase: the file is read into staged rows. Nothing in the ledger changes. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { addMembers } from "../agencies/agency-rows.ts";
import { addTerm, isAppointmentRow } from "../appointments/appointment-rows.ts";
import { busy } from "../import-busy.ts";
import {
  findImport,
  type Import,
  isAt,
  readStaged,
  rejectStatement,
  stagedOf,
} from "../import-rows.server.ts";
import { fingerprintOf, knownLayout } from "../layouts/known-layouts.ts";
import { rememberedStatement } from "../layouts/remembered-layouts.server.ts";
import { type ReadRow, readListRow } from "../rows/list-rows.ts";
import { addRow } from "../rows/list-terms.ts";
import type { AgencyFacts, ListKind, ListSource, OnProgress, StagedRow, StateFacts } from "../types.ts";
import { compareNext } from "../words/reread-commands.server.ts";
import { findWords, knownWords } from "../words/word-queries.server.ts";
import { type CsvPlace, type CsvRow, readCsv } from "./csv-rows.ts";
import { isNoRow } from "./no-rows.ts";
import { surveyFile, UnreadableList } from "./survey.ts";

/** Rows that are staged in one transaction. */
const BATCH_ROWS = 1_000;

export type OpenedList = {
  list: ListKind;
  stateCode: string | null;
  /** The day it speaks for. */
  readOn: string;
  /** A file that an admin brought: which columns are which they say before it is read, so some may be unknown. */
  file?: { id: string; by: string };
};

/**
 * Begins an import: looks at the file whole and gives the import its number. A file that was applied before keeps the
 * day it was read for. Columns are those that an admin chose for the same headings, else those of a ready layout, else those
 * that the headings name. Throws `UnreadableList` for a file that cannot be one.
 */
export async function openImport(
  context: AppContext,
  source: ListSource,
  { list, stateCode, readOn, file }: OpenedList,
): Promise<number> {
  if ((list === "federal") !== (stateCode === null))
    throw new UnreadableList("A state’s list needs its state.");
  const { bytes, mark, layout: seen, problem } = await surveyFile(await source.open(0), list);
  const fingerprint = await fingerprintOf(list, stateCode, seen.headings);
  const { db, clock } = context;
  const { earlier, states, remembered } = await db.batch({
    remembered: rememberedStatement(context, fingerprint),
    earlier: rowsOf(
      db,
      "the same file before",
      { readOn: text },
      sql`SELECT read_on readOn FROM license_imports WHERE file_mark = ${mark} AND list = ${list}
        AND state_code IS ${stateCode} AND phase = 'applied' ORDER BY import_no DESC LIMIT 1`,
    ),
    states: rowsOf(
      db,
      "the list’s state",
      { name: text },
      sql`SELECT name FROM states WHERE code = ${stateCode} LIMIT 1`,
    ),
  });
  if (list !== "federal" && states.length === 0) throw new UnreadableList(`There’s no state ${stateCode}.`);
  const known = knownLayout(list, stateCode, seen, remembered[0]?.chosen ?? null);
  if (file === undefined && known.origin === null && problem !== null) throw new UnreadableList(problem);
  const layout = { ...known, fingerprint, stateName: states[0]?.name ?? null };
  const day = earlier[0]?.readOn ?? readOn;
  const written = await commit(context, {
    statements: [
      rowsOf(
        db,
        "new import",
        { importNo: integer },
        sql`INSERT INTO license_imports (list, state_code, file_mark, file_bytes, layout, read_on, phase, started_at,
            file_id, started_by)
          VALUES (${list}, ${stateCode}, ${mark}, ${bytes}, ${JSON.stringify(layout)}, ${day}, 'reading', ${clock.now()},
            ${file?.id ?? null}, ${file?.by ?? null})
          RETURNING import_no importNo`,
      ),
    ],
  });
  const [row] = written.results[0];
  if (row === undefined) throw new Error("An import without a number.");
  return row.importNo;
}

/**
 * Reads the file on from where the import stands, and compares. Resumed, it wants the same file, byte for byte. Throws
 * `UnreadableList` for another one, `ImportBusy` if another request continues it.
 */
export async function readImport(
  context: AppContext,
  importNo: number,
  source: ListSource | null,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const found = await findImport(context, importNo);
  if (found === null) throw new UnreadableList(`There’s no import ${importNo}.`);
  if (found.phase === "reading") {
    if (source === null)
      throw new UnreadableList("The file was not read to its end. Bring it again to go on.");
    await stageFile(context, found, source, onProgress);
  }
  while ((await compareNext(context, importNo, onProgress)) !== null);
}

async function stageFile(context: AppContext, started: Import, source: ListSource, onProgress: OnProgress) {
  const { importNo, list } = started;
  if (started.cursor > 0) {
    const { mark } = await surveyFile(await source.open(0), list);
    if (mark !== started.fileMark)
      throw new UnreadableList("This is another file than the one that was begun with.");
  }
  for (;;) {
    const found = await findImport(context, importNo);
    if (found?.phase !== "reading") return;
    onProgress("reading", await stageSome(context, found, source, Number.POSITIVE_INFINITY));
  }
}

/**
 * Reads on from where the import stands, so many batches at most, and stages them. The number of the last row. Throws
 * `ImportBusy` where somebody else reads it.
 */
export async function stageSome(
  context: AppContext,
  { importNo, layout, list, stateCode, place: from, cursor: start }: Import,
  source: ListSource,
  mostBatches: number,
): Promise<number> {
  const reading = {
    ...{ list, stateCode, columns: layout.columns, width: layout.headings.length },
    ...{ stateName: layout.stateName, dateOrder: layout.dates?.order ?? "month-first" },
    words: knownWords(await findWords(context, stateCode)),
  };
  let cursor = start;
  let rowNo = from?.rowNo ?? -layout.rowsAbove;
  let batch: Batch = [];
  let batches = 0;
  const write = async (place: CsvPlace | null) => {
    await stageBatch(context, { importNo, cursor }, batch, place === null ? null : { rowNo, ...place });
    cursor = batch.at(-1)?.rowNo ?? cursor;
    batch = [];
    batches += 1;
  };
  for await (const { rows, place } of readCsv(
    await source.open(from?.offset ?? 0),
    layout,
    from ?? undefined,
  )) {
    for (const row of rows) {
      rowNo += 1;
      if (rowNo <= start || rowNo < 1) continue;
      const isRow = row.broken !== null || !isNoRow(row.cells, layout);
      const found = row.broken === null ? readListRow(row.cells, rowNo, reading) : { problem: row.broken };
      const read = isRow ? found : null;
      batch.push({ row, read, rowNo });
    }
    // Only complete pieces are staged: reading can continue after one, and not within it.
    if (batch.length >= BATCH_ROWS) await write(place);
    if (batches >= mostBatches) return cursor;
  }
  await write(null);
  return cursor;
}

/** `read` is null for a line that is no row of the list. */
type Batch = { row: CsvRow; read: ReadRow | null; rowNo: number }[];

async function stageBatch(
  context: AppContext,
  { importNo, cursor }: Pick<Import, "importNo" | "cursor">,
  batch: Readonly<Batch>,
  place: Import["place"],
): Promise<void> {
  const { db } = context;
  const end = place === null;
  const rows = batch.flatMap(({ read, ...one }) => (read === null ? [] : [{ ...one, read }]));
  const keys = [...new Set(rows.flatMap(({ read }) => ("row" in read ? [read.row.key] : [])))];
  const [known] = keys.length === 0 ? [[]] : await db.batch([stagedOf(context, importNo, keys)]);
  const staged = new Map<string, StagedRow>(readStaged(known).map((row) => [row.key, row]));
  const touched = new Set<string>();
  const rejected: { rowNo: number; reason: string; cells: readonly string[] }[] = [];
  for (const { row, read, rowNo } of rows) {
    const merged = "problem" in read ? read : mergeRows(staged.get(read.row.key), read.row);
    if ("problem" in merged) rejected.push({ rowNo, reason: merged.problem, cells: row.cells });
    else {
      staged.set(merged.row.key, merged.row);
      touched.add(merged.row.key);
    }
  }
  const values = [...touched].flatMap((key) => {
    const row = staged.get(key);
    return row === undefined
      ? []
      : [[row.rowNo, row.key, row.npn, row.lines, row.stateLabel, JSON.stringify(row.facts)]];
  });
  const written = await commit(context, {
    guards: { cursor: isAt(importNo, "reading", cursor) },
    statements: [
      db.orm.run(sql`INSERT INTO license_import_rows (import_no, row_no, key, npn, lines, state_label, facts)
        SELECT ${importNo}, j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, j.value->>5
        FROM json_each(${JSON.stringify(values)}) j WHERE true
        ON CONFLICT (import_no, key) DO UPDATE SET lines = excluded.lines, state_label = excluded.state_label,
          facts = excluded.facts`),
      rejectStatement(context, importNo, rejected),
      db.orm.run(sql`UPDATE license_imports SET rows_read = rows_read + ${rows.length},
        rejected = rejected + ${rejected.length}, cursor = ${end ? 0 : (batch.at(-1)?.rowNo ?? cursor)},
        phase = ${end ? "comparing" : "reading"},
        place = ${end ? null : JSON.stringify(place)} WHERE import_no = ${importNo}`),
    ],
  });
  if (written.kind !== "committed") throw busy(importNo);
}

/** One license in several rows: each names a line of authority. Of an NPN in several, the newest plan year counts. */
function mergeRows(known: StagedRow | undefined, row: StagedRow): ReadRow {
  if (known === undefined) return { row };
  const isFederal = "planYear" in row.facts;
  if (isFederal && "planYear" in known.facts && "planYear" in row.facts)
    return { row: row.facts.planYear > known.facts.planYear ? { ...row, rowNo: known.rowNo } : known };
  if (isAgency(known) && isAgency(row)) return addMembers(known, row);
  if (isAppointmentRow(known) && isAppointmentRow(row)) return addTerm(known, row);
  const merged = addRow(known as StateRow, row as StateRow);
  return "problem" in merged ? merged : { row: merged };
}

const isAgency = (row: StagedRow): row is StagedRow & { facts: AgencyFacts } => "agency" in row.facts;

/** A list is of one kind, and so are its rows. */
type StateRow = StagedRow & { facts: StateFacts };
