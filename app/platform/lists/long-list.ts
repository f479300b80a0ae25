/** A long admin list from one query: its pages and its file. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { type integer, type RowOf, rowsOf, type Shape, type text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "./cursor.ts";
import { countStatement, FILE_PAGE_ROWS, readCount, takeFilePage, takePage } from "./list-page.ts";

const PAGE_ROWS = 50;

type LongList<S extends Shape, Filter, Place> = {
  /** For error messages about rows that don't have the shape. */
  name: string;
  shape: S;
  cursor: { parse: (text: string | null) => Place | null; write: (place: Place) => string };
  placeOf: (last: RowOf<S>) => Place;
  /** The rows after a cursor in the list's order, `SELECT … LIMIT most`. */
  select: (filter: Filter, after: Place | null, most: number) => SQL;
  /** The same rows, all of them, as `FROM … WHERE …`: to be counted. */
  from: (filter: Filter) => SQL;
  pageRows?: number;
};

/**
 * `page` returns the rows after a cursor and the total count in one round trip; `file` returns the rows of a file in
 * parts of this size; `place` parses the cursor.
 */
export function longList<const S extends Shape, Filter, Place>({
  name,
  shape,
  cursor,
  placeOf,
  select,
  from,
  pageRows = PAGE_ROWS,
}: LongList<S, Filter, Place>) {
  return {
    place: (after: string | null) => cursor.parse(after),
    async page({ db }: Pick<AppContext, "db">, filter: Filter, after: Place | null) {
      const { rows, counts } = await db.read({
        rows: rowsOf(db, name, shape, select(filter, after, pageRows + 1)),
        counts: countStatement(db, name, from(filter)),
      });
      const page = takePage(rows, pageRows, (last) => cursor.write(placeOf(last)));
      return { ...page, count: readCount(counts) };
    },
    async file({ db }: Pick<AppContext, "db">, filter: Filter, after: Place | null) {
      const [rows] = await db.batch([rowsOf(db, name, shape, select(filter, after, FILE_PAGE_ROWS))]);
      return takeFilePage(rows, placeOf);
    },
  };
}

const waitingCursor = cursorOf({ at: integerKey(), id: idKey });

type WaitingQuery = {
  columns: SQL;
  /** `FROM … JOIN …`, as it is counted and as it is read. */
  from: SQL;
  /** The waiting rows, and the filters on them; a filter without a value is left out. */
  where: readonly (SQL | undefined)[];
  /** What they wait by, the smallest first, and their id. */
  at: SQL;
  id: SQL;
};

/** A queue: what waits, in the order of its clock. `at` names the column that it waits by. */
export function waitingList<
  const S extends { id: typeof text } & Readonly<Record<At, typeof integer>>,
  At extends string,
  Filter,
>(name: string, shape: S, at: At, queryOf: (filter: Filter) => WaitingQuery) {
  const all = ({ from, where }: WaitingQuery) =>
    sql`${from} WHERE ${sql.join(
      where.filter((one) => one !== undefined),
      sql` AND `,
    )}`;
  return longList({
    name,
    shape,
    cursor: waitingCursor,
    placeOf: (last) => ({ at: Number(last[at]), id: String(last.id) }),
    select(filter: Filter, after, most) {
      const query = queryOf(filter);
      const place = after === null ? sql`` : sql`AND (${query.at}, ${query.id}) > (${after.at}, ${after.id})`;
      return sql`SELECT ${query.columns} ${all(query)} ${place} ORDER BY ${query.at}, ${query.id} LIMIT ${most}`;
    },
    from: (filter) => all(queryOf(filter)),
  });
}

/** Rows that contain these letters in any case, for `LIKE … ESCAPE '\'`. Only waiting rows are searched by it. */
export const having = (find: string): string => `%${find.replace(/[\\%_]/g, "\\$&")}%`;
