/** Bulk writes: what the server has no time for in one transaction is written in halves, without retrying the size. */
import type { Client } from "@libsql/client/web";

type Batch = Client["batch"];
type Statement = Parameters<Batch>[0][number];
type Results = Awaited<ReturnType<Batch>>;

/** Called with how many statements go together from now on. */
export type OnHalved = (statements: number) => void;

/** Not even one statement was finished in the time that sqld gives it. */
export class TooSlowError extends Error {
  override name = "TooSlowError";
}

/**
 * A `batch` for many statements: one transaction as long as the server is fast enough. When sqld gives one up, half as
 * many go together from then on, down to one at a time, without a transaction that could end too early. A failure in
 * the middle leaves what was written before it. Throws `TooSlowError`.
 */
export function batchInHalves(
  { batch, execute }: Pick<Client, "batch" | "execute">,
  isTooSlow: (error: unknown) => boolean,
  onHalved: OnHalved,
): Batch {
  let most = Number.POSITIVE_INFINITY;
  return async (statements, mode) => {
    const results: Results = [];
    while (results.length < statements.length) {
      const some = statements.slice(results.length, results.length + most);
      const [first] = some;
      try {
        results.push(
          ...(first === undefined || some.length > 1
            ? await batch(some, mode)
            : [await runAlone(execute, first)]),
        );
      } catch (error) {
        if (first === undefined || !isTooSlow(error)) throw error;
        if (some.length === 1) throw tooSlow(first, error);
        most = Math.ceil(some.length / 2);
        onHalved(most);
      }
    }
    return results;
  };
}

const runAlone = (execute: Client["execute"], statement: Statement) =>
  Array.isArray(statement) ? execute(...statement) : execute(statement);

function tooSlow(statement: Statement, cause: unknown): TooSlowError {
  const [first] = Array.isArray(statement) ? statement : [statement];
  const sql = typeof first === "string" ? first : first.sql;
  const [name = "a statement"] =
    /(INSERT INTO|UPDATE|DELETE FROM|(CREATE|DROP) [A-Z ]+) ["`]?\w+/.exec(sql) ?? [];
  return new TooSlowError(
    `The database is too slow: it had no time for a single statement (${name}). Something else keeps this machine or its disk busy; try again when that has ended.`,
    { cause },
  );
}
