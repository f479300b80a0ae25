/**
 * Streams of the database that are used again. In libSQL's protocol a stream is a connection of SQLite's on the server,
 * and opening one reads the whole schema: of what a small query costs the server, six parts in seven (decision 0072).
 */

type Fetch = typeof globalThis.fetch;
type Stream = { baton: string; url: string; usedAtMs: number };
/** One request of the protocol within those that travel together. */
export type StreamRequest = { type: string; sql_id?: number };
type Result = {
  type: string;
  response?: { result?: { step_errors?: ({ code?: string } | null)[] } };
  error?: unknown;
};
type Answer = { baton: string | null; base_url: string | null; results: Result[] };
/** Where requests go, and with what headers. */
type Way = { url: string; headers: HeadersInit; signal?: AbortSignal | null };

/** sqld closes a stream that nobody has used for ten seconds; one that is older than this is not asked. */
const IDLE_MS = 8_000;
/** A request that the platform ends while it has a stream never brings it back. */
const LOST_MS = 60_000;
const CLOSE: StreamRequest = { type: "close" };
const CLOSED: Result & { response: { type: string } } = { type: "ok", response: { type: "close" } };

/**
 * Two ways to ask over streams that are used again: where a stream would be opened, asked and closed, all in one request, it
 * stays open and serves the next such request, one at a time. At most `most` are kept; beyond them each request opens its
 * own. Kept is only a stream on which everything went well, so never one within a transaction.
 *
 * `fetch` is for libSQL's client, whose requests and answers are otherwise what they were, and as many. `ask` is for who
 * writes the protocol: it gives what the database answered, or its refusal as it came.
 */
export function keepStreams(send: Fetch, most: number) {
  let idle: Stream[] = [];
  /** When each of those that are in use was lent. */
  let lent: { atMs: number }[] = [];

  const post = (
    { headers, signal }: Way,
    url: string,
    asked: { baton?: string; requests: StreamRequest[] },
  ) =>
    send(url, {
      method: "POST",
      headers,
      body: JSON.stringify(asked),
      ...(signal === undefined ? {} : { signal }),
    });

  async function ask(way: Way, requests: StreamRequest[]): Promise<Answer | Response> {
    const alone = () => post(way, way.url, { requests: [...requests, CLOSE] });
    const nowMs = Date.now();
    idle = idle.filter(({ usedAtMs }) => nowMs - usedAtMs <= IDLE_MS);
    lent = lent.filter(({ atMs }) => nowMs - atMs <= LOST_MS);
    if (most === 0 || (idle.length === 0 && lent.length >= most)) return alone();
    // The last one used: with little to do the others grow old and are forgotten.
    const stream = idle.pop();
    const loan = { atMs: nowMs };
    lent.push(loan);
    try {
      // The client numbers its texts anew in each stream of its own.
      const texts = requests.filter(({ type }) => type === "store_sql");
      const forgotten = texts.map(({ sql_id }) => ({ type: "close_sql", sql_id }));
      const url = stream?.url ?? way.url;
      const response = await post(way, url, {
        ...(stream === undefined ? {} : { baton: stream.baton }),
        requests: [...requests, ...forgotten],
      });
      // It is not there any more, which is found out before anything is done: who restarts forgets the others too.
      if (stream !== undefined && (response.status === 400 || response.status === 404)) {
        idle = [];
        return await alone();
      }
      if (!response.ok) return response;
      const { baton, base_url, ...answer }: Answer = await response.json();
      const results = answer.results.map(toldOnce);
      if (baton !== null) {
        const next = base_url === null ? url : new URL(new URL(url).pathname, base_url).href;
        if (results.every(wentWell)) idle.push({ baton, url: next, usedAtMs: Date.now() });
        // Nobody waits for it: what it had begun has been rolled back, and forgotten it ends by itself.
        else void close(post(way, next, { baton, requests: [CLOSE] }));
      }
      return { baton: null, base_url: null, results: [...results.slice(0, requests.length), CLOSED] };
    } finally {
      lent = lent.filter((one) => one !== loan);
    }
  }

  const fetch: Fetch = async (input, init) => {
    // The client hands over a Request of its own; making another one of it costs as much as reading it.
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    if (request.method !== "POST" || most === 0) return send(request);
    const { url, headers, signal } = request;
    const asked: { baton?: string; requests: StreamRequest[] } = JSON.parse(await request.text());
    if (asked.baton !== undefined || asked.requests.at(-1)?.type !== "close")
      return post({ url, headers, signal }, url, asked);
    const answer = await ask({ url, headers, signal }, asked.requests.slice(0, -1));
    return answer instanceof Response
      ? answer
      : Object.assign(new Response(null, { headers: JSON_TYPE }), { json: async () => answer });
  };

  return { fetch, ask };
}

/**
 * sqld says TRANSACTION_TIMEOUT of every statement that comes after its five seconds. The client hands on the first and
 * leaves the others unhandled, which ends a Node process (a seed on a busy machine). So the whole batch is told once.
 */
function toldOnce(result: Result): Result {
  const error = result.response?.result?.step_errors?.find((one) => one?.code === "TRANSACTION_TIMEOUT");
  return error ? { type: "error", error } : result;
}

const JSON_TYPE = { "Content-Type": "application/json" };

const wentWell = ({ type, response }: Result): boolean =>
  type === "ok" && (response?.result?.step_errors ?? []).every((error) => error === null);

const close = (sent: Promise<Response>) =>
  sent.then(
    (response) => response.body?.cancel(),
    () => {},
  );
