/** All that waits in a queue, in the order of its clock: the same pages for every queue. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "./context.ts";
import { cursorOf, idKey, wholeKey } from "./cursor.ts";
import { countStatement, FILE_PAGE_ROWS, readCount, takeFilePage, takePage } from "./list-page.ts";
import { type integer, type RowOf, rowsOf, type text } from "./rows.ts";

const PAGE_ROWS = 50;

const waitingCursor = cursorOf({ at: wholeKey(), id: idKey });
type WaitingPlace = NonNullable<ReturnType<typeof waitingCursor.parse>>;

type Named = { id: typeof text };
type WaitingQuery = {
  columns: SQL;
  /** `FROM … JOIN …`, counted as it is read. */
  from: SQL;
  /** What waits, and what narrows it further; nothing of it for an answer that was not given. */
  where: readonly (SQL | undefined)[];
  /** What they wait by, the smallest first, and their id. */
  at: SQL;
  id: SQL;
};

/**
 * A queue as a list of the console reads it, what presses most first: `page` answers with its rows and how many there are,
 * in one round trip, `file` with the rows of a file, so many at once. `at` names the column that they wait by.
 */
export function waitingList<
  S extends Named & Readonly<Record<At, typeof integer>>,
  At extends string,
  Filter,
>(name: string, shape: S, at: At, queryOf: (filter: Filter) => WaitingQuery) {
  type Context = Pick<AppContext, "db">;
  const placeOf = (last: RowOf<S>): WaitingPlace => ({ at: Number(last[at]), id: String(last.id) });
  const all = ({ where }: WaitingQuery) =>
    sql.join(
      where.filter((one) => one !== undefined),
      sql` AND `,
    );
  const statement = ({ db }: Context, query: WaitingQuery, after: WaitingPlace | null, most: number) => {
    const place = after === null ? sql`` : sql`AND (${query.at}, ${query.id}) > (${after.at}, ${after.id})`;
    return rowsOf(
      db,
      name,
      shape,
      sql`SELECT ${query.columns} ${query.from} WHERE ${all(query)} ${place}
        ORDER BY ${query.at}, ${query.id} LIMIT ${most}`,
    );
  };
  return {
    place: (after: string | null) => waitingCursor.parse(after),
    async page({ db }: Context, filter: Filter, after: WaitingPlace | null) {
      const query = queryOf(filter);
      const { rows, counts } = await db.read({
        rows: statement({ db }, query, after, PAGE_ROWS + 1),
        counts: countStatement(db, name, sql`${query.from} WHERE ${all(query)}`),
      });
      const page = takePage(rows, PAGE_ROWS, (last) => waitingCursor.write(placeOf(last)));
      return { ...page, count: readCount(counts) };
    },
    async file({ db }: Context, filter: Filter, after: WaitingPlace | null) {
      const [rows] = await db.batch([statement({ db }, queryOf(filter), after, FILE_PAGE_ROWS)]);
      return takeFilePage(rows, placeOf);
    },
  };
}

/** What has these letters in it, in some case, for `LIKE … ESCAPE '\'`. Only what waits is looked through by it. */
export const having = (find: string): string => `%${find.replace(/[\\%_]/g, "\\$&")}%`;
