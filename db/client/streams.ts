/**
 * A pool of database streams. In libSQL's protocol a stream is an SQLite connection on the server, and opening one reads
 * the complete schema: six sevenths of what a small query costs the server (decision 0072).
 */

type Stream = { baton: string; url: string; usedAtMs: number };
/** The protocol's bodies, as far as they are read here (Hrana 2 over HTTP, `/v2/pipeline`). */
type Step = { type: string; sql_id?: number };
type Asked = { baton?: string; requests: Step[] };
type Result = {
  type: string;
  response?: { type: string; result?: { step_errors?: ({ code?: string } | null)[] } };
  error?: unknown;
};
type Answer = { baton: string | null; base_url: string | null; results: Result[] };

/** sqld closes a stream after ten idle seconds; one older than this is not used. */
const IDLE_MS = 8_000;
/** A request that the platform ends while it has a stream never returns it. */
const LOST_MS = 60_000;
const CLOSE: Step = { type: "close" };
const CLOSED: Result = { type: "ok", response: { type: "close" } };

/**
 * A `fetch` for libSQL's client. When the client opens a stream, asks and closes it in one request, the stream stays open
 * and serves the next such request, one at a time; the client gets the same answer. At most `most` are pooled (0: none);
 * beyond them each request opens its own. Only a stream without any error is reused, so none is ever within a
 * transaction. Interactive transactions have their own streams.
 */
export function poolStreams(send: typeof globalThis.fetch, most: number) {
  let idle: Stream[] = [];
  /** When each stream in use was taken. */
  let taken: { atMs: number }[] = [];

  async function askInPool(request: Request, steps: Step[]): Promise<Response> {
    const nowMs = Date.now();
    idle = idle.filter(({ usedAtMs }) => nowMs - usedAtMs <= IDLE_MS);
    taken = taken.filter(({ atMs }) => nowMs - atMs <= LOST_MS);
    if (idle.length === 0 && taken.length >= most) return post(request, { requests: [...steps, CLOSE] });
    // The last one used: with little to do the others expire and are forgotten.
    const stream = idle.pop();
    const use = { atMs: nowMs };
    taken.push(use);
    try {
      const url = stream?.url ?? request.url;
      const response = await post(
        request,
        { ...(stream && { baton: stream.baton }), requests: [...steps, ...forgetTexts(steps)] },
        url,
      );
      // The server restarted or has forgotten it, which it says before anything is done; so with the others.
      if (stream !== undefined && (response.status === 400 || response.status === 404)) {
        idle = [];
        return await post(request, { requests: [...steps, CLOSE] });
      }
      if (!response.ok) return response;
      const answer: Answer = await response.json();
      const results = answer.results.map(asOneError);
      if (answer.baton !== null) {
        const { baton, base_url: base } = answer;
        const next = base === null ? url : new URL(new URL(url).pathname, base).href;
        if (results.every(wentWell)) idle.push({ baton, url: next, usedAtMs: Date.now() });
        // No one waits for it: the server has rolled back what was begun, and forgets the stream.
        else void post(request, { baton, requests: [CLOSE] }, next).then(discard, () => {});
      }
      return Response.json({
        baton: null,
        base_url: null,
        results: [...results.slice(0, steps.length), CLOSED],
      });
    } finally {
      taken = taken.filter((one) => one !== use);
    }
  }

  function post(request: Request, asked: Asked, url = request.url): Promise<Response> {
    const headers = new Headers(request.headers);
    // sqld compresses as hard as it can if allowed: for one row, that is most of what a query costs.
    headers.set("Accept-Encoding", "identity");
    return send(url, { method: "POST", headers, body: JSON.stringify(asked) });
  }

  return async (request: Request): Promise<Response> => {
    const asked: Asked = await request.json();
    const closes = asked.baton === undefined && asked.requests.at(-1)?.type === "close";
    return most === 0 || !closes ? post(request, asked) : askInPool(request, asked.requests.slice(0, -1));
  };
}

/** The client numbers its stored texts from the beginning in each of its streams. */
const forgetTexts = (steps: Step[]): Step[] =>
  steps.flatMap(({ type, sql_id }) => (type === "store_sql" ? { type: "close_sql", sql_id } : []));

/**
 * After five seconds of one transaction sqld lets another connection take the lock, and answers every later statement of the
 * batch with TRANSACTION_TIMEOUT. The client handles the first of these errors and leaves the others unhandled, which ends a
 * Node process. So the batch as one is that error, unless it was committed: the last step is the ROLLBACK of a batch that
 * was not, and sqld may give up after COMMIT and before it.
 */
function asOneError(result: Result): Result {
  const errors = result.response?.result?.step_errors?.slice(0, -1);
  const error = errors?.find((one) => one?.code === "TRANSACTION_TIMEOUT");
  return error ? { type: "error", error } : result;
}

const wentWell = ({ type, response }: Result): boolean =>
  type === "ok" && (response?.result?.step_errors ?? []).every((error) => error === null);

const discard = (response: Response) => response.body?.cancel();
