/**
 * Streams of the database that are used again. In libSQL's protocol a stream is a connection of SQLite's on the server,
 * and opening one reads the whole schema: of what a small query costs the server, six parts in seven (decision 0072).
 */

type Fetch = typeof globalThis.fetch;
type Stream = { baton: string; url: string; usedAtMs: number };
type Asked = { baton?: string; requests: { type: string; sql_id?: number }[] };
type Result = { type: string; response?: { result?: { step_errors?: unknown[] } } };
type Answer = { baton: string | null; base_url: string | null; results: Result[] };

/** sqld closes a stream that nobody has used for ten seconds; one that is older than this is not asked. */
const IDLE_MS = 8_000;
/** A request that the platform ends while it has a stream never brings it back. */
const LOST_MS = 60_000;
const CLOSED: Result & { response: { type: string } } = { type: "ok", response: { type: "close" } };

/**
 * A `fetch` for libSQL's client: where it would open a stream, ask and close it, all in one request, the stream stays
 * open and serves the next such request, one at a time. At most `most` are kept; beyond them each request opens its own,
 * as before. Kept is only a stream on which everything went well, so never one within a transaction. Requests and
 * answers are otherwise what they were, and as many.
 */
export function keepStreams(send: Fetch, most: number): Fetch {
  let idle: Stream[] = [];
  /** When each of those that are in use was lent. */
  let lent: { atMs: number }[] = [];

  async function ask(request: Request, body: string, asked: Asked): Promise<Response> {
    const nowMs = Date.now();
    idle = idle.filter(({ usedAtMs }) => nowMs - usedAtMs <= IDLE_MS);
    lent = lent.filter(({ atMs }) => nowMs - atMs <= LOST_MS);
    if (idle.length === 0 && lent.length >= most) return send(request.url, withBody(request, body));
    // The last one used: with little to do the others grow old and are forgotten.
    const stream = idle.pop();
    const loan = { atMs: nowMs };
    lent.push(loan);
    try {
      const requests = asked.requests.slice(0, -1);
      // The client numbers its texts anew in each stream of its own.
      const texts = requests.filter(({ type }) => type === "store_sql");
      const forgotten = texts.map(({ sql_id }) => ({ type: "close_sql", sql_id }));
      const url = stream?.url ?? request.url;
      const sent = JSON.stringify({ baton: stream?.baton, requests: [...requests, ...forgotten] });
      const response = await send(url, withBody(request, sent));
      // It is not there any more, which is found out before anything is done: who restarts forgets the others too.
      if (stream !== undefined && (response.status === 400 || response.status === 404)) {
        idle = [];
        return await send(request.url, withBody(request, body));
      }
      if (!response.ok) return response;
      const { baton, base_url, results }: Answer = await response.json();
      if (baton !== null) {
        const next = base_url === null ? url : new URL(new URL(url).pathname, base_url).href;
        if (results.every(wentWell)) idle.push({ baton, url: next, usedAtMs: Date.now() });
        // Nobody waits for it: what it had begun has been rolled back, and forgotten it ends by itself.
        else void close(next, withBody(request, JSON.stringify({ baton, requests: [{ type: "close" }] })));
      }
      const answer = { baton: null, base_url: null, results: [...results.slice(0, requests.length), CLOSED] };
      return Object.assign(new Response(null, response), { json: async () => answer });
    } finally {
      lent = lent.filter((one) => one !== loan);
    }
  }

  const close = (...what: Parameters<Fetch>) =>
    send(...what).then(
      (response) => response.body?.cancel(),
      () => {},
    );

  return async (input, init) => {
    // The client hands over a Request of its own; making another one of it costs as much as reading it.
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    if (request.method !== "POST" || most === 0) return send(request);
    const body = await request.text();
    const asked: Asked = JSON.parse(body);
    if (asked.baton !== undefined || asked.requests.at(-1)?.type !== "close")
      return send(request.url, withBody(request, body));
    return ask(request, body, asked);
  };
}

const wentWell = ({ type, response }: Result): boolean =>
  type === "ok" && (response?.result?.step_errors ?? []).every((error) => error === null);

const withBody = ({ method, headers, signal }: Request, body: string) => ({ method, headers, body, signal });
