/**
 * The database as requests see it: one `batch` is one round trip, counted. A database that does not answer becomes a
 * 503 that says which address and what to do. While it doesn't answer, nobody waits for it (`breaker.ts`).
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
import { createDatabase, findError, isBusy, isReadOnly } from "#db/client.ts";
import { createBreaker } from "./breaker.ts";
import { TROUBLE_HEADER } from "./trouble.ts";
import { CrowdedError, createWriteQueue } from "./write-queue.ts";

/** What the error screen needs to know. `address` never carries credentials, and is empty outside development. */
export type DatabaseTrouble = {
  trouble: "database-unreachable" | "database-read-only" | "database-empty" | "database-busy";
  address: string;
};

const NOT_TIMED_OUT = { refused: false, timedOut: false };
export type Database = ReturnType<typeof openDatabase>;

type Opened = ReturnType<typeof createDatabase>;
type Shared = {
  key: string;
  opened: Opened;
  breaker: ReturnType<typeof createBreaker>;
  /** Its last write was refused because it takes none. */
  readOnly: boolean;
};
let shared: Shared | undefined;

/** All writes of the isolate stand in one line. */
const writes = createWriteQueue();

/** Work behind answers, for all readers: together it counts as several sources, and may wait almost its full time. */
const BEHIND = "behind the answer";
const BEHIND_WEIGHT = 8;
const BEHIND_PATIENCE_MS = 20_000;
/** A probe asks for nothing; a database that can't do that in this time isn't back. */
const PROBE_MS = 2_000;
/** For whom the line was full, or the database too busy: come back in a moment. */
const BUSY_RETRY_SECONDS = "2";

/** One client per isolate. Between requests it only holds the names of streams, which any request may use. */
function sharedClient(settings: Settings): Shared {
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
      breaker: createBreaker(),
      readOnly: false,
    };
  }
  return shared;
}

/** Whether the database answers at all, asked for nothing and within two seconds. Never throws. */
export async function isAnswering(settings: Settings): Promise<boolean> {
  // A client of its own: a pooled stream would be one more thing that can be broken.
  const { client } = createDatabase({
    url: settings.databaseUrl,
    authToken: settings.databaseAuthToken,
    pooledStreams: 0,
    fetch: (input, init) => fetchWithDeadline(PROBE_MS, input, init),
  });
  try {
    await client.execute("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    client.close();
  }
}

class UnreachableError extends Error {
  override name = "UnreachableError";
  readonly timedOut: boolean;
  /** It has too much to do, and said so. */
  readonly refused: boolean;
  constructor(message: string, { timedOut = false, refused = false } = {}) {
    super(message);
    this.timedOut = timedOut;
    this.refused = refused;
  }
}

async function fetchWithDeadline(
  timeoutMs: number,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    // 429: the database has as many requests under way as it accepts.
    if (response.status >= 502 || response.status === 429)
      throw new UnreachableError(`HTTP ${response.status}`, { refused: response.status === 429 });
    return response;
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new UnreachableError(error instanceof Error ? error.message : String(error), { timedOut });
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
  const isolate = sharedClient(settings);
  const { breaker } = isolate;
  const { orm, ormToWrite } = isolate.opened;
  let roundTrips = 0;
  let answered = false;
  let lastTrouble: DatabaseTrouble["trouble"] | null = null;

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

  /** Counts a round trip, and makes a 503 of a database that does not answer, or takes no writes. */
  async function counted<T>(work: () => Promise<T>, isWrite = false): Promise<T> {
    if (breaker.isOpen()) {
      breaker.turnAway();
      if (breaker.takeProbe()) waitUntil(probe());
      throw turnedAway("database-unreachable");
    }
    roundTrips += 1;
    try {
      const result = await work();
      breaker.answered();
      if (isWrite && isolate.readOnly) {
        isolate.readOnly = false;
        log({ event: "database-writable", requestId });
      }
      return result;
    } catch (error) {
      const trouble = troubleOf(error, isWrite);
      if (trouble === null) {
        breaker.answered();
        throw error;
      }
      if (isNews(trouble, error))
        log({ event: trouble, requestId, address: hostOf(settings), message: messages(error) });
      throw turnedAway(trouble);
    }
  }

  /** Whether a trouble is logged: what lasts, when it begins. */
  function isNews(trouble: DatabaseTrouble["trouble"], error: unknown): boolean {
    if (trouble === "database-unreachable") {
      const unreachable = findError(error, (one) => one instanceof UnreachableError);
      const { refused, timedOut } = unreachable instanceof UnreachableError ? unreachable : NOT_TIMED_OUT;
      // One slow statement, while others are answered, is logged for itself.
      return refused || breaker.failed({ timedOut }) || !breaker.isOpen();
    }
    if (trouble !== "database-read-only") return true;
    const begins = !isolate.readOnly;
    isolate.readOnly = true;
    return begins;
  }

  function turnedAway(trouble: DatabaseTrouble["trouble"]): Response {
    lastTrouble = trouble;
    return Response.json(
      // Only developers may see the database's address.
      {
        trouble,
        address: settings.mail.through === "mailbox" ? hostOf(settings) : "",
      } satisfies DatabaseTrouble,
      {
        status: 503,
        headers: {
          [TROUBLE_HEADER]: trouble,
          ...(trouble === "database-busy" ? { "Retry-After": BUSY_RETRY_SECONDS } : {}),
        },
      },
    );
  }

  /** Asks behind an answer whether the database is back: no reader waits for it. */
  async function probe(): Promise<void> {
    const outage = breaker.probed(await isAnswering(settings));
    if (outage !== null) log({ event: "database-back", requestId, ...outage });
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
    /** What was wrong with the database for this request; null if nothing was. */
    trouble: () => lastTrouble,
    /** Whether the isolate's last write was refused because the database takes none. */
    isReadOnly: () => isolate.readOnly,
    batch,
    /** The same for what writes, when its turn has come. For `commit`, the outbox and the purges: everything else calls `commit`. */
    write<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
      statements: T,
    ): Promise<BatchResponse<T>> {
      return counted(() => inTurn(statements), true);
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

/** Whether an error is the 503 of a database, which was logged when the trouble began. */
export const isDatabaseTrouble = (error: unknown): error is Response =>
  error instanceof Response && error.status === 503 && error.headers.has(TROUBLE_HEADER);

const hostOf = ({ databaseUrl }: Settings): string => new URL(databaseUrl).host;

/** Whether it is what is thrown when the database has no time for a write: nothing of it was written. */
export const wasBusy = (error: unknown): boolean =>
  error instanceof Response && error.status === 503 && error.headers.has("Retry-After");

function messages(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 5; at = at.cause) parts.push(at.message);
  return parts.join(" · ").slice(0, 500);
}

function troubleOf(error: unknown, isWrite: boolean): DatabaseTrouble["trouble"] | null {
  // A server that blocks reads, too, is as good as none.
  if (isReadOnly(error)) return isWrite ? "database-read-only" : "database-unreachable";
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
