/**
 * A list or a queue of the admin console: one definition says all of it, and four routes read it (docs/decisions, 0103).
 * Definitions stay on the server; a page gets cells as data.
 */

import type { BulkAct, BulkTarget } from "#app/domains/bulk/types.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths, type Query } from "#app/paths/paths.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AuditAct } from "#app/platform/audit/audit-acts.ts";
import type { AppContext } from "#app/platform/context.ts";
import { recordActs } from "#app/platform/database/commit.ts";
import { csvAnswer, streamCsv } from "#app/platform/lists/csv-stream.ts";
import type { ListCount } from "#app/platform/lists/list-page.ts";
import { type ToastMessage, writeToast } from "#app/platform/reader/toast-cookie.ts";
import { BACK_TO_TODAY } from "../today/today-address.ts";
import type { Cell } from "./cells.ts";
import type { ListColumnHead, ListPage } from "./list-page.ts";
import { columnsQuery, type ListFilter, readColumns, readListQuery } from "./list-view.ts";

/** A cell of a file. */
export type FileCell = string | number | null;

/** A time in a file: ISO 8601, in UTC. */
export const fileMoment = (timeMs: number | null): FileCell =>
  timeMs === null ? null : new Date(timeMs).toISOString();

/** `file`: the headings that the CSV file has while the column is shown, each with its cell. */
export type ListColumn<Row, InFile = Row> = ListColumnHead & {
  /** `here`: the filters and columns of the list's address. */
  cell: (row: Row, here: Query) => Cell;
  file?: Readonly<Record<string, (row: InFile) => FileCell>>;
};

/** An act on many rows in words. */
export type ActWords = {
  /** "Archive" 40 people. */
  verb: string;
  /** What happens then. */
  means: string;
  /** On the list's button, where the verb is not enough. */
  label?: string;
  danger?: boolean;
};

export type ListBulk<Row> = {
  target: BulkTarget;
  /** The row's check box, for screen readers: "Choose Ada Quill". */
  choose: (row: Row) => string;
  /** Headings of a row's name and of what tells it from others, and the name of a row that is gone. */
  heading: string;
  about: string;
  gone: string;
  open: (id: string) => string;
  /** Who reads the reason. */
  reason: string;
  acts: Readonly<Partial<Record<BulkAct, ActWords>>>;
};

type Narrowed<Name extends string> = { [One in Name]?: string };
type Options = readonly { value: string; label: string }[];

export type ListSource<Name extends string, Filter, Row extends InFile, InFile, Place> = {
  /** "people": it is at `/admin-console/people`, and its file is `people.csv`. */
  name: string;
  /** Its address, where that is another. */
  to?: (query?: Query) => string;
  title: string;
  /** What the page is for, in a sentence; and for a search engine's snippet or a bookmark. */
  lead: string;
  description: string;
  /** What the table is called, where it is not the title. */
  label?: string;
  noun: { one: string; many: string };
  /** Shown when the list has no rows at all, with the next step. */
  empty?: string;
  /** Next to the title. */
  links?: readonly { to: string; label: string }[];

  filters: readonly (ListFilter & { name: Name })[];
  filterOf: (query: Narrowed<Name>) => Filter;
  columns: readonly ListColumn<Row, InFile>[];
  rowKey: (row: Row) => string;

  /** Where a page begins, read from `?after=`. */
  place: (after: string | null, query: Narrowed<Name>) => Place | null;
  /** A page of rows and how many there are, in one round trip; `options` are those that only the database knows. */
  page: (
    context: AppContext,
    filter: Filter,
    after: Place | null,
  ) => Promise<{
    rows: readonly Row[];
    next: string | null;
    count: ListCount;
    options?: { [One in Name]?: Options };
    /** Shown over this page of the list only. */
    head?: Partial<Pick<ListPage, "button" | "note" | "verification" | "empty">>;
  }>;
  /** A batch of the file's rows. */
  file: (
    context: Pick<AppContext, "db" | "clock" | "settings">,
    filter: Filter,
    after: Place | null,
  ) => Promise<{ rows: readonly InFile[]; next: Place | null }>;
  fileName?: string;
  /** The entry in the audit log when an admin takes the file: these lists hold personal data. */
  exported: { act: AuditAct; kind: AuditEntry["subject"]["kind"] };

  bulk?: ListBulk<Row>;
  /** What the page's buttons do, by their intent; answers with the toast. */
  acts?: Readonly<
    Record<string, (context: AppContext, adminId: string, form: FormData) => Promise<ToastMessage | null>>
  >;
  /** Where an act redirects to, if not to the list. */
  backTo?: (form: FormData) => string;
};

/** A list as its routes use it. */
export type ListDefinition = {
  name: string;
  to: (query?: Query) => string;
  title: string;
  label: string;
  noun: { one: string; many: string };
  filters: readonly ListFilter[];
  bulk: ListBulk<never> | null;
  acts: readonly string[];
  /** The page that the address asks for. */
  load: (request: Request, context: AppContext) => Promise<ListPage>;
  /** The same as a CSV file: all rows, with the columns of the page, read in batches while it is sent. */
  answerFile: (request: Request, context: AppContext, adminId: string) => Promise<Response>;
  /** Does what a button of the page says; returns where to redirect. Throws 400 for an intent that no button has. */
  act: (form: FormData, context: AppContext, adminId: string) => Promise<string>;
};

/** Makes the pages of a list out of its definition. */
export function defineList<const Name extends string, Filter, Row extends InFile, InFile, Place>(
  source: ListSource<Name, Filter, Row, InFile, Place>,
): ListDefinition {
  const { name, title, label = title, noun, filters, columns, bulk = null, acts = {} } = source;
  const to = source.to ?? ((query) => adminPaths.list(name, query));
  return {
    name,
    to,
    title,
    label,
    noun,
    filters,
    bulk,
    acts: Object.keys(acts),
    async load(request, context) {
      const { searchParams } = new URL(request.url);
      const query = readListQuery(searchParams, filters);
      const after = source.place(searchParams.get("after"), query);
      const shown = readColumns(searchParams, columns);
      const { rows, next, count, options, head } = await source.page(context, source.filterOf(query), after);
      const here: Query = { ...query, ...columnsQuery(shown, columns) };
      const drawn = columns.filter(({ key }) => shown.includes(key));
      return {
        ...{ name, title, label, noun, query, shown, next, count },
        to: to(),
        lead: source.lead,
        description: source.description,
        empty: source.empty ?? null,
        links: source.links ?? [],
        filters: filters.flatMap(({ pattern: _, hidden, ...one }) =>
          hidden ? [] : [{ ...one, ...optionsOf(one, options) }],
        ),
        columns: columns.map(({ cell: _, file: __, ...column }) => column),
        rows: rows.map((row) => ({
          key: source.rowKey(row),
          cells: Object.fromEntries(drawn.map(({ key, cell }) => [key, cell(row, here)])),
          choose: bulk?.choose(row) ?? null,
        })),
        first: after === null,
        file: adminPaths.listFile(name, here),
        bulk:
          bulk === null
            ? null
            : Object.entries(bulk.acts).map(([value, { verb, label: words = verb, danger = false }]) => ({
                value,
                label: words,
                danger,
              })),
        button: null,
        note: null,
        verification: null,
        ...head,
        nowMs: context.clock.now(),
      };
    },
    async answerFile(request, context, adminId) {
      const { searchParams } = new URL(request.url);
      const query = readListQuery(searchParams, filters);
      const { act, kind } = source.exported;
      await recordActs(context, [
        { actorId: adminId, act, subject: { kind, id: "list" }, after: narrowedBy(filters, query) },
      ]);
      const shown = readColumns(searchParams, columns);
      const cells = columns.flatMap(({ key, file }) =>
        file !== undefined && shown.includes(key) ? Object.entries(file) : [],
      );
      // Read after the headers are sent, which already say how many round trips the answer took.
      const reading = { db: context.databaseAside(), clock: context.clock, settings: context.settings };
      const stream = streamCsv<Place>(
        cells.map(([heading]) => heading),
        async (after) => {
          const { rows, next } = await source.file(reading, source.filterOf(query), after);
          return { rows: rows.map((row) => cells.map(([, cell]) => cell(row))), next };
        },
      );
      return csvAnswer(stream, `${source.fileName ?? name}.csv`);
    },
    async act(form, context, adminId) {
      const run = Object.hasOwn(acts, String(form.get("intent")))
        ? acts[String(form.get("intent"))]
        : undefined;
      if (run === undefined)
        throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
          status: 400,
        });
      const said = await run(context, adminId, form);
      if (said !== null) context.cookies.push(writeToast(said));
      if (form.has(BACK_TO_TODAY)) return paths.admin();
      return source.backTo?.(form) ?? to();
    },
  };
}

const optionsOf = <Name extends string>(
  { name }: { name: Name },
  options: { [One in Name]?: Options } | undefined,
) => (options?.[name] === undefined ? {} : { options: options[name] });

/** The filters for the audit log. Of a search only that there was one: it may be a name. The order narrows nothing. */
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
