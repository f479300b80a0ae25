/**
 * Reads of one batch, written and read in libSQL's protocol directly (decision 0077). Its client makes some object of each
 * statement, step, row and value, in eight layers: a seventh of what a page costs the Worker. Here a row is the list of its
 * values. What is sent, and what comes of it, is the same.
 */
import { LibsqlBatchError, LibsqlError } from "@libsql/client/web";
import type { keepStreams, StreamRequest } from "./kept-streams.ts";

export type ReadStatement = { sql: string; args: readonly unknown[] };
/** The columns' names, and each row's values in their order. */
export type ReadResult = { columns: readonly string[]; rows: readonly unknown[][] };

type Value =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };
type Problem = { message: string; code?: string | null };
type Rows = { cols: { name: string | null }[]; rows: Value[][] };
type Steps = { step_results: (Rows | null)[]; step_errors: (Problem | null)[] };

type Options = { url: string; authToken?: string | undefined; ask: ReturnType<typeof keepStreams>["ask"] };

/**
 * Runs statements that only read, in one transaction and one round trip. Null where this is not the way to the database: an
 * address with settings of the client's in it, or of another kind. Throws what libSQL's client throws: the first error,
 * with its code.
 */
export function openReads({ url, authToken, ask }: Options) {
  if (!/^(https?|libsql):\/\/[^?#]*$/.test(url)) return null;
  const base = url.replace(/^libsql:/, "https:");
  const way = {
    url: new URL("v2/pipeline", base.endsWith("/") ? base : `${base}/`).href,
    headers: {
      "Content-Type": "application/json",
      ...(authToken === undefined ? {} : { Authorization: `Bearer ${authToken}` }),
    },
  };
  return async (statements: readonly ReadStatement[]): Promise<ReadResult[]> => {
    const answer = await ask(way, [batchOf(statements)]);
    if (answer instanceof Response && !answer.ok) throw await refusal(answer);
    const { results } = answer instanceof Response ? await answer.json<Results>() : (answer as Results);
    const [first] = results;
    if (first?.type === "error") throw new LibsqlError(first.error.message, first.error.code ?? "UNKNOWN");
    const steps = first?.response?.result;
    if (steps === undefined) throw new LibsqlError("An answer without a result.", "HRANA_PROTO_ERROR");
    return statements.map((_, at) => readStep(steps, at));
  };
}

type Results = {
  results: (
    | { type: "ok"; response: { result?: Steps } }
    | { type: "error"; error: Problem; response?: undefined }
  )[];
};

/** Each step only after the one before; what has begun ends in any case. */
function batchOf(statements: readonly ReadStatement[]): StreamRequest {
  const after = (step: number) => ({ type: "ok", step });
  const commit = statements.length + 1;
  const steps = [
    { stmt: { sql: "BEGIN DEFERRED", want_rows: false } },
    ...statements.map(({ sql, args }, at) => ({
      stmt: { sql, args: args.map(writeValue), want_rows: true },
      condition: after(at),
    })),
    { stmt: { sql: "COMMIT", want_rows: false }, condition: after(commit - 1) },
    {
      stmt: { sql: "ROLLBACK", want_rows: false },
      condition: { type: "not", cond: after(commit) },
    },
  ];
  return Object.assign({ type: "batch" }, { batch: { steps } });
}

/** As libSQL's client writes it: every number is a real. */
function writeValue(value: unknown): Value {
  if (typeof value === "string") return { type: "text", value };
  if (value === null) return { type: "null" };
  if (typeof value === "boolean") return { type: "integer", value: value ? "1" : "0" };
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value === "number" && Number.isFinite(value)) return { type: "float", value };
  if (value instanceof Uint8Array)
    return { type: "blob", base64: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join("")) };
  throw new TypeError(`A value of the kind ${typeof value} can't be sent to the database.`);
}

function readStep({ step_results, step_errors }: Steps, at: number): ReadResult {
  const begun = step_errors[0];
  if (begun) throw new LibsqlError(begun.message, begun.code ?? "UNKNOWN");
  const problem = step_errors[at + 1];
  if (problem) throw new LibsqlBatchError(problem.message, at, problem.code ?? "UNKNOWN");
  const found = step_results[at + 1];
  if (found === null || found === undefined)
    throw new LibsqlBatchError("A statement of the batch was not run.", at, "TRANSACTION_CLOSED");
  return {
    columns: found.cols.map(({ name }) => name ?? ""),
    rows: found.rows.map((row) => row.map(readValue)),
  };
}

function readValue(value: Value): unknown {
  switch (value.type) {
    case "text":
    case "float":
      return value.value;
    case "null":
      return null;
    case "integer": {
      const number = Number(value.value);
      if (!Number.isSafeInteger(number)) throw new RangeError("An integer is too large to be a number.");
      return number;
    }
    default:
      return Uint8Array.from(atob(value.base64), (letter) => letter.charCodeAt(0)).buffer;
  }
}

async function refusal(response: Response): Promise<LibsqlError> {
  const text = (await response.text()).trim();
  return new LibsqlError(`The database answered ${response.status}: ${text}`.slice(0, 500), "SERVER_ERROR");
}
