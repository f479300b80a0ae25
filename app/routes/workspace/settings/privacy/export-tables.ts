/** The export of an account as tables: one CSV for each list that the JSON nests. */
import Papa from "papaparse";
import type { ZippedFile } from "#app/platform/files/zip.ts";
import { FORMULA } from "#app/platform/lists/formulas.ts";

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** `membershipRequests` is in `membership-requests.csv`. */
const fileName = (...names: string[]) =>
  `${names.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join("-")}.csv`;
const asRow = (value: unknown): Row => (isObject(value) ? value : { value });

/** Each list is a table with its name, each object a table of one row; single values are in `account.csv`. */
export function tablesOf(file: Row): Map<string, readonly Row[]> {
  const tables = new Map<string, readonly Row[]>();
  const account: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(file)) {
    if (Array.isArray(part)) tables.set(fileName(name), part.map(asRow));
    else if (!isObject(part)) account[name] = part;
    else {
      const inner = Object.entries(part);
      for (const [list, rows] of inner)
        if (Array.isArray(rows)) tables.set(fileName(name, list), rows.map(asRow));
      const single = inner.filter(([, value]) => !Array.isArray(value));
      if (single.length > 0) tables.set(fileName(name), [Object.fromEntries(single)]);
    }
  }
  tables.set(fileName("account"), [account]);
  return tables;
}

/** Times are written as ISO 8601, not as milliseconds. */
function cellOf(column: string, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && /(?:At|^at)$/.test(column) && Number.isFinite(value))
    return new Date(value).toISOString();
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : JSON.stringify(value);
}

/** The rows, with every column that any of them has. */
function csvOf(rows: readonly Row[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (fields.length === 0) return "";
  const data = rows.map((row) => fields.map((field) => cellOf(field, row[field])));
  return `${Papa.unparse({ fields, data }, { newline: "\r\n", escapeFormulae: FORMULA })}\r\n`;
}

/** The tables as files, each written when it is read. */
export function* csvFiles(file: Row): Generator<ZippedFile> {
  for (const [name, rows] of tablesOf(file)) yield { name, text: csvOf(rows) };
}
