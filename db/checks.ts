/** CHECK constraints for column values: our own mistakes fail when they are written, not when they are read. */
import { getTableName, is, sql } from "drizzle-orm";
import {
  type CheckBuilder,
  check,
  SQLiteBoolean,
  type SQLiteColumn,
  SQLiteText,
} from "drizzle-orm/sqlite-core";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * A CHECK named after table and column. It uses the bare column name, because a table that is being rebuilt has another
 * name meanwhile. NULL passes: NOT NULL is declared on the column.
 */
const checkOf = (column: SQLiteColumn, condition: (name: string) => string): CheckBuilder =>
  check(`${getTableName(column.table)}_${column.name}`, sql.raw(condition(`"${column.name}"`)));

/** Columns with a list hold one of its values; flags hold 0 or 1. */
export function listedValues(columns: Readonly<Record<string, SQLiteColumn>>): CheckBuilder[] {
  return Object.values(columns).flatMap((column) => {
    if (is(column, SQLiteBoolean)) return [checkOf(column, (name) => `${name} IN (0, 1)`)];
    return is(column, SQLiteText) && column.enumValues !== undefined ? oneOf(column.enumValues, column) : [];
  });
}

/** The same for columns typed as plain text. */
export const oneOf = (values: readonly string[], ...columns: SQLiteColumn[]): CheckBuilder[] =>
  columns.map((column) => checkOf(column, (name) => `${name} IN (${values.map(quoted).join(", ")})`));

export const between = (low: number, high: number, ...columns: SQLiteColumn[]): CheckBuilder[] =>
  columns.map((column) => checkOf(column, (name) => `${name} BETWEEN ${low} AND ${high}`));

/** Counts, minutes, sums of them. */
export const notNegative = (...columns: SQLiteColumn[]): CheckBuilder[] =>
  columns.map((column) => checkOf(column, (name) => `${name} >= 0`));

/** `YYYY-MM-DD` */
export const days = (...columns: SQLiteColumn[]): CheckBuilder[] =>
  columns.map((column) =>
    checkOf(column, (name) => `${name} GLOB ${quoted("[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]")}`),
  );

/** `YYYY-MM` */
export const months = (...columns: SQLiteColumn[]): CheckBuilder[] =>
  columns.map((column) =>
    checkOf(column, (name) => `${name} GLOB ${quoted("[12][0-9][0-9][0-9]-[01][0-9]")}`),
  );
