/** What an import has come to: counts, examples of each kind of row, and the rejected rows as a file. */
import { sql } from "drizzle-orm";
import Papa from "papaparse";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { integer, json, rowsOf, text } from "#app/platform/database/rows.ts";
import { WITHOUT_NPN_COUNTED } from "../limits.ts";
import { historyStatement, sameFileStatement } from "./admin/admin-queries.server.ts";
import { readWaiting, type WaitingAgent, waitingStatement } from "./agents/place-commands.server.ts";
import { carrierWord } from "./appointments/appointment-rows.ts";
import { catalogStatement } from "./appointments/carriers.server.ts";
import { EXAMPLES, exampleStatements, type ImportExample, readExamples } from "./example-queries.server.ts";
import { findImport, type Import, importsStatement, stateOf } from "./import-rows.server.ts";
import { rememberedStatement } from "./layouts/remembered-layouts.server.ts";
import { foldWord } from "./rows/known-words.ts";
import type { ImportState } from "./types.ts";
import type { CatalogCarrier, WordKind } from "./words/meanings.ts";
import { type MeantWord, wordsStatement } from "./words/word-queries.server.ts";

/** `meant`: what an admin has said of it since; null for nothing yet. */
export type UnknownWord = { kind: WordKind; word: string; rows: number; meant: MeantWord | null };

const REJECTED_AT_ONCE = 1_000;

export type ImportReport = ImportState & {
  examples: ImportExample[];
  rejections: { rowNo: number; reason: string }[];
  /** Licenses that an undo left as they are, because something changed them after the import. */
  skippedNumbers: string[];
  /** Profiles that the undo left, because somebody uses them. */
  skippedNames: string[];
  /** Labels of lines and statuses that no table knows, the most frequent first. */
  unknown: UnknownWord[];
  /** The carriers that an unknown one may be; empty where the list has none. */
  catalog: CatalogCarrier[];
  /** New agents who wait for a place, once the import is applied. */
  waiting: WaitingAgent[];
  layout: Import["layout"];
  /** Who chose these columns before, and when; null where nobody did. */
  remembered: { at: number; by: string | null } | null;
  /** Those of `unplaced` for which the list has no NPN, up to `WITHOUT_NPN_COUNTED`. */
  withoutNpn: number;
  /** What admins did to it, and when; empty of one from the command line. */
  history: { act: string; at: number; by: string | null }[];
  /** The same file, applied before. */
  same: { importNo: number; readOn: string } | null;
};

/** An import with examples; null when there is none. One round trip. The rows themselves are gone once it is applied. */
export async function findImportReport(
  context: Pick<AppContext, "db" | "clock">,
  importNo: number,
): Promise<ImportReport | null> {
  const { db } = context;
  const {
    imports,
    remembered,
    withoutNpn,
    words,
    carrierWords,
    catalog,
    history,
    same,
    rejections,
    skipped,
    skippedAgents,
    waiting,
    ...examples
  } = await db.batch({
    imports: importsStatement(context, sql`WHERE import_no = ${importNo} LIMIT 1`),
    words: wordsStatement(
      context,
      sql`(SELECT state_code FROM license_imports WHERE import_no = ${importNo})`,
    ),
    carrierWords: wordsStatement(context, ""),
    catalog: catalogStatement(context),
    remembered: rememberedStatement(
      context,
      sql`(SELECT layout->>'$.fingerprint' FROM license_imports WHERE import_no = ${importNo})`,
    ),
    withoutNpn: rowsOf(
      db,
      "new agents without an NPN",
      { count: integer },
      sql`SELECT count(*) count FROM (SELECT 1 FROM license_import_rows WHERE import_no = ${importNo}
          AND outcome = 'unplaced' AND npn = '' LIMIT ${WITHOUT_NPN_COUNTED})`,
    ),
    history: historyStatement(context, importNo),
    same: sameFileStatement(context, importNo),
    ...exampleStatements(context, importNo),
    rejections: rowsOf(
      db,
      "examples of rejected rows",
      { rowNo: integer, reason: text },
      sql`SELECT row_no rowNo, reason FROM license_import_rejections WHERE import_no = ${importNo}
        ORDER BY row_no LIMIT ${EXAMPLES}`,
    ),
    skipped: rowsOf(
      db,
      "licenses that an undo skipped",
      { number: text },
      sql`SELECT l.number FROM license_changes c JOIN licenses l ON l.license_no = c.license_no
        WHERE (SELECT skipped FROM license_imports WHERE import_no = ${importNo}) > 0 AND c.import_no = ${importNo} AND c.cause = 'import'
          AND NOT EXISTS (SELECT 1 FROM license_changes u WHERE u.import_no = ${importNo} AND u.cause = 'undo'
            AND u.license_no = c.license_no)
        ORDER BY c.change_no LIMIT ${EXAMPLES}`,
    ),
    waiting: waitingStatement(context, importNo),
    skippedAgents: rowsOf(
      db,
      "profiles that an undo kept",
      { name: text },
      sql`SELECT a.name FROM license_changes c JOIN agents a ON a.agent_no = c.agent_no
        WHERE (SELECT skipped_agents FROM license_imports WHERE import_no = ${importNo}) > 0 AND c.import_no = ${importNo}
          AND c.cause = 'import' AND c.license_no IS NULL AND c.before IS NULL AND c.after->'$.profile' IS NOT NULL
        ORDER BY c.change_no LIMIT ${EXAMPLES}`,
    ),
  });
  const [found] = imports;
  if (found === undefined) return null;
  return {
    ...stateOf(found),
    layout: found.layout,
    remembered: remembered[0] === undefined ? null : { at: remembered[0].at, by: remembered[0].by },
    withoutNpn: withoutNpn[0]?.count ?? 0,
    history,
    same: same[0] ?? null,
    examples: readExamples(context, found, examples),
    rejections,
    skippedNumbers: skipped.map(({ number }) => number),
    skippedNames: skippedAgents.map(({ name }) => name),
    unknown: unknownIn(found, [...(words[0]?.words ?? []), ...(carrierWords[0]?.words ?? [])]),
    catalog: found.list === "appointments" ? catalog : [],
    waiting: found.phase === "applied" ? readWaiting(waiting) : [],
  };
}

function unknownIn({ unknownWords }: Import, meant: readonly MeantWord[]): UnknownWord[] {
  const saidOf = new Map(meant.map((one) => [`${one.kind} ${one.word}`, one]));
  const of = (kind: WordKind, words: Readonly<Record<string, number>>) =>
    Object.entries(words).map(([word, rows]) => ({
      ...{ kind, word, rows },
      meant: saidOf.get(`${kind} ${kind === "carrier" ? carrierWord(word) : foldWord(word)}`) ?? null,
    }));
  return [
    ...of("line", unknownWords.lines),
    ...of("status", unknownWords.statuses),
    ...of("carrier", unknownWords.carriers),
  ].sort((a, b) => b.rows - a.rows);
}

/**
 * The rejected rows as CSV, under the file's own headings with row and reason behind them, so that they can be corrected and
 * imported again. What a spreadsheet would take for a formula is kept from being one.
 */
export async function* rejectedCsv(
  context: Pick<AppContext, "db">,
  importNo: number,
): AsyncGenerator<string> {
  const found = await findImport(context, importNo);
  if (found === null) return;
  const { headings } = found.layout;
  yield line([...headings, "Row", "Reason"]);
  for (let after = 0; ; ) {
    const [rows] = await context.db.batch([
      rowsOf(
        context.db,
        "rejected rows",
        { rowNo: integer, reason: text, cells: json(z.array(z.string())) },
        sql`SELECT row_no rowNo, reason, cells FROM license_import_rejections WHERE import_no = ${importNo}
          AND row_no > ${after} ORDER BY row_no LIMIT ${REJECTED_AT_ONCE}`,
      ),
    ]);
    if (rows.length === 0) return;
    after = rows.at(-1)?.rowNo ?? after;
    yield rows
      .map(({ rowNo, reason, cells }) =>
        line([
          ...headings.map((_, at) => cells[at] ?? ""),
          String(rowNo),
          reason,
          ...cells.slice(headings.length),
        ]),
      )
      .join("");
  }
}

const line = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: true, newline: "\r\n" })}\r\n`;
