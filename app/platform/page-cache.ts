/**
 * Public pages at the edge: kept in the data centre's Cache API and, for the hottest, in this isolate's memory.
 * A page is kept when its response says `Cache-Control: public` with `s-maxage`. What is kept never carries a
 * cookie, and its CSP nonce is replaced on every answer.
 */
import { hasPersonalCookie } from "./cookies.ts";

/** What a public page's loader sends: fresh for five minutes, served stale for a day while it is made anew. */
export const PUBLIC_PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
/** For answers that belong to one person or one moment. */
/** Outlines of counties change with a census, not with our data. */
export const MAP_FILE = "public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800";
export const PRIVATE_PAGE = "private, no-store";

const NONCE_HEADER = "X-Page-Nonce";
const KEPT_AT_HEADER = "X-Page-Kept-At";
const MEMORY_BYTES = 24 * 1024 * 1024;
/** How long this isolate may answer from memory without asking the shared cache. */
const MEMORY_SECONDS = 30;

/** The query parameters that pages read, in one order; others are dropped, so they cannot split the cache. */
const KNOWN_PARAMETERS = [
  "q",
  "lat",
  "lon",
  "type",
  "radius",
  "unlicensed",
  "language",
  "rating",
  "organization",
  "accepting",
  "independent",
  "sort",
  "explain",
  "kind",
  "near",
  "page",
  "after",
  "stars",
  "tier",
  "agent",
  "version",
  "action",
  "_routes",
] as const;

type KeptPage = {
  status: number;
  headers: [string, string][];
  parts: string[];
  bytes: number;
  keptAt: number;
};

/** The DOM types, which the pages need, hide Cloudflare's own cache. */
const edgeCache = () => (caches as unknown as { default: Cache }).default;

const memory = new Map<string, KeptPage>();
let memoryBytes = 0;

/** True when the answer may come from, and go to, the shared cache. */
export function isCacheable(request: Request): boolean {
  return (
    request.method === "GET" && !hasPersonalCookie(request) && request.headers.get("Authorization") === null
  );
}

/** One key per page, whatever the order of its parameters; the deployment is part of it. */
export function cacheKey(request: Request, version: string): Request {
  const url = new URL(request.url);
  const search = new URLSearchParams([["v", version]]);
  for (const name of KNOWN_PARAMETERS)
    for (const value of url.searchParams.getAll(name)) search.append(name, value);
  return new Request(`${url.origin}${url.pathname}?${search}`);
}

/** Seconds that `Cache-Control` allows a shared cache, and how long it may serve it stale. */
function lifetimes(headers: Headers): { freshSeconds: number; staleSeconds: number } | null {
  const control = headers.get("Cache-Control") ?? "";
  const fresh = /\bpublic\b/.test(control) ? /s-maxage=(\d+)/.exec(control)?.[1] : undefined;
  if (fresh === undefined) return null;
  return {
    freshSeconds: Number(fresh),
    staleSeconds: Number(/stale-while-revalidate=(\d+)/.exec(control)?.[1] ?? 0),
  };
}

function answer(page: KeptPage, nonce: string, age: "fresh" | "stale"): Response {
  const headers = new Headers(page.headers);
  headers.set("X-Cache", age === "fresh" ? "HIT" : "STALE");
  headers.set("Age", String(Math.max(0, Math.floor((Date.now() - page.keptAt) / 1000))));
  return new Response(page.parts.join(nonce), { status: page.status, headers });
}

function remember(key: string, page: KeptPage): void {
  const known = memory.get(key);
  if (known !== undefined) memoryBytes -= known.bytes;
  memory.delete(key);
  memory.set(key, page);
  memoryBytes += page.bytes;
  for (const [oldest, kept] of memory) {
    if (memoryBytes <= MEMORY_BYTES) break;
    memory.delete(oldest);
    memoryBytes -= kept.bytes;
  }
}

/** The kept page, and whether it is past its time and should be made anew behind the answer. */
export async function findKeptPage(
  key: Request,
  nonce: string,
): Promise<{ response: Response; stale: boolean } | null> {
  const remembered = memory.get(key.url);
  if (remembered !== undefined && Date.now() - remembered.keptAt < MEMORY_SECONDS * 1000) {
    return { response: answer(remembered, nonce, "fresh"), stale: false };
  }
  const kept = await edgeCache().match(key);
  if (kept === undefined) return null;
  const limits = lifetimes(new Headers({ "Cache-Control": kept.headers.get("X-Page-Control") ?? "" }));
  const keptAt = Number(kept.headers.get(KEPT_AT_HEADER));
  const oldNonce = kept.headers.get(NONCE_HEADER);
  if (limits === null || oldNonce === null) return null;
  const text = await kept.text();
  const stale = Date.now() - keptAt > limits.freshSeconds * 1000;
  const headers = [...kept.headers].filter(
    ([name]) => !/^(x-page-|age$|cf-cache-status$|cache-control$)/i.test(name),
  );
  headers.push(["Cache-Control", kept.headers.get("X-Page-Control") ?? PRIVATE_PAGE]);
  const page = { status: kept.status, headers, parts: text.split(oldNonce), bytes: text.length * 2, keptAt };
  if (!stale) remember(key.url, page);
  return { response: answer(page, nonce, stale ? "stale" : "fresh"), stale };
}

/** Keeps a copy when the page allows it. Returns the response to send now. */
export async function keepPage(
  key: Request,
  response: Response,
  nonce: string,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<Response> {
  const limits = lifetimes(response.headers);
  const keepable = response.status === 200 || response.status === 404 || response.status === 301;
  if (limits === null || !keepable || response.headers.has("Set-Cookie")) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.set("X-Page-Control", headers.get("Cache-Control") ?? "");
  headers.set("Cache-Control", `public, max-age=${limits.freshSeconds + limits.staleSeconds}`);
  headers.set(NONCE_HEADER, nonce);
  headers.set(KEPT_AT_HEADER, String(Date.now()));
  waitUntil(edgeCache().put(key, new Response(text, { status: response.status, headers })));
  const sent = new Headers(response.headers);
  sent.set("X-Cache", "MISS");
  return new Response(text, { status: response.status, headers: sent });
}
