/** The one way to the database: libSQL over HTTP, the same in Node, in workerd and at the edge. */
import { type Client, createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { batchInHalves, type OnHalved } from "./client/halves.ts";
import { isBusy, isTooSlow, untilFree } from "./client/retry.ts";
import { poolStreams } from "./client/streams.ts";
import * as schema from "./schema/index.ts";

export { TooSlowError } from "./client/halves.ts";
export { findError, isBusy, isReadOnly, isTooSlow } from "./client/retry.ts";

export type DatabaseOptions = {
  /** `http:`, `https:`, `ws:`, `wss:` or `libsql:`. Files are refused: they lose commits under contention. */
  url: string;
  authToken?: string | undefined;
  /** Replaces the global `fetch`, for instance to count round trips. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How many streams are pooled (`client/streams.ts`), 8 by default; 0 opens one for each request. */
  pooledStreams?: number | undefined;
  /** For bulk writes that need not be one transaction: a batch too large for the server is halved (`client/halves.ts`). */
  onHalved?: OnHalved | undefined;
};

const POOLED_STREAMS = 8;

/**
 * Opens a client and Drizzle over it. Nothing is sent until the first query. `client.batch()`, `orm.batch()` and, for
 * writes, `ormToWrite.batch()` are one transaction and one round trip each, and retry while another write is in the way.
 * Throws `TypeError` for an address that is not a network one.
 */
export function createDatabase({
  url,
  authToken,
  fetch,
  pooledStreams = POOLED_STREAMS,
  onHalved,
}: DatabaseOptions) {
  if (!/^(https?|wss?|libsql):\/\//.test(url)) {
    throw new TypeError(`The database address must be a network URL, such as http://127.0.0.1:8080: ${url}`);
  }
  const client = createClient({
    url,
    // The client's own queue (twenty by default) would let one request wait for another's promise, which workerd
    // forbids: it reports the waiting one as hung. The platform and sqld limit how many are open.
    concurrency: Number.MAX_SAFE_INTEGER,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: poolStreams(fetch ?? ((...asked) => globalThis.fetch(...asked)), pooledStreams),
  });
  const patient = replace(client, patiently(client, onHalved));
  // Drizzle names no mode: a write must take the lock at the start, or it fails halfway.
  const toWrite = replace(patient, { batch: (statements) => patient.batch(statements, "write") });
  return { client: patient, orm: drizzle(patient, { schema }), ormToWrite: drizzle(toWrite, { schema }) };
}

/** Retries after a conflicting write. A batch that took too long is halved instead, if that is wanted. */
function patiently(client: Client, onHalved: OnHalved | undefined) {
  const again = onHalved === undefined ? isBusy : (error: unknown) => isBusy(error) && !isTooSlow(error);
  const batch: Client["batch"] = (...args) => untilFree(() => client.batch(...args), again);
  const execute: Client["execute"] = (...args: unknown[]) =>
    untilFree(() => Reflect.apply(client.execute, client, args));
  const migrate: Client["migrate"] = (...args) => untilFree(() => client.migrate(...args));
  return {
    batch: onHalved === undefined ? batch : batchInHalves({ batch, execute }, isTooSlow, onHalved),
    execute,
    migrate,
  };
}

/** The same client with some methods replaced. */
const replace = (client: Client, methods: Partial<Client>): Client =>
  new Proxy(client, {
    get(target, name) {
      const owner = name in methods ? methods : target;
      const value: unknown = Reflect.get(owner, name);
      return typeof value === "function" ? value.bind(owner) : value;
    },
  });
