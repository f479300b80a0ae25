/** The log as a file, read page by page while it is sent: memory stays bounded, however long the log is. */
import Papa from "papaparse";
import type { AppContext } from "#app/platform/context.ts";
import { FORMULA } from "#app/platform/formulas.ts";
import type { AuditFilter } from "./audit-inputs.ts";
import { actsStatement, type ListedAct } from "./audit-queries.server.ts";
import { FILE_PAGE_ROWS } from "./limits.ts";

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
const OPTIONS = { newline: "\r\n", escapeFormulae: FORMULA } as const;

const cell = (row: ListedAct, column: keyof ListedAct) =>
  column === "at" ? new Date(row.at).toISOString() : row[column];
const lines = (rows: readonly (readonly unknown[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    OPTIONS,
  )}\r\n`;

/** Newest first, those that the filter lets through. A page is asked for when the one before it has been taken. */
export function streamActs(context: AppContext, filter: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // Behind the headers: the answer's own count of round trips is told by then.
  const db = context.databaseAside();
  let after: { no: number } | null = null;
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!begun) {
          begun = true;
          controller.enqueue(encoder.encode(lines([COLUMNS])));
          return;
        }
        const [rows] = await db.batch([actsStatement({ db }, filter, { after, most: FILE_PAGE_ROWS })]);
        const last = rows.at(-1);
        if (last !== undefined)
          controller.enqueue(
            encoder.encode(lines(rows.map((row) => COLUMNS.map((column) => cell(row, column))))),
          );
        if (last === undefined || rows.length < FILE_PAGE_ROWS) controller.close();
        else after = { no: last.no };
      },
    },
    { highWaterMark: 0 },
  );
}
