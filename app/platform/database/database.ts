/**
 * The database as requests see it: one `batch` is one round trip, counted. A database that does not answer becomes a
 * 503 that says which address and what to do.
 */
import { is, SQL, StringChunk } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import {
  SQLiteDeleteBase,
  SQLiteInsertBase,
  SQLiteSelectBase,
  SQLiteUpdateBase,
} from "drizzle-orm/sqlite-core";
import type { Settings } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import { createDatabase, findError, isBusy } from "#db/client.ts";
import { CrowdedError, createWriteQueue } from "./write-queue.ts";

/** What the error screen needs to know. `address` never carries credentials, and is empty outside development. */
export type DatabaseTrouble = {
  trouble: "database-unreachable" | "database-empty" | "database-busy";
  address: string;
};

export type Database = ReturnType<typeof openDatabase>;

type Opened = ReturnType<typeof createDatabase>;
let shared: { key: string; opened: Opened } | undefined;

/** All writes of the isolate stand in one line. */
const writes = createWriteQueue();

/** Work behind answers, for all readers: together it counts as several sources, and may wait almost its full time. */
const BEHIND = "behind the answer";
const BEHIND_WEIGHT = 8;
const BEHIND_PATIENCE_MS = 20_000;
/** For whom the line was full, or the database too busy: come back in a moment. */
const BUSY_RETRY_SECONDS = "2";

/** One client per isolate. Between requests it only holds the names of streams, which any request may use. */
function sharedClient(settings: Settings): Opened {
  const key = `${settings.databaseUrl} ${settings.databaseAuthToken ?? ""}`;
  if (shared?.key !== key) {
    shared = {
      key,
      opened: createDatabase({
        url: settings.databaseUrl,
        authToken: settings.databaseAuthToken,
        pooledStreams: settings.databasePooledStreams,
        fetch: (input, init) => fetchWithDeadline(settings.databaseTimeoutMs, input, init),
      }),
    };
  }
  return shared.opened;
}

class UnreachableError extends Error {
  override name = "UnreachableError";
}

async function fetchWithDeadline(
  timeoutMs: number,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    // 429: the database has as many requests under way as it accepts.
    if (response.status >= 502 || response.status === 429) throw new Error(`HTTP ${response.status}`);
    return response;
  } catch (error) {
    throw new UnreachableError(error instanceof Error ? error.message : String(error));
  }
}

/** Of the request that reads and writes. */
export type DatabaseUse = {
  log: Log;
  requestId: string;
  /** Whose writes these are: in the line for writes each source has its turn. */
  source: string;
  /** Lets a write that was sent come to its end although its reader has gone. */
  waitUntil(work: Promise<unknown>): void;
};

export function openDatabase(settings: Settings, { log, requestId, source, waitUntil }: DatabaseUse) {
  const { orm, ormToWrite } = sharedClient(settings);
  let roundTrips = 0;
  let answered = false;

  /** Sends a write when its turn has come. */
  async function inTurn<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    statements: T,
  ): Promise<BatchResponse<T>> {
    // Counted from the sending: what waits in line is no fault of the database.
    const leave = await writes.enter(answered ? BEHIND : source, {
      leaseMs: settings.databaseTimeoutMs * 2,
      patienceMs: answered ? BEHIND_PATIENCE_MS : settings.databaseTimeoutMs / 2,
      weight: answered ? BEHIND_WEIGHT : 1,
    });
    const sent = ormToWrite.batch(statements).finally(leave);
    waitUntil(sent.catch(() => {}));
    return sent;
  }

  /** Counts a round trip, and makes a 503 of a database that does not answer. */
  async function counted<T>(work: () => Promise<T>): Promise<T> {
    roundTrips += 1;
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      const { host } = new URL(settings.databaseUrl);
      log({ event: trouble, requestId, address: host, message: messages(error) });
      throw Response.json(
        // Only developers may see the database's address.
        { trouble, address: settings.mail.through === "mailbox" ? host : "" } satisfies DatabaseTrouble,
        {
          status: 503,
          ...(trouble === "database-busy" ? { headers: { "Retry-After": BUSY_RETRY_SECONDS } } : {}),
        },
      );
    }
  }

  function batch<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    statements: T,
  ): Promise<BatchResponse<T>>;
  function batch<T extends NamedStatements>(statements: T): Promise<NamedResults<T>>;
  /**
   * Runs read-only statements in one round trip and one transaction. Named statements return their results by name.
   * Throws a 503 Response if the database doesn't answer, and a TypeError for a statement that writes.
   */
  async function batch(statements: readonly BatchItem<"sqlite">[] | NamedStatements): Promise<unknown> {
    const [first, ...others] = Object.values(statements);
    if (first === undefined) throw new TypeError("A batch without statements.");
    if ([first, ...others].some(writesSomething))
      throw new TypeError("What writes something ends in a commit.");
    return named(statements, await counted(() => orm.batch([first, ...others])));
  }

  let waiting: WaitingRead[] = [];
  async function readWaiting(): Promise<void> {
    const reads = waiting;
    waiting = [];
    const [first, ...others] = reads.flatMap(({ statements }) => statements);
    if (first === undefined) return;
    try {
      const results: unknown[] = await batch([first, ...others]);
      for (const { statements, resolve } of reads) resolve(results.splice(0, statements.length));
    } catch (error) {
      // Each loader's document reads the body of what it is thrown.
      for (const { reject } of reads) reject(error instanceof Response ? error.clone() : error);
    }
  }

  function read<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    statements: T,
  ): Promise<BatchResponse<T>>;
  function read<T extends NamedStatements>(statements: T): Promise<NamedResults<T>>;
  /**
   * `batch` for read-only statements: what several loaders and queries of a page request in one turn of the event
   * loop travels together. Named statements return their results by name. An error in one fails all of them.
   */
  function read(statements: readonly BatchItem<"sqlite">[] | NamedStatements): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(readWaiting, 0);
      waiting.push({
        statements: Object.values(statements),
        resolve: (results) => resolve(named(statements, results)),
        reject,
      });
    });
  }

  return {
    /** Builds statements; nothing runs until they are given to `batch` or `read`. */
    orm,
    /** From here on no reader waits for these writes: they may take long, and all such work counts as one source. */
    goBehindAnswer() {
      answered = true;
    },
    /** Round trips made for this request so far. */
    roundTrips: () => roundTrips,
    batch,
    /** The same for what writes, when its turn has come. For `commit` and the outbox: everything else calls `commit`. */
    write<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
      statements: T,
    ): Promise<BatchResponse<T>> {
      return counted(() => inTurn(statements));
    },
    read,
  };
}

/** What `batch` and `read` give for the statements that such a function builds. */
export type ResultsOf<F extends (...args: never[]) => NamedStatements> = NamedResults<ReturnType<F>>;

/** Statements, each under the name that its result gets. */
export type NamedStatements = Readonly<Record<string, BatchItem<"sqlite">>>;
type NamedResults<T extends NamedStatements> = { [K in keyof T]: T[K]["_"]["result"] };

/** Results in the order of their statements, under their names if those have some. */
const named = (
  statements: readonly BatchItem<"sqlite">[] | NamedStatements,
  results: readonly unknown[],
): unknown =>
  Array.isArray(statements)
    ? results
    : Object.fromEntries(Object.keys(statements).map((name, at) => [name, results[at]]));

type WaitingRead = {
  statements: readonly BatchItem<"sqlite">[];
  resolve(results: unknown[]): void;
  reject(error: unknown): void;
};

/** For `catch`: continues without the answer if the database is down; rethrows anything else. */
export function nullWhenUnreachable(error: unknown): null {
  if (error instanceof Response && error.status === 503) return null;
  throw error;
}

/** Whether it is what is thrown when the database has no time for a write: nothing of it was written. */
export const wasBusy = (error: unknown): boolean =>
  error instanceof Response && error.status === 503 && error.headers.has("Retry-After");

function messages(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 5; at = at.cause) parts.push(at.message);
  return parts.join(" · ").slice(0, 500);
}

function troubleOf(error: unknown): DatabaseTrouble["trouble"] | null {
  if (findError(error, (one) => one instanceof CrowdedError) !== null || isBusy(error))
    return "database-busy";
  if (findError(error, (one) => one instanceof UnreachableError) !== null) return "database-unreachable";
  return findError(error, (one) => /no such table/.test(one.message)) === null ? null : "database-empty";
}

/**
 * Whether a statement changes anything. Checks Drizzle's own markers, not the class: the Worker's entry and the build
 * each have their own copy of it (decision 0016).
 */
export function writesSomething(statement: BatchItem<"sqlite">): boolean {
  if (is(statement, SQLiteSelectBase)) return false;
  if (is(statement, SQLiteInsertBase) || is(statement, SQLiteUpdateBase) || is(statement, SQLiteDeleteBase))
    return true;
  const text = "getSQL" in statement && typeof statement.getSQL === "function" ? statement.getSQL() : null;
  return is(text, SQL) && /\b(INSERT|UPDATE|DELETE|REPLACE INTO)\b/i.test(wordsOf(text));
}

/** The text of a statement and its parts, without values. */
const wordsOf = (text: SQL): string =>
  text.queryChunks
    .map((chunk) => (is(chunk, StringChunk) ? chunk.value.join(" ") : is(chunk, SQL) ? wordsOf(chunk) : ""))
    .join(" ");
