/** Imports as admins run them from a page: a file that is brought, columns that are confirmed, then step by step. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { sweepStore } from "#app/platform/files/document-sweep.ts";
import {
  CRON_STEP_SECONDS,
  LIST_KEPT_DAYS,
  MOST_STEPS,
  READ_BATCHES,
  STRAY_DOCUMENT_MINUTES,
} from "../../limits.ts";
import { applySome, dropStaged } from "../apply-commands.server.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { DateOrder } from "../file/date-order.ts";
import { openImport, stageSome } from "../file/read-commands.server.ts";
import { UnreadableList } from "../file/survey.ts";
import { ImportBusy } from "../import-busy.ts";
import { findImport, type Import, importsStatement, isAt } from "../import-rows.server.ts";
import { rememberStatement } from "../layouts/remembered-layouts.server.ts";
import type { ListSource } from "../types.ts";
import { undoSome } from "../undo-commands.server.ts";
import { compareNext } from "../words/reread-commands.server.ts";
import type { BringListInput } from "./admin-inputs.ts";

const PREFIX = "imports/";

/** Where a list lies until it is read. Nothing from outside has a part in it. */
export const listName = (fileId: string): string => `${PREFIX}${fileId}`;

const sourceOf = ({ documents }: Pick<AppContext, "documents">, fileId: string): ListSource => ({
  async open(offset) {
    const stream = await documents.get(listName(fileId), offset);
    if (stream === null)
      throw new UnreadableList(
        "The file is gone. Files are kept for a week; bring it again as a new import.",
      );
    return stream;
  },
});

/** Takes a list that lies in the bucket: its number, or what is wrong with it. A file that is none is deleted at once. */
export async function bringList(
  context: AppContext,
  adminId: string,
  fileId: string,
  { list, state, readOn }: BringListInput,
): Promise<{ importNo: number } | { problem: string }> {
  try {
    const importNo = await openImport(context, sourceOf(context, fileId), {
      list,
      stateCode: list === "federal" ? null : state,
      readOn,
      file: { id: fileId, by: adminId },
    });
    return { importNo };
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    await context.documents.delete([listName(fileId)]);
    return { problem: error.message };
  }
}

/**
 * Says which columns are which, and begins to read by them; the next list with these headings has them already. `dates`: the
 * order of day and month, where the admin chose one. `begun`: somebody did before.
 */
export async function startReading(
  context: AppContext,
  adminId: string,
  found: Import,
  { columns, dates }: { columns: ColumnMap; dates: DateOrder | null },
): Promise<"started" | "begun"> {
  const { importNo, layout, list, stateCode, readOn, fileBytes } = found;
  const isOther = layout.dates !== null && dates !== null && dates !== layout.dates.order;
  const chosen = {
    ...layout,
    columns,
    dates: isOther && layout.dates !== null ? { ...layout.dates, order: dates, why: "chosen" } : layout.dates,
  };
  const written = await commit(context, {
    guards: {
      untouched: sql`EXISTS (SELECT 1 FROM license_imports WHERE import_no = ${importNo} AND phase = 'reading'
        AND cursor = 0 AND place IS NULL AND runs = 0 AND file_id IS NOT NULL)`,
    },
    audit: [
      {
        actorId: adminId,
        act: "import.start",
        subject: { kind: "import", id: String(importNo) },
        after: { list, state: stateCode, readOn, bytes: fileBytes },
      },
    ],
    statements: [
      context.db.orm.run(sql`UPDATE license_imports SET layout = ${JSON.stringify(chosen)}, runs = 1,
        stopped = '' WHERE import_no = ${importNo}`),
      rememberStatement(context, adminId, found, {
        columns,
        dates: chosen.dates?.why === "chosen" ? chosen.dates.order : null,
      }),
    ],
  });
  return written.kind === "committed" ? "started" : "begun";
}

/** Lets an import rest, or go on: the clock takes up what runs. What is done stands either way. */
export async function setRunning(context: AppContext, importNo: number, runs: boolean): Promise<void> {
  await commit(context, {
    statements: [
      context.db.orm.run(sql`UPDATE license_imports SET runs = ${runs ? 1 : 0}, stopped = ''
        WHERE import_no = ${importNo} AND phase IN ('reading', 'comparing', 'checking', 'applying', 'marking', 'undoing')
          AND (phase <> 'reading' OR place IS NOT NULL OR runs = 1)`),
    ],
  });
}

/**
 * Goes on with an import for so long at most, in steps that each stand for themselves. Somebody else may go on with it at
 * the same time: each step is done once. What cannot be gone on with is stopped with the reason.
 */
export async function goOn(context: AppContext, importNo: number, seconds: number): Promise<void> {
  const until = context.clock.now() + seconds * SECOND_MS;
  for (let steps = 0; steps < MOST_STEPS && context.clock.now() < until; steps += 1) {
    const found = await findImport(context, importNo);
    if (found === null || !found.runs) return;
    try {
      await step(context, found);
    } catch (error) {
      // Whoever else is at it goes on.
      if (error instanceof ImportBusy) return;
      if (!(error instanceof UnreadableList)) throw error;
      await stop(context, found, error.message);
      return;
    }
  }
}

async function step(context: AppContext, found: Import): Promise<void> {
  const { importNo, phase, fileId } = found;
  if (phase === "reading") {
    if (fileId === null) throw new UnreadableList("Its file isn’t here: it is read from the command line.");
    await stageSome(context, found, sourceOf(context, fileId), READ_BATCHES);
    const after = await findImport(context, importNo);
    if (after?.phase === "comparing") await context.documents.delete([listName(fileId)]);
  } else if (phase === "comparing" || phase === "checking") await compareNext(context, importNo);
  else if (phase === "applying" || phase === "marking") await applySome(context, importNo);
  else if (phase === "undoing") await undoSome(context, importNo);
}

async function stop(context: AppContext, { importNo, phase, cursor }: Import, why: string): Promise<void> {
  await commit(context, {
    guards: { same: isAt(importNo, phase, cursor) },
    statements: [
      context.db.orm.run(
        sql`UPDATE license_imports SET runs = 0, stopped = ${why} WHERE import_no = ${importNo}`,
      ),
    ],
  });
}

/** Every minute: goes on with the oldest import that runs, whether or not its page is open. */
export async function continueImports(context: AppContext): Promise<void> {
  const [[running], [left]] = await context.db.batch([
    importsStatement(context, sql`WHERE runs = 1 ORDER BY import_no LIMIT 1`),
    importsStatement(
      context,
      sql`WHERE phase = 'applied' AND applied_at > ${context.clock.now() - DAY_MS} AND EXISTS (SELECT 1
        FROM license_import_rows r WHERE r.import_no = license_imports.import_no AND r.outcome IS NOT 'unplaced') LIMIT 1`,
    ),
  ]);
  // What was broken off while it was cleared away.
  if (left !== undefined) await dropStaged(context, left.importNo);
  if (running !== undefined) await goOn(context, running.importNo, CRON_STEP_SECONDS);
}

/** Deletes lists that were read, and those that nobody read to their end within a week (`sweepStore`). */
export const sweepLists = (context: AppContext): Promise<void> =>
  sweepStore(context, {
    prefix: PREFIX,
    strayMinutes: STRAY_DOCUMENT_MINUTES,
    needed: (ids) => sql`SELECT file_id id FROM license_imports WHERE phase = 'reading'
      AND file_id IN (SELECT value FROM json_each(${ids}))
      AND started_at > ${context.clock.now() - LIST_KEPT_DAYS * DAY_MS} LIMIT 1000`,
  });
