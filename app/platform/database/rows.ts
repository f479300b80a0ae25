/**
 * Rows of raw SQL, checked against a declared shape. TypeScript believes the query's type; this checks the actual
 * columns: a missing column or one of another type is an error that names query and column.
 */
import type { ResultSet } from "@libsql/client/web";
import type { SQL } from "drizzle-orm";
import type { ZodType } from "zod";
import type { Database } from "./database.ts";

/** What a column of a result holds. `read` gives undefined for anything else. */
type Column<T> = { kind: string; read(value: unknown): T | undefined };
export type Shape = Readonly<Record<string, Column<unknown>>>;

/** A row of this shape. */
export type RowOf<S extends Shape> = { [K in keyof S]: S[K] extends Column<infer T> ? T : never };

const column = <T>(kind: string, read: Column<T>["read"]): Column<T> => ({ kind, read });

export const text = column("text", (value) => (typeof value === "string" ? value : undefined));
export const integer = column("integer", (value) =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : undefined,
);
export const real = column("number", (value) => (typeof value === "number" ? value : undefined));
/** 0 or 1: a flag's column, a comparison, EXISTS. */
export const flag = column("0 or 1", (value) => (value === 1 ? true : value === 0 ? false : undefined));

/** One of the values of a list. */
export const oneOf = <const T extends string>(values: readonly T[]): Column<T> =>
  column(`one of ${values.join(", ")}`, (value) => values.find((one) => one === value));

export const nullable = <T>({ kind, read }: Column<T>): Column<T | null> =>
  column(`${kind} or null`, (value) => (value === null ? null : read(value)));

/** JSON that the query has put together. Every row is parsed: for what is nested, not for plain columns. */
export const json = <T>(schema: ZodType<T>): Column<T> =>
  column("JSON of its schema", (value) => {
    const parsed = schema.safeParse(parseJson(value));
    return parsed.success ? parsed.data : undefined;
  });

/**
 * Many rows as one text, `json_group_array(json_array(…))` in the order of the shape. Reading it is several times as
 * fast as reading separate rows, in which the protocol wraps each value. SQLite writes 15 digits of a real.
 */
export const packed = <const S extends Shape>(shape: S): Column<RowOf<S>[]> => {
  const { read } = listed(shape);
  return column("packed rows of their shape", (value) => read(parseJson(value)));
};

/** One row as one text, `json_array(…)` in the order of the shape. */
export const packedRow = <const S extends Shape>(shape: S): Column<RowOf<S>> => {
  const columns = Object.entries(shape);
  return column("a packed row of its shape", (value) => readPacked<S>(columns, parseJson(value)));
};

/** Rows within what is packed: lists in the order of the shape. */
export const listed = <const S extends Shape>(shape: S): Column<RowOf<S>[]> => {
  const columns = Object.entries(shape);
  return column("rows of their shape", (value) => {
    if (!Array.isArray(value)) return undefined;
    const rows: RowOf<S>[] = [];
    for (const values of value) {
      const row = readPacked<S>(columns, values);
      if (row === undefined) return undefined;
      rows.push(row);
    }
    return rows;
  });
};

function readPacked<S extends Shape>(
  columns: readonly [string, Column<unknown>][],
  values: unknown,
): RowOf<S> | undefined {
  if (!Array.isArray(values) || values.length !== columns.length) return undefined;
  const row: Record<string, unknown> = {};
  for (const [at, [key, { read }]] of columns.entries()) {
    row[key] = read(values[at]);
    if (row[key] === undefined) return undefined;
  }
  return row as RowOf<S>;
}

function parseJson(value: unknown): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : undefined;
  } catch {
    // The parser's message would quote the value.
    return undefined;
  }
}

/**
 * A statement for `batch`, `read` or `commit`, with a name for error messages. Its rows have exactly the shape's
 * columns. The batch throws `TypeError` for any other row.
 */
export function rowsOf<const S extends Shape>(
  { orm }: Pick<Database, "orm">,
  name: string,
  shape: S,
  query: SQL,
) {
  const statement = orm.all<RowOf<S>>(query);
  const columns = Object.entries(shape);
  // By the columns' names, from what the client gave: Drizzle would copy each row first.
  statement.mapResult = (result) => readRows(name, columns, result);
  return statement;
}

function readRows(name: string, columns: readonly [string, Column<unknown>][], result: unknown): unknown[] {
  const { rows } = result as Pick<ResultSet, "rows">;
  return rows.map((row) => {
    const read: Record<string, unknown> = {};
    for (const [key, { kind, read: readColumn }] of columns) {
      read[key] = checked(name, key, kind, readColumn(row[key]), row[key]);
    }
    return read;
  });
}

function checked(name: string, key: string, kind: string, value: unknown, came: unknown): unknown {
  if (value === undefined)
    throw new TypeError(`${name}: ${key} should be ${kind}, and is ${formatKind(came)}.`);
  return value;
}

/** Never the value: it may be personal. */
function formatKind(value: unknown): string {
  if (value === undefined) return "missing";
  return value === null ? "null" : typeof value;
}
