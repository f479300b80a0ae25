/** All that waits in a queue, in the order of its clock: the same pages for every queue. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "./context.ts";
import { cursorOf, idKey, wholeKey } from "./cursor.ts";
import { countStatement, type ListCount, readCount, takePage } from "./list-page.ts";
import { type integer, type RowOf, rowsOf, type text } from "./rows.ts";

const PAGE_ROWS = 50;

export const waitingCursor = cursorOf({ at: wholeKey(), id: idKey });
export type WaitingPlace = NonNullable<ReturnType<typeof waitingCursor.parse>>;
export type WaitingPage<Row> = { rows: Row[]; count: ListCount; next: string | null };

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

/** A page of what waits, what presses most first, and how much there is. One round trip. */
export async function readWaiting<S extends Named & Readonly<Record<At, typeof integer>>, At extends string>(
  { db }: Pick<AppContext, "db">,
  name: string,
  shape: S,
  at: At,
  query: WaitingQuery,
  after: WaitingPlace | null,
): Promise<WaitingPage<RowOf<S>>> {
  const all = sql.join(
    query.where.filter((one) => one !== undefined),
    sql` AND `,
  );
  const place = after === null ? sql`` : sql`AND (${query.at}, ${query.id}) > (${after.at}, ${after.id})`;
  const { rows, counts } = await db.read({
    rows: rowsOf(
      db,
      name,
      shape,
      sql`SELECT ${query.columns} ${query.from} WHERE ${all} ${place}
        ORDER BY ${query.at}, ${query.id} LIMIT ${PAGE_ROWS + 1}`,
    ),
    counts: countStatement(db, name, sql`${query.from} WHERE ${all}`),
  });
  const page = takePage(rows, PAGE_ROWS, (last) =>
    waitingCursor.write({ at: Number(last[at]), id: String(last.id) }),
  );
  return { rows: page.rows, next: page.next, count: readCount(counts) };
}

/** What has these letters in it, in some case, for `LIKE … ESCAPE '\'`. Only what waits is looked through by it. */
export const having = (find: string): string => `%${find.replace(/[\\%_]/g, "\\$&")}%`;
