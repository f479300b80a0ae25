/** Writes rows in bulk: one JSON parameter per statement, several statements per transaction. */
import type { Client, InStatement } from "@libsql/client/web";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** sqld logs every statement that writes 2,000 rows or more. */
const ROWS_PER_STATEMENT = 1000;

const plans = new WeakMap<SQLiteTable, { sql: string; keys: string[] }>();

/** Statements that insert `rows` in order. Missing keys become NULL: defaults are not applied. */
export function insertStatements<T extends SQLiteTable>(
  table: T,
  rows: readonly Required<T["$inferInsert"]>[],
): InStatement[] {
  const { sql, keys } = planOf(table);
  return chunked(rows).map((chunk) => ({
    sql,
    args: [JSON.stringify(chunk.map((row: Record<string, unknown>) => keys.map((key) => row[key])))],
  }));
}

function planOf(table: SQLiteTable): { sql: string; keys: string[] } {
  const known = plans.get(table);
  if (known) return known;
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => column.name);
  const plan = { sql: insertSql(getTableName(table), names), keys: columns.map(([key]) => key) };
  plans.set(table, plan);
  return plan;
}

/** The same for a full-text table: `rows` are `[rowid, …columns]`. */
export function textStatements(
  table: "agent_text" | "organization_text" | "question_text",
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): InStatement[] {
  const sql = insertSql(table, ["rowid", ...columns]);
  return chunked(rows).map((chunk) => ({ sql, args: [JSON.stringify(chunk)] }));
}

/**
 * Takes a JSON array of rows, each an array of values. Every row is parsed once, into JSONB: reading twenty columns out
 * of its text costs half as much again as everything else.
 */
function insertSql(table: string, columns: readonly string[]): string {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((_, i) => `parsed->>${i}`).join(", ");
  return `WITH rows (parsed) AS MATERIALIZED (SELECT jsonb(value) FROM json_each(?))
    INSERT INTO "${table}" (${names}) SELECT ${values} FROM rows`;
}

function chunked<T>(rows: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    chunks.push(rows.slice(at, at + ROWS_PER_STATEMENT));
  return chunks;
}

/** Sends one transaction while the caller prepares the next; at most one is in progress. */
export class Sender {
  #client: Client;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Waits for the previous transaction, then starts this one. Throws an earlier one's error. */
  async send(statements: InStatement[]): Promise<void> {
    await this.#underWay;
    if (statements.length === 0) return;
    const sending = this.#client.batch(statements, "write");
    // The next send or flush throws the failure; until then it must not count as unhandled.
    sending.catch(() => undefined);
    this.#underWay = sending;
  }

  async flush(): Promise<void> {
    await this.#underWay;
  }
}
