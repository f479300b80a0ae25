/** The one way to the database: libSQL over HTTP, the same in Node, in workerd and at the edge. */
import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import * as schema from "./schema/index.ts";

export type DatabaseOptions = {
  /** `http:`, `https:`, `ws:`, `wss:` or `libsql:`. Files are refused: they lose commits under contention. */
  url: string;
  authToken?: string | undefined;
  /** Replaces the global `fetch`, for instance to count round trips. */
  fetch?: typeof globalThis.fetch | undefined;
};

/**
 * Opens a client and the query builder over it. Nothing is sent until the first query; `client.batch()` and
 * `orm.batch()` are one round trip each, `ormToWrite.batch()` too, for what writes. Throws `TypeError` for an address that is not a network one.
 */
export function createDatabase({ url, authToken, fetch }: DatabaseOptions) {
  if (!/^(https?|wss?|libsql):\/\//.test(url)) {
    throw new TypeError(`The database address must be a network URL, such as http://127.0.0.1:8080: ${url}`);
  }
  const client = createClient({
    url,
    // The client's own queue (twenty by default) would let one request wait for another's promise, which workerd
    // forbids: the one that waits is then said to hang. The platform and sqld bound what is open at once.
    concurrency: Number.MAX_SAFE_INTEGER,
    ...(authToken === undefined ? {} : { authToken }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const ormToWrite = drizzle(
    new Proxy(client, {
      // Takes the lock when it begins: one that first reads and then finds the lock gone would have to begin anew.
      get: (target, name) =>
        name === "batch"
          ? (statements: Parameters<typeof client.batch>[0]) => target.batch(statements, "write")
          : Reflect.get(target, name, target),
    }),
    { schema },
  );
  return { client, orm: drizzle(client, { schema }), ormToWrite };
}
