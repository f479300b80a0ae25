/** The log as a file, read page by page while it is sent: memory stays bounded, however long the log is. */
import type { AppContext } from "#app/platform/context.ts";
import { streamCsv } from "#app/platform/csv-stream.ts";
import { FILE_PAGE_ROWS, takeFilePage } from "#app/platform/list-page.ts";
import type { AuditFilter } from "./audit-inputs.ts";
import { actsStatement, type ListedAct } from "./audit-queries.server.ts";

const COLUMNS: readonly (keyof ListedAct)[] = [
  "no",
  "at",
  "actorId",
  "act",
  "subjectKind",
  "subjectId",
  "reason",
  "before",
  "after",
  "hash",
  "previousHash",
];

const cell = (row: ListedAct, column: keyof ListedAct) =>
  column === "at" ? new Date(row.at).toISOString() : row[column];

/** Newest first, those that the filter lets through. A page is asked for when the one before it has been taken. */
export function streamActs(context: AppContext, filter: AuditFilter): ReadableStream<Uint8Array> {
  // Behind the headers: the answer's own count of round trips is told by then.
  const db = context.databaseAside();
  return streamCsv<{ no: number }>(COLUMNS, async (after) => {
    const [acts] = await db.batch([actsStatement({ db }, filter, { after, most: FILE_PAGE_ROWS })]);
    const { rows, next } = takeFilePage(acts, ({ no }) => ({ no }));
    return { rows: rows.map((row) => COLUMNS.map((column) => cell(row, column))), next };
  });
}
