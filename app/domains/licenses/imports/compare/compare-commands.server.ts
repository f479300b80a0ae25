/** An import's second phase: each staged row is compared with the ledger, then `checkSome`. Nothing in the ledger changes. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { UNKNOWN_WORDS_KEPT } from "../../limits.ts";
import { compareAgencies } from "../agencies/compare-agencies.server.ts";
import { findMoves } from "../agents/moves.server.ts";
import { placeProblem } from "../agents/places.server.ts";
import { compareAppointments } from "../appointments/compare-appointments.server.ts";
import { caseOfRow, type NewCase, openStatement } from "../cases/case-rows.server.ts";
import { checkSome } from "../cases/check-commands.server.ts";
import { busy } from "../import-busy.ts";
import {
  findImport,
  type Import,
  isAt,
  readStaged,
  rejectStatement,
  stagedAfter,
} from "../import-rows.server.ts";
import { isEnding } from "../rows/list-statuses.ts";
import type { OnProgress, RowOutcome, StagedRow, UnknownWords } from "../types.ts";
import { listingStatements } from "./applicants.server.ts";
import { heldByNumber } from "./candidates.server.ts";
import {
  addEarlierNewcomers,
  compareRows,
  findForRows,
  listOf,
  placedRows,
  type RowResult,
} from "./compare-rows.server.ts";

/** Rows that are compared in one transaction. */
const BATCH_ROWS = 1_000;

/** Compares the next rows with the ledger; the last one's number, or null where nothing is left to compare. */
export async function compareSome(
  context: AppContext,
  importNo: number,
  onProgress: OnProgress = () => {},
): Promise<number | null> {
  const found = await findImport(context, importNo);
  if (found?.phase === "checking") {
    const at = await checkSome(context, found);
    onProgress("checking", at);
    return at;
  }
  if (found?.phase !== "comparing") return null;
  const [read] = await context.db.batch([stagedAfter(context, importNo, found.cursor, BATCH_ROWS, false)]);
  const staged = readStaged(read);
  await compareBatch(context, found, staged);
  const last = staged.at(-1)?.rowNo ?? found.cursor;
  onProgress("comparing", last);
  return last;
}

/** What a batch of rows comes to. */
type Results = {
  rowsBy: Map<RowOutcome, number[]>;
  rejected: { rowNo: number; reason: string; cells: string[] }[];
  cases: NewCase[];
  /** Agents whose office is elsewhere. */
  moved: number;
  /** Of each kind, once for each row that has it. */
  unknown: { lines: string[]; statuses: string[]; carriers: string[] };
};
const noResults = (): Results => ({
  rowsBy: new Map<RowOutcome, number[]>(COUNTED.map((outcome) => [outcome, []])),
  rejected: [],
  cases: [],
  moved: 0,
  unknown: { lines: [], statuses: [], carriers: [] },
});

async function resultsOfAppointments(
  context: AppContext,
  found: Import,
  rows: readonly StagedRow[],
): Promise<Results> {
  const results = noResults();
  const { rowsBy, rejected, unknown } = results;
  for (const one of await compareAppointments(context, found, rows)) {
    const { row, kind } = one;
    unknown.statuses.push(...one.unknownStatuses);
    if (kind === "rejected")
      rejected.push({ rowNo: row.rowNo, reason: one.problem, cells: cellsOf(found, row) });
    else rowsBy.get(kind === "appointment" ? one.outcome : kind)?.push(row.rowNo);
    if (kind === "uncataloged" && !one.asked) unknown.carriers.push(row.facts.carrier);
  }
  return results;
}

async function resultsOfAgencies(
  context: AppContext,
  found: Import,
  rows: readonly StagedRow[],
): Promise<Results> {
  const results = noResults();
  for (const one of await compareAgencies(context, found, rows)) {
    const { rowNo, facts } = one.row;
    if (one.kind === "rejected")
      results.rejected.push({ rowNo, reason: one.problem, cells: cellsOf(found, one.row) });
    else results.rowsBy.get(one.kind === "agency" ? one.outcome : one.kind)?.push(rowNo);
    if (one.kind === "unplaced")
      results.cases.push(caseOfRow(one.row, "place", { reason: placeProblem(facts) }));
    if (one.kind === "agency" && one.move?.managers === null) results.moved += 1;
  }
  return results;
}

async function resultsOfRows(
  context: AppContext,
  found: Import,
  rows: readonly StagedRow[],
): Promise<Results> {
  const { importNo, stateCode } = found;
  const known = await findForRows(context, found, rows);
  if (stateCode !== null) await addEarlierNewcomers(context, importNo, known.found, rows);
  const held = await heldByNumber(context, stateCode, known.found.agentNos);
  const list = listOf(context, found);
  const compared = compareRows(rows, known, held, list);
  const moves = await findMoves(context, placedRows(compared, list), known.places);
  const moving = new Set(
    moves.flatMap(({ row, agent }) => (agent.office?.isClaimed === false ? [row.rowNo] : [])),
  );
  const results = noResults();
  const { rowsBy, rejected, cases } = results;
  for (const result of compared) {
    const { row, kind } = result;
    cases.push(...casesOf(result));
    if (kind === "rejected")
      rejected.push({ rowNo: row.rowNo, reason: result.problem, cells: cellsOf(found, row) });
    else if (kind === "unmatched" || kind === "unplaced" || kind === "unlisted")
      rowsBy.get(kind)?.push(row.rowNo);
    else if (kind === "license" && result.newcomer !== null) rowsBy.get("created")?.push(row.rowNo);
    else if (moving.has(row.rowNo) && (result.outcome === "unchanged" || result.outcome === "confirmed"))
      rowsBy.get("moved")?.push(row.rowNo);
    else rowsBy.get(result.outcome)?.push(row.rowNo);
  }
  return { ...results, moved: moving.size, unknown: unknownIn(rows) };
}

async function compareBatch(context: AppContext, found: Import, rows: readonly StagedRow[]): Promise<void> {
  const { db } = context;
  const { importNo, cursor } = found;
  const { rowsBy, rejected, cases, moved, unknown } =
    found.list === "agencies"
      ? await resultsOfAgencies(context, found, rows)
      : found.list === "appointments"
        ? await resultsOfAppointments(context, found, rows)
        : await resultsOfRows(context, found, rows);
  const isEnd = rows.length < BATCH_ROWS;
  const counts = [...rowsBy].map(
    ([outcome, rowNos]) =>
      sql`${sql.raw(outcome)} = ${sql.raw(outcome)} + ${outcome === "moved" ? moved : rowNos.length}`,
  );
  const written = await commit(context, {
    guards: { cursor: isAt(importNo, "comparing", cursor) },
    statements: [
      db.orm.run(sql`UPDATE license_imports SET ${sql.join(counts, sql`, `)}, rejected = rejected + ${rejected.length},
        unknown_words = ${JSON.stringify(countUnknown(found.unknownWords, unknown))},
        cursor = ${isEnd ? 0 : (rows.at(-1)?.rowNo ?? cursor)}, phase = ${isEnd ? "checking" : "comparing"} WHERE import_no = ${importNo}`),
      // By outcome: joined to a list of rows, all rows of the import are looked through for each of the list.
      ...[...rowsBy].map(([outcome, rowNos]) =>
        db.orm.run(sql`UPDATE license_import_rows SET outcome = ${outcome} WHERE import_no = ${importNo}
          AND row_no IN (SELECT value FROM json_each(${JSON.stringify(rowNos)}))`),
      ),
      ...(await listingStatements(context, found, rows, listOf(context, found))),
      rejectStatement(context, importNo, rejected, { understood: true }),
      openStatement(context, found, cases),
      // They stay staged, without an outcome: what an admin says of a word may make them another row.
      db.orm.run(sql`UPDATE license_import_rows SET outcome = NULL WHERE import_no = ${importNo}
        AND row_no IN (SELECT value FROM json_each(${JSON.stringify(rejected.map(({ rowNo }) => rowNo))}))`),
    ],
  });
  if (written.kind !== "committed") throw busy(importNo);
}

/** What a row leaves to an admin. */
function casesOf(result: RowResult): NewCase[] {
  const { row, kind } = result;
  // Without an NPN no admin can add them: they are counted and wait for a list that has it.
  if (kind === "unplaced")
    return !("name" in row.facts) || row.facts.withoutNpn
      ? []
      : [caseOfRow(row, "place", { reason: placeProblem(row.facts) })];
  if (kind !== "rejected" && kind !== "license") return [];
  const reason =
    kind === "rejected"
      ? result.problem
      : `The list has the license ${row.key} for ${result.agent.firstName} ${result.agent.lastName}.`;
  const cases = result.questions.map(({ license, marks }) =>
    caseOfRow(row, "name", { license, marks, reason }),
  );
  return kind === "license" ? [...cases, ...leavingOf(result)] : cases;
}

/** That the list says of somebody who is listed here that they died or retired: their license is over, an admin says the rest. */
function leavingOf({ row, agent, license, after }: Extract<RowResult, { kind: "license" }>): NewCase[] {
  const left = "left" in row.facts ? row.facts.left : undefined;
  if (left === undefined || license === null || agent.office === undefined || !isEnding(after.status))
    return [];
  const reason = `The list says that the holder of the license ${row.key} ${left === "deceased" ? "has died" : "has retired"}.`;
  return [caseOfRow(row, "left", { license, reason })];
}

/** Outcomes that have a column of their own. */
const COUNTED = [
  "created",
  "added",
  "changed",
  "ended",
  "confirmed",
  "moved",
  "unchanged",
  "unplaced",
  "unlisted",
  "unmatched",
  "uncataloged",
] as const satisfies readonly RowOutcome[];

/** The labels and statuses of some rows that no table knows. */
const unknownIn = (rows: readonly StagedRow[]): Results["unknown"] => ({
  lines: rows.flatMap(({ facts }) =>
    "unknownLines" in facts ? (facts.unknownLines?.split("; ") ?? []) : [],
  ),
  statuses: rows.flatMap(({ facts }) => ("unknownStatus" in facts ? (facts.unknownStatus ?? []) : [])),
  carriers: [],
});

/** Adds words that no table knows to those of the import; new ones only while there is room. */
function countUnknown(before: UnknownWords, unknown: Results["unknown"]): UnknownWords {
  const added = (words: Readonly<Record<string, number>>, met: readonly string[]) => {
    const counts = { ...words };
    for (const word of met)
      if (Object.hasOwn(counts, word) || Object.keys(counts).length < UNKNOWN_WORDS_KEPT)
        counts[word] = (counts[word] ?? 0) + 1;
    return counts;
  };
  return {
    lines: added(before.lines, unknown.lines),
    statuses: added(before.statuses, unknown.statuses),
    carriers: added(before.carriers, unknown.carriers),
  };
}

/** A staged row's cells as the file's columns had them, as far as they were read. */
function cellsOf({ layout }: Import, row: StagedRow): string[] {
  const values: Readonly<Record<string, unknown>> = {
    ...row.facts,
    npn: row.npn,
    number: row.key,
    lines: row.stateLabel,
  };
  const cells = layout.headings.map(() => "");
  for (const [field, at] of Object.entries(layout.columns)) {
    const value = field === "lastName" ? values.name : field === "firstName" ? "" : values[field];
    if (typeof value === "boolean") cells[at] = value ? "Y" : "N";
    else cells[at] = value === null || value === undefined ? "" : String(value);
  }
  return cells;
}
