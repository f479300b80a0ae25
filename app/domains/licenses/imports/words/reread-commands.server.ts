/** Compares an import again after admins said what its words mean, from the rows that are staged: nobody uploads it twice. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { compareSome } from "../compare/compare-commands.server.ts";
import { busy } from "../import-busy.ts";
import { findImport, type Import, isAt, readStaged, stagedAfter } from "../import-rows.server.ts";
import { rereadRow } from "../rows/reread-row.ts";
import type { OnProgress, StagedRow, StateFacts } from "../types.ts";
import { findWords, knownWords } from "./word-queries.server.ts";

/** As many rows as are compared in one transaction, or more. */
const BATCH_ROWS = 1_000;
const CLEARED_AT_ONCE = 20_000;

/** Compares from the beginning what was compared and isn't applied. `not-compared`: it is in another phase. */
export async function startComparing(
  context: AppContext,
  importNo: number,
  by: string | null = null,
): Promise<"started" | "not-compared"> {
  const written = await commit(context, {
    guards: { compared: isAt(importNo, "compared", 0) },
    audit:
      by === null
        ? []
        : [
            {
              actorId: by,
              act: "import.compare",
              subject: { kind: "import", id: String(importNo) },
              before: { phase: "compared" },
              after: { phase: "comparing" },
            },
          ],
    statements: [
      context.db.orm.run(sql`UPDATE license_imports SET phase = 'comparing', cursor = 0, runs = ${by === null ? 0 : 1},
        stopped = '', unknown_words = '{}', created = 0, added = 0, changed = 0, ended = 0, confirmed = 0, moved = 0, unchanged = 0, unlisted = 0,
        unplaced = 0, unmatched = 0, uncataloged = 0,
        rejected = rejected - (SELECT count(*) FROM license_import_rejections
          WHERE import_no = ${importNo} AND understood) WHERE import_no = ${importNo}`),
      // Rows that were set aside for their name are staged, too, and are read and compared again.
      context.db.orm.run(
        sql`DELETE FROM license_import_rejections WHERE import_no = ${importNo} AND understood`,
      ),
      context.db.orm.run(sql`DELETE FROM list_cases WHERE import_no = ${importNo} AND status = 'found'`),
    ],
  });
  return written.kind === "committed" ? "started" : "not-compared";
}

/** The next step of comparing: the last row's number, or null where nothing is left to compare. Throws `ImportBusy`. */
export async function compareNext(
  context: AppContext,
  importNo: number,
  onProgress: OnProgress = () => {},
): Promise<number | null> {
  const found = await findImport(context, importNo);
  if (found?.phase === "comparing") {
    if (found.cursor === 0 && !(await clearCreated(context, importNo))) return 0;
    await rereadBatch(context, found);
  }
  return compareSome(context, importNo, onProgress);
}

/** Forgets whose profile an earlier comparison would have made. False where some are left. */
async function clearCreated({ db }: AppContext, importNo: number): Promise<boolean> {
  const [done] = await db.write([
    db.orm.run(sql`UPDATE license_import_rows SET outcome = NULL WHERE import_no = ${importNo} AND row_no IN
      (SELECT row_no FROM license_import_rows WHERE import_no = ${importNo} AND outcome = 'created'
        LIMIT ${CLEARED_AT_ONCE})`),
  ]);
  return done.rowsAffected < CLEARED_AT_ONCE;
}

/** Reads the rows that are compared next again, if somebody said what a word means since the import began. */
async function rereadBatch(
  context: AppContext,
  { importNo, stateCode, cursor, startedAt }: Import,
): Promise<void> {
  const meant = await findWords(context, stateCode);
  if (stateCode === null || !meant.some(({ decidedAt }) => decidedAt >= startedAt)) return;
  const { db } = context;
  const [read] = await db.batch([stagedAfter(context, importNo, cursor, BATCH_ROWS, false)]);
  const words = knownWords(meant);
  const changed = readStaged(read)
    .filter(isStateRow)
    .flatMap((row) => {
      const again = rereadRow(row, stateCode, words);
      return JSON.stringify(again) === JSON.stringify(row) ? [] : [again];
    });
  if (changed.length === 0) return;
  const rows = JSON.stringify(
    changed.map(({ rowNo, lines, facts }) => [rowNo, lines, JSON.stringify(facts)]),
  );
  const written = await commit(context, {
    guards: { cursor: isAt(importNo, "comparing", cursor) },
    statements: [
      db.orm.run(sql`UPDATE license_import_rows SET lines = j.value->>1, facts = j.value->>2
        FROM json_each(${rows}) j
        WHERE license_import_rows.import_no = ${importNo} AND license_import_rows.row_no = j.value->>0`),
    ],
  });
  if (written.kind !== "committed") throw busy(importNo);
}

const isStateRow = (row: StagedRow): row is StagedRow & { facts: StateFacts } => "name" in row.facts;
