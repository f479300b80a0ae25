/** How many connections in a row may be found closed: those of a pool are ended one after the other. */
const CLOSED_MOST = 4;
const CLOSED = ["ECONNRESET", "UND_ERR_SOCKET", "EPIPE"];

/** What Cloudflare's edge adds to each request, for origins of Workers that are reached without Miniflare's own in between. */
const edges = new Map<string, Readonly<Record<string, string>>>();

/** `headers` go with each request to this origin that doesn't name them itself. */
export function bringEdge(origin: string, headers: Readonly<Record<string, string>>): void {
  edges.set(origin, headers);
}

/**
 * `fetch` that follows no redirect, accepts answers uncompressed (compressing and decompressing each page costs a
 * tenth of it), and survives closed connections: an answer given before the request's body was read closes its
 * connection, and a request that was just sent on it is reset before anyone read it.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
  const edge = edges.get(url.slice(0, url.indexOf("/", "http://".length)));
  for (const [name, value] of Object.entries(edge ?? {})) if (!headers.has(name)) headers.set(name, value);
  const asked: RequestInit = { redirect: "manual", ...init, headers };
  for (let closed = 0; ; closed++) {
    try {
      return await fetch(url, asked);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
      if (closed === CLOSED_MOST || !CLOSED.some((one) => one === code)) throw error;
    }
  }
}
