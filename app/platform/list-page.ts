/** What every long list of rows shares: how far its rows are counted, and where its next page begins. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { integer, rowsOf } from "./rows.ts";

/** Nobody needs to know whether it is a million or two, and counting them costs as much as reading them. */
export const COUNTED_ROWS = 10_000;

/** How many rows a list has; `more` says that counting stopped there. */
export type ListCount = { rows: number; more: boolean };

/** Counts what `from` names (`FROM users u WHERE …`), as far as it is counted. */
export const countStatement = (db: Database, name: string, from: SQL) =>
  rowsOf(
    db,
    `how many ${name}`,
    { many: integer },
    sql`SELECT count(*) many FROM (SELECT 1 ${from} LIMIT ${COUNTED_ROWS + 1})`,
  );

/** Reads what `countStatement` answered. */
export function readCount(rows: readonly { many: number }[]): ListCount {
  const many = rows[0]?.many ?? 0;
  return { rows: Math.min(many, COUNTED_ROWS), more: many > COUNTED_ROWS };
}

/** The rows of a page, of which one more than `most` was asked for; `next` is where the one after it begins. */
export function takePage<Row>(
  rows: readonly Row[],
  most: number,
  writeCursor: (last: Row) => string,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { rows: page, next: rows.length > most && last !== undefined ? writeCursor(last) : null };
}
