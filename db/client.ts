/** The one way to the database: libSQL over HTTP, the same in Node, in workerd and at the edge. */
import { createClient, type InValue } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { batchInHalves, type OnHalved } from "./halves.ts";
import { keepStreams } from "./kept-streams.ts";
import { openReads, type ReadResult, type ReadStatement } from "./quick-reads.ts";
import * as schema from "./schema/index.ts";

export type { ReadResult };

export type DatabaseOptions = {
  /** `http:`, `https:`, `ws:`, `wss:` or `libsql:`. Files are refused: they lose commits under contention. */
  url: string;
  authToken?: string | undefined;
  /** Replaces the global `fetch`, for instance to count round trips. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How many streams are used again (`kept-streams.ts`), 8 unless given; 0 opens one for each request. */
  keptStreams?: number | undefined;
  /** For what writes in bulk and need not be one transaction: a batch that is too much for the server is halved (`halves.ts`). */
  onHalved?: OnHalved | undefined;
};

const KEPT_STREAMS = 8;

/**
 * Opens a client and the query builder over it. Nothing is sent until the first query; `client.batch()` and
 * `orm.batch()` are one round trip each, `ormToWrite.batch()` too, for what writes; `read` is the quickest, for what
 * reads. Throws `TypeError` for an address that is not a network one.
 */
export function createDatabase({
  url,
  authToken,
  fetch,
  keptStreams = KEPT_STREAMS,
  onHalved,
}: DatabaseOptions) {
  if (!/^(https?|wss?|libsql):\/\//.test(url)) {
    throw new TypeError(`The database address must be a network URL, such as http://127.0.0.1:8080: ${url}`);
  }
  const streams = keepStreams(unpressed(fetch ?? ((...asked) => globalThis.fetch(...asked))), keptStreams);
  const client = patient(
    createClient({
      url,
      // The client's own queue (twenty by default) would let one request wait for another's promise, which workerd
      // forbids: the one that waits is then said to hang. The platform and sqld bound what is open at once.
      concurrency: Number.MAX_SAFE_INTEGER,
      ...(authToken === undefined ? {} : { authToken }),
      fetch: streams.fetch,
    }),
    onHalved,
  );
  const ormToWrite = drizzle(
    withBatch(client, (statements) => client.batch(statements, "write")),
    { schema },
  );
  const quickly = openReads({ url, authToken, ask: streams.ask });
  const read = (statements: readonly ReadStatement[]): Promise<ReadResult[]> =>
    quickly === null ? readSlowly(client, statements) : untilFree(() => quickly(statements));
  return { client, orm: drizzle(client, { schema }), ormToWrite, read };
}

/** By libSQL's own client, where the address is none that `openReads` knows. */
async function readSlowly(client: Database, statements: readonly ReadStatement[]): Promise<ReadResult[]> {
  const results = await client.batch(
    statements.map(({ sql, args }) => ({ sql, args: args as InValue[] })),
    "deferred",
  );
  return results.map(({ columns, rows }) => ({ columns, rows: rows.map((row) => Array.from(row)) }));
}

/**
 * sqld presses each answer as hard as it can for whoever takes it pressed, and a `fetch` says that it does unless told
 * otherwise: for one row that is most of what a question costs Node, and with Brotli 25 ms of the server's time.
 */
const unpressed =
  (send: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("Accept-Encoding", "identity");
    return send(input, { ...init, headers });
  };

type Database = ReturnType<typeof createClient>;

function withBatch(client: Database, batch: Database["batch"]): Database {
  return new Proxy(client, {
    get(target, name) {
      if (name === "batch") return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * The same client, which tries again what met another write or a checkpoint: what ends with SQLITE_BUSY (or TRANSACTION_TIMEOUT) has written
 * nothing, so it may be repeated whatever it is. A batch that took too long is halved instead, where that is wanted.
 */
function patient(client: Database, onHalved: OnHalved | undefined): Database {
  const { batch, execute, migrate } = client;
  const again = onHalved === undefined ? isBusy : (error: unknown) => isBusy(error) && !isTooSlow(error);
  const patiently: Pick<Database, "batch" | "execute"> = {
    batch: (...args) => untilFree(() => batch.apply(client, args), again),
    execute: (...args: unknown[]) => untilFree(() => Reflect.apply(execute, client, args), again),
  };
  return Object.assign(client, {
    ...patiently,
    ...(onHalved === undefined ? {} : { batch: batchInHalves(patiently, isTooSlow, onHalved) }),
    migrate: (...args: Parameters<typeof migrate>) => untilFree(() => migrate.apply(client, args)),
  });
}

const BUSY_TRIES = 7;
/** What took the server five seconds is hardly quicker a third time. */
const TOO_SLOW_TRIES = 2;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/** Three seconds at most, by pauses that double and are never quite the same. */
async function untilFree<T>(work: () => Promise<T>, again = isBusy): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= (isTooSlow(error) ? TOO_SLOW_TRIES : BUSY_TRIES) || !again(error)) throw error;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }
}

/** Whether sqld took the transaction back after its five seconds: nothing of it stands. */
export const isTooSlow = (error: unknown): boolean => saysOne(error, /TRANSACTION_TIMEOUT/);

/** Whether another write was in the way, or the transaction took too long: nothing of it stands. */
export const isBusy = (error: unknown): boolean => isTooSlow(error) || saysOne(error, /SQLITE_BUSY/);

const saysOne = (error: unknown, code: RegExp): boolean =>
  findError(error, (one) => code.test(`${"code" in one ? one.code : ""} ${one.message}`)) !== null;

/** The first error that fits, of the error itself and what caused it. */
export function findError(error: unknown, fits: (one: Error) => boolean): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) if (fits(at)) return at;
  return null;
}
