/**
 * The database as requests see it: one `batch` is one round trip, counted; a database that does not answer
 * becomes a 503 that says which address and what to do.
 */
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { createDatabase } from "#db/client.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./log.ts";

/** What the error screen needs to know; `address` never carries credentials. */
export type DatabaseTrouble = { trouble: "database-unreachable" | "database-empty"; address: string };

export type Database = ReturnType<typeof openDatabase>;

type Opened = ReturnType<typeof createDatabase>;
let shared: { key: string; opened: Opened } | undefined;

/** The client is kept per isolate: it is stateless HTTP, so requests may share it. */
function sharedClient(settings: Settings): Opened {
  const key = `${settings.databaseUrl} ${settings.databaseAuthToken ?? ""}`;
  if (shared?.key !== key) {
    shared = {
      key,
      opened: createDatabase({
        url: settings.databaseUrl,
        authToken: settings.databaseAuthToken,
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
    // 429: it has as many requests under way as it takes, and says so.
    if (response.status >= 502 || response.status === 429) throw new Error(`HTTP ${response.status}`);
    return response;
  } catch (error) {
    throw new UnreachableError(error instanceof Error ? error.message : String(error));
  }
}

export function openDatabase(settings: Settings, log: Log, requestId: string) {
  const { orm } = sharedClient(settings);
  let roundTrips = 0;

  async function batch<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    statements: T,
  ): Promise<BatchResponse<T>> {
    roundTrips += 1;
    try {
      return await orm.batch(statements);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      const address = new URL(settings.databaseUrl).host;
      log({ event: "database-unreachable", requestId, address, message: messages(error) });
      throw Response.json({ trouble, address } satisfies DatabaseTrouble, { status: 503 });
    }
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

  return {
    /** Builds statements; nothing runs until they are given to `batch` or `read`. */
    orm,
    /** Round trips made for this request so far. */
    roundTrips: () => roundTrips,
    /** Runs the statements in one round trip and one transaction. Throws a 503 Response when nobody answers. */
    batch,
    /**
     * `batch` for statements that only read: what several loaders and queries of a page ask for in one turn of the
     * event loop travels together. What one of them gets wrong fails all.
     */
    read<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
      statements: T,
    ): Promise<BatchResponse<T>> {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(readWaiting, 0);
        waiting.push({ statements, resolve: (results) => resolve(results as BatchResponse<T>), reject });
      });
    },
  };
}

type WaitingRead = {
  statements: readonly BatchItem<"sqlite">[];
  resolve(results: unknown[]): void;
  reject(error: unknown): void;
};

/** For `catch`: goes on without the answer when the database is away; anything else is thrown on. */
export function nullWhenUnreachable(error: unknown): null {
  if (error instanceof Response && error.status === 503) return null;
  throw error;
}

function messages(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 5; at = at.cause) parts.push(at.message);
  return parts.join(" · ").slice(0, 500);
}

function troubleOf(error: unknown): DatabaseTrouble["trouble"] | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    // A database that is too busy to write just now is as good as away: try again in a moment.
    if (at.name === "UnreachableError" || /SQLITE_BUSY/.test(`${"code" in at ? at.code : ""} ${at.message}`))
      return "database-unreachable";
    if (/no such table/.test(at.message)) return "database-empty";
  }
  return null;
}

/** Whether an error is a constraint of the database that another row already fills. */
export function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (/SQLITE_CONSTRAINT|UNIQUE constraint failed/.test(`${"code" in at ? at.code : ""} ${at.message}`))
      return true;
  }
  return false;
}
