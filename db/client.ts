/** The one way to the database: libSQL over HTTP, the same in Node, in workerd and at the edge. */
import { createClient, type InValue } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
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
};

const KEPT_STREAMS = 8;

/**
 * Opens a client and the query builder over it. Nothing is sent until the first query; `client.batch()` and
 * `orm.batch()` are one round trip each, `ormToWrite.batch()` too, for what writes; `read` is the quickest, for what
 * reads. Throws `TypeError` for an address that is not a network one.
 */
export function createDatabase({ url, authToken, fetch, keptStreams = KEPT_STREAMS }: DatabaseOptions) {
  if (!/^(https?|wss?|libsql):\/\//.test(url)) {
    throw new TypeError(`The database address must be a network URL, such as http://127.0.0.1:8080: ${url}`);
  }
  const streams = keepStreams(unpressed(fetch ?? toldOnce), keptStreams);
  const client = patient(
    createClient({
      url,
      // The client's own queue (twenty by default) would let one request wait for another's promise, which workerd
      // forbids: the one that waits is then said to hang. The platform and sqld bound what is open at once.
      concurrency: Number.MAX_SAFE_INTEGER,
      ...(authToken === undefined ? {} : { authToken }),
      fetch: streams.fetch,
    }),
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

/**
 * sqld says TRANSACTION_TIMEOUT of every statement that comes after its five seconds. The client hands on the first and
 * leaves the others unhandled, which ends a Node process (a seed on a busy machine). So the whole batch is told once.
 */
const toldOnce: typeof globalThis.fetch = async (input, init) => {
  const response = await globalThis.fetch(input, init);
  const text = await response.text();
  const { status, headers } = response;
  if (!text.includes("TRANSACTION_TIMEOUT")) return new Response(text, { status, headers });
  const body: PipelineAnswer = JSON.parse(text);
  const results = body.results?.map((one) => {
    const error = one.response?.result?.step_errors?.find((step) => step?.code === "TRANSACTION_TIMEOUT");
    return error ? { type: "error", error } : one;
  });
  return new Response(JSON.stringify({ ...body, results }), { status, headers });
};
type PipelineAnswer = {
  results?: { response?: { result?: { step_errors?: ({ code?: string } | null)[] } } }[];
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
 * nothing, so it may be repeated whatever it is.
 */
function patient(client: Database): Database {
  const { batch, execute, migrate } = client;
  return Object.assign(client, {
    batch: (...args: Parameters<typeof batch>) => untilFree(() => batch.apply(client, args)),
    execute: (...args: Parameters<typeof execute>) => untilFree(() => execute.apply(client, args)),
    migrate: (...args: Parameters<typeof migrate>) => untilFree(() => migrate.apply(client, args)),
  });
}

const BUSY_TRIES = 7;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/** Three seconds at most, by pauses that double and are never quite the same. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= BUSY_TRIES || !isBusy(error)) throw error;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }
}

/** Whether another write was in the way, or sqld took the transaction back after its five seconds: nothing of it stands. */
export const isBusy = (error: unknown): boolean =>
  findError(error, (one) =>
    /SQLITE_BUSY|TRANSACTION_TIMEOUT/.test(`${"code" in one ? one.code : ""} ${one.message}`),
  ) !== null;

/** The first error that fits, of the error itself and what caused it. */
export function findError(error: unknown, fits: (one: Error) => boolean): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) if (fits(at)) return at;
  return null;
}
