/** What every long list shares: how far its rows are counted, and where its next page begins. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/database/database.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";

/** Whether it is one million or two doesn't matter, and counting rows costs as much as reading them. */
export const COUNTED_ROWS = 10_000;

/** Rows that a file reads at once. */
export const FILE_PAGE_ROWS = 2_000;

/** How many rows a list has; `more` says that counting stopped there. */
export type ListCount = { rows: number; more: boolean };

/** Counts the rows of `from` (`FROM users u WHERE …`), up to the limit. */
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

/** The rows of a page, for which one more than `most` was requested; `next` is where the next page begins. */
export function takePage<Row>(
  rows: readonly Row[],
  most: number,
  writeCursor: (last: Row) => string,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { rows: page, next: rows.length > most && last !== undefined ? writeCursor(last) : null };
}

/** The rows of one part of a file, and where the next part begins. */
export function takeFilePage<Row, Place>(
  rows: readonly Row[],
  placeOf: (last: Row) => Place,
): { rows: readonly Row[]; next: Place | null } {
  const last = rows.at(-1);
  return { rows, next: last === undefined || rows.length < FILE_PAGE_ROWS ? null : placeOf(last) };
}

/** A text after every text with this prefix. */
const END = "\u{10ffff}";
/** Texts with this prefix: a range of the column's index. */
export const beginsWith = (column: SQL, typed: string): SQL =>
  sql`${column} >= ${typed} AND ${column} < ${typed + END}`;
/** Lowercases ASCII capitals alone, as SQLite's own lower() does. */
export const asciiLower = (typed: string): string =>
  typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** How rows `l` of a union of ranges are read: the columns, the order, and the limit. */
type Arms = { columns: SQL; order: SQL; most: number };

/** The first rows of several ranges, each read in the list's order from its own index. */
export const firstOfArms = (arms: readonly SQL[], { columns, order, most }: Arms): SQL => {
  const each = arms.map(
    (arm) => sql`SELECT * FROM (SELECT ${columns} ${arm} ORDER BY ${order} LIMIT ${most})`,
  );
  return sql`SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) l ORDER BY ${order} LIMIT ${most}`;
};

/** All rows of several ranges, as `FROM …`: to be counted. */
export const allOfArms = (arms: readonly SQL[]): SQL =>
  sql`FROM (${sql.join(
    arms.map((arm) => sql`SELECT 1 ${arm}`),
    sql` UNION ALL `,
  )})`;
