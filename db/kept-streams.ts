/**
 * Batches over streams that are kept from one batch to the next (Hrana over HTTP). A stream of its own for each batch
 * opens a connection, for which sqld reads the whole schema anew: four fifths of what it spends on a small batch.
 */
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlBatchError,
  LibsqlError,
  type ResultSet,
} from "@libsql/client/web";
import {
  BatchCond,
  ClientError,
  HttpServerError,
  type HttpStream,
  type InStmt,
  openHttp,
  ResponseError,
  type RowsResult,
} from "@libsql/hrana-client";

/** Of one isolate. sqld holds 128 connections, and an idle stream is one of them. */
const KEPT_MOST = 8;
/** sqld ends a stream that was idle for ten seconds. */
const IDLE_MS = 5_000;
/** A request that is ended while it has a stream never brings it back. */
const LOST_MS = 30_000;

/** `lentAt` is null while it is idle; `used` once a batch went through it. */
type Slot = { stream: HttpStream; lentAt: number | null; idleAt: number; used: boolean };

type Batch = Client["batch"];

/** The `batch` of a client for an address of the schemes http and https. Nothing is sent until it is called. */
export function keepStreams(
  url: string,
  authToken: string | undefined,
  fetch: typeof globalThis.fetch,
): Batch {
  const client = openHttp(url, authToken, fetch);
  let slots: Slot[] = [];

  /** The stream that was used last, or a new one; null where as many are lent as are kept. */
  function lend(nowMs: number): Slot | null {
    slots = slots.filter(
      ({ stream, lentAt, idleAt }) =>
        !stream.closed && (lentAt === null ? idleAt + IDLE_MS > nowMs : lentAt + LOST_MS > nowMs),
    );
    const idle = slots.filter(({ lentAt }) => lentAt === null).sort((a, b) => b.idleAt - a.idleAt)[0];
    if (idle !== undefined) return Object.assign(idle, { lentAt: nowMs });
    if (slots.length >= KEPT_MOST) return null;
    const slot = { stream: client.openStream(), lentAt: nowMs, idleAt: nowMs, used: false };
    slots.push(slot);
    return slot;
  }

  async function once(statements: InStmt[], begin: string): Promise<ResultSet[]> {
    const slot = lend(Date.now());
    if (slot === null) {
      const stream = client.openStream();
      // Sent with its own end, in one request.
      const results = runBatch(stream, statements, begin);
      stream.closeGracefully();
      return results;
    }
    const { stream, used } = slot;
    try {
      return await runBatch(stream, statements, begin);
    } catch (error) {
      if (used && isGone(error)) return await once(statements, begin);
      throw error;
    } finally {
      Object.assign(slot, { lentAt: null, idleAt: Date.now(), used: true });
    }
  }

  return async (statements, mode = "deferred") => {
    try {
      return await once(statements.map(asHrana), BEGINS[mode]);
    } catch (error) {
      throw asLibsql(error);
    }
  };
}

const BEGINS = { write: "BEGIN IMMEDIATE", read: "BEGIN TRANSACTION READONLY", deferred: "BEGIN DEFERRED" };

function asHrana(statement: InStatement | [string, InArgs?]): InStmt {
  if (typeof statement === "string") return statement;
  const [sql, args = []] = Array.isArray(statement) ? statement : [statement.sql, statement.args];
  return [sql, args];
}

/** In one request: the transaction, which is taken back unless all of it holds. */
async function runBatch(stream: HttpStream, statements: InStmt[], begin: string): Promise<ResultSet[]> {
  const batch = stream.batch(false);
  let last = batch.step();
  const begun = last.run(begin);
  const asked = statements.map((statement) => {
    const step = batch.step().condition(BatchCond.ok(last));
    last = step;
    return step.query(statement);
  });
  const commit = batch.step().condition(BatchCond.ok(last));
  const committed = commit.run("COMMIT");
  const rollback = batch.step().condition(BatchCond.not(BatchCond.ok(commit)));
  // Where SQLite has taken it back itself there is nothing to take back.
  const takenBack = rollback.run("ROLLBACK");
  // Every step's answer is waited for: sqld says of each what went wrong with the first.
  const answers = Promise.allSettled([begun, ...asked, committed, takenBack]);
  await batch.execute();
  const [began, ...others] = await answers;
  if (began.status === "rejected") throw began.reason;
  const results = statements.map((_, at) => resultOf(others[at], at));
  const ended = others[statements.length];
  if (ended?.status === "rejected") throw ended.reason;
  return results;
}

function resultOf(answer: PromiseSettledResult<unknown> | undefined, at: number): ResultSet {
  if (answer?.status === "rejected") {
    const error = asLibsql(answer.reason);
    if (!(error instanceof LibsqlError)) throw error;
    throw new LibsqlBatchError(error.message, at, error.code, error.extendedCode, error.rawCode, error);
  }
  const rows = answer?.value as RowsResult | undefined;
  if (rows === undefined)
    throw new LibsqlBatchError("A statement of a batch was not run.", at, "TRANSACTION_CLOSED");
  const result = {
    columns: rows.columnNames.map((name) => name ?? ""),
    columnTypes: rows.columnDecltypes.map((type) => type ?? ""),
    rows: rows.rows,
    rowsAffected: rows.affectedRowCount,
    lastInsertRowid: rows.lastInsertRowid,
  };
  return {
    ...result,
    toJSON: () => ({ ...result, lastInsertRowid: result.lastInsertRowid?.toString() ?? null }),
  };
}

/**
 * Whether the server answered that it has no such stream, or that the stream is still within another transaction: then
 * it has run nothing, and anything may be sent again.
 */
const isGone = (error: unknown): boolean =>
  (error instanceof HttpServerError && (error.status === 400 || error.status === 404)) ||
  (error instanceof ResponseError &&
    (error.code === "STREAM_EXPIRED" || /within a transaction/.test(error.message)));

/** As the client of the library has its errors. */
function asLibsql(error: unknown): unknown {
  if (error instanceof LibsqlError || !(error instanceof ClientError)) return error;
  const code = error instanceof ResponseError ? error.code : undefined;
  const other = error instanceof HttpServerError ? "SERVER_ERROR" : "UNKNOWN";
  return new LibsqlError(error.message, code ?? other, undefined, undefined, error);
}
