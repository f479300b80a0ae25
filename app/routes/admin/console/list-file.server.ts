/** A list as a file: all that the page lists, with its columns, read page by page while it is sent. */

import type { AuditEntry } from "#app/platform/audit.ts";
import type { AuditAct } from "#app/platform/audit-acts.ts";
import { recordActs } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { csvAnswer, streamCsv } from "#app/platform/csv-stream.ts";
import type { ListColumn } from "./console-list.tsx";
import { fileCellsOf } from "./list-file.ts";
import { type ListFilter, readColumns, readListQuery } from "./list-view.ts";

type ListFile<Name extends string, Filter, Row, Place> = {
  /** "people": the file is `people.csv`. */
  name: string;
  adminId: string;
  act: AuditAct;
  kind: AuditEntry["subject"]["kind"];
  filters: readonly (ListFilter & { name: Name })[];
  columns: readonly Pick<ListColumn<Row>, "key" | "optional" | "file">[];
  filterOf: (query: { [One in Name]?: string }) => Filter;
  /** Rows of the list, from a place on. */
  read: (
    context: Pick<AppContext, "db">,
    filter: Filter,
    after: Place | null,
  ) => Promise<{ rows: readonly Row[]; next: Place | null }>;
};

/** Answers with the file. Who took it, and how it was narrowed, is in the log: such lists hold what is people’s. */
export async function answerListFile<const Name extends string, Filter, Row, Place>(
  request: Request,
  context: AppContext,
  { name, adminId, act, kind, filters, columns, filterOf, read }: ListFile<Name, Filter, Row, Place>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, filters);
  await recordActs(context, [
    { actorId: adminId, act, subject: { kind, id: "list" }, after: narrowedBy(filters, query) },
  ]);
  const cells = fileCellsOf(columns, readColumns(searchParams, columns));
  // Behind the headers: the answer's own count of round trips is told by then.
  const db = context.databaseAside();
  const file = streamCsv<Place>(
    cells.map(([heading]) => heading),
    async (after) => {
      const { rows, next } = await read({ db }, filterOf(query), after);
      return { rows: rows.map((row) => cells.map(([, cell]) => cell(row))), next };
    },
  );
  return csvAnswer(file, `${name}.csv`);
}

/** Of what was typed, that something was: it may be somebody's name. The order of rows narrows nothing. */
export function narrowedBy(
  filters: readonly ListFilter[],
  query: Readonly<Record<string, string | undefined>>,
): Record<string, string | boolean> {
  const said: Record<string, string | boolean> = {};
  let searched = false;
  for (const { name, options, type } of filters) {
    const value = query[name];
    if (value === undefined) continue;
    if (options === undefined && type !== "date") searched = true;
    else if (name !== "order") said[name] = value;
  }
  return searched ? { ...said, searched } : said;
}
