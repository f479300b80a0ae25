/**
 * Public pages at the edge: cached in the data center's Cache API and, for the hottest, in this isolate's memory. The
 * cache holds the page that a stranger sees; personalized fragments are put into the answer
 * (`workers/pages/personalized-fragments.ts`), never into the cache. A page is cached when its response says
 * `Cache-Control: public` with `s-maxage`, and no longer than that allows, counted from before it was made; here, where
 * it can be purged, as long as it is true if its loader says so (`page-tags.ts`). A cached page never carries a cookie, and
 * its CSP nonce is replaced in every answer.
 */
import type { Lasting } from "#app/platform/context.ts";
import { DAY_MS, DAY_SECONDS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { READER_HEADER } from "#app/platform/reader/reader.ts";
import { contentSecurityPolicy, secureHeaders } from "#app/platform/security/security-headers.ts";

/**
 * For a public page: no cache, ours or one on the way to the reader, shows it for longer than `seconds`. A purge
 * doesn't reach every cache, so this limit is what withdraws a page. In the last quarter of that time it is remade
 * behind an answer.
 */
export function publicPage(seconds: number): string {
  const staleSeconds = Math.ceil(seconds / 4);
  return `public, max-age=0, s-maxage=${seconds - staleSeconds}, stale-while-revalidate=${staleSeconds}`;
}
/** Outlines of counties change with a census, not with our data. */
export const MAP_FILE = "public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800";
/** For answers that belong to one person or one moment. */
export const PRIVATE_PAGE = "private, no-store";

const NONCE_HEADER = "X-Page-Nonce-At";
const MADE_AT_HEADER = "X-Page-Made-At";
const CONTROL_HEADER = "X-Page-Control";
const STRANGERS_HEADER = "X-Page-For-Strangers";
const UNTIL_HEADER = "X-Page-True-Until";
const TAGS_HEADER = "X-Page-Tags";
/** Cloudflare's own: purging a tag drops what was stored with it. */
const CACHE_TAG_HEADER = "Cache-Tag";
const OWN_HEADERS = [
  CONTROL_HEADER,
  NONCE_HEADER,
  MADE_AT_HEADER,
  STRANGERS_HEADER,
  UNTIL_HEADER,
  TAGS_HEADER,
  CACHE_TAG_HEADER,
];
const MEMORY_BYTES = 24 * 1024 * 1024;
/** How long this isolate may answer from memory without asking the shared cache. */
const MEMORY_SECONDS = 30;

export type CachedPage = {
  status: number;
  /** All that are sent, but for those that differ from answer to answer: the policy's nonce and the age. */
  headers: Headers;
  /** The page, and where in it its nonces begin. */
  body: Uint8Array;
  nonceAt: readonly number[];
  /** When making the page began, and until when it is fresh. */
  madeAt: number;
  freshUntil: number;
  /** A signed-in reader sees more of it than their name in the header, so the page is made for each of them. */
  strangersAlone: boolean;
  /** What it is true about; empty for a page that only lives for a minute. */
  tags: readonly string[];
};

/** A page in memory, with when this isolate took it in. */
type Remembered = { page: CachedPage; since: number };

/** The DOM types, which the pages need, hide Cloudflare's own cache. */
export const edgeCache = () => (caches as unknown as { default: Cache }).default;

const memory = new Map<string, Remembered>();
let memoryBytes = 0;

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

const encoder = new TextEncoder();

/** Where the nonces begin, in bytes. All nonces have the same length, so one can replace another. */
function findNonces(text: string, nonce: string): number[] {
  const found: number[] = [];
  let bytes = 0;
  for (const part of text.split(nonce).slice(0, -1)) {
    bytes += encoder.encode(part).length;
    found.push(bytes);
    bytes += nonce.length;
  }
  return found;
}

/** Where the page of an answer came from. */
export type PageAge = "HIT" | "STALE" | "MISS" | "STALE-ERROR";

/**
 * Made in one piece: of a cached page, a second copy of headers or body would cost as much as the rest. Cloning a
 * `Headers` is the cheapest way to many headers in workerd: a list of pairs costs a third of the answer.
 */
export function answerFrom(page: CachedPage, nonce: string, age: PageAge): Response {
  const body = page.body.slice();
  const fresh = encoder.encode(nonce);
  for (const at of page.nonceAt) body.set(fresh, at);
  const response = new Response(body, { status: page.status, headers: page.headers });
  // A drawing's policy has no nonce and is cached with it.
  if (!response.headers.has("Content-Security-Policy"))
    response.headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  response.headers.set("X-Cache", age);
  response.headers.set("Age", ageOf(page.madeAt));
  return response;
}

/** Seconds since then, rounded down, for the `Age` header. */
const ageOf = (madeAt: number): string => String(Math.max(0, Math.floor((Date.now() - madeAt) / 1000)));

/** What every answer of a cached page sends. */
function lastingHeaders(headers: Headers): Headers {
  const lasting = new Headers(headers);
  secureHeaders(lasting, "");
  if (lasting.get("Content-Security-Policy")?.includes("'nonce-")) lasting.delete("Content-Security-Policy");
  return lasting;
}

function remember(key: string, page: CachedPage): void {
  forget(key);
  memory.set(key, { page, since: Date.now() });
  memoryBytes += page.body.length;
  for (const oldest of memory.keys()) {
    if (memoryBytes <= MEMORY_BYTES) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  memoryBytes -= memory.get(key)?.page.body.length ?? 0;
  memory.delete(key);
}

/** When this isolate last forgot each page, of the last minute; the oldest first. */
const dropped = new Map<string, number>();

/** Whether the page was forgotten since making it began: it may show what was there before. */
const isOutdated = (key: string, madeAt: number) => (dropped.get(key) ?? Number.NEGATIVE_INFINITY) >= madeAt;

/**
 * Forgets a page that a write has changed, in this isolate and this data center. The data center's other isolates ask
 * again within half a minute, other data centers when the page expires.
 */
export async function dropPage(key: string): Promise<void> {
  forget(key);
  const now = Date.now();
  dropped.delete(key);
  dropped.set(key, now);
  for (const [oldest, at] of dropped) {
    if (now - at <= MINUTE_MS) break;
    dropped.delete(oldest);
  }
  await edgeCache().delete(key);
}

/** When this isolate last purged each tag, of the last minute; the oldest first. */
const droppedTags = new Map<string, number>();

/** Whether a tag was purged since making the page began. */
const isPurged = (tags: readonly string[], madeAt: number) =>
  tags.some((tag) => (droppedTags.get(tag) ?? Number.NEGATIVE_INFINITY) >= madeAt);

/** Forgets the pages with one of these tags, in this isolate alone. */
export function dropTags(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) {
    droppedTags.delete(tag);
    droppedTags.set(tag, now);
  }
  for (const [oldest, at] of droppedTags) {
    if (now - at <= MINUTE_MS) break;
    droppedTags.delete(oldest);
  }
  const purged = new Set(tags);
  for (const [key, { page }] of memory) if (page.tags.some((tag) => purged.has(tag))) forget(key);
}

/** The cached page, and whether it has expired (`STALE`) and should be remade behind the answer. */
export async function findCachedPage(key: string): Promise<{ page: CachedPage; age: PageAge } | null> {
  const now = Date.now();
  const remembered = memory.get(key);
  if (remembered !== undefined) {
    const { page, since } = remembered;
    if (now < page.freshUntil && now - since < MEMORY_SECONDS * SECOND_MS) {
      return { page, age: "HIT" };
    }
    forget(key);
  }
  const stored = await readStored(key);
  if (stored === null) return null;
  const { page, staleUntil } = stored;
  if (now >= staleUntil) return null;
  const stale = now >= page.freshUntil;
  if (!stale) remember(key, page);
  return { page, age: stale ? "STALE" : "HIT" };
}

/**
 * The copy of a page for when it can't be made, up to a day old (decision 0130); null if there is none. Whether what it
 * shows may still be shown is decided in `workers/pages/outage.ts`.
 */
export async function findDayCopy(key: string): Promise<CachedPage | null> {
  const stored = isForADay(key) ? await readStored(key) : null;
  const isPage = stored?.page.status === 200 && isHtml(stored.page.headers);
  return stored === null || !isPage || Date.now() - stored.page.madeAt >= DAY_MS ? null : stored.page;
}

/**
 * Whether a copy of this page is stored for a day: a purge must be able to name it, so it has no query, and it can say
 * that it is a copy, so it is no page's data.
 */
function isForADay(key: string): boolean {
  return !new URL(key).pathname.endsWith(".data") && hasNoQuery(key);
}

/** None but ours. */
const hasNoQuery = (key: string): boolean =>
  [...new URL(key).searchParams.keys()].every((name) => name === "v");

const isHtml = (headers: Headers): boolean => headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** What the data center's cache holds, however old. */
async function readStored(key: string): Promise<{ page: CachedPage; staleUntil: number } | null> {
  const cached = await edgeCache().match(key);
  const limits = lifetimes(new Headers({ "Cache-Control": cached?.headers.get(CONTROL_HEADER) ?? "" }));
  if (cached === undefined || limits === null) return null;
  const madeAt = Number(cached.headers.get(MADE_AT_HEADER));
  const trueUntil = Number(cached.headers.get(UNTIL_HEADER));
  const freshUntil = trueUntil || madeAt + limits.freshSeconds * SECOND_MS;
  const headers = new Headers(cached.headers);
  headers.set("Cache-Control", cached.headers.get(CONTROL_HEADER) ?? PRIVATE_PAGE);
  for (const name of [...OWN_HEADERS, "Age", "CF-Cache-Status"]) headers.delete(name);
  const page = {
    status: cached.status,
    headers: lastingHeaders(headers),
    body: new Uint8Array(await cached.arrayBuffer()),
    nonceAt: (cached.headers.get(NONCE_HEADER) ?? "").split(",").filter(Boolean).map(Number),
    madeAt,
    freshUntil,
    strangersAlone: cached.headers.has(STRANGERS_HEADER),
    tags: (cached.headers.get(TAGS_HEADER) ?? "").split(",").filter(Boolean),
  };
  // The Cache API counts from when it was given the page. What is true until a moment isn't shown after it.
  return { page, staleUntil: trueUntil || freshUntil + limits.staleSeconds * SECOND_MS };
}

/** A page that was just made, from data read after `madeAt`. */
export type MadePage = Pick<CachedPage, "madeAt" | "strangersAlone"> & {
  response: Response;
  nonce: string;
  /** Null for a page that lives for a minute. `note` is called before it is stored. */
  lasting: (Lasting & { note: (key: string, tags: readonly string[]) => Promise<void> }) | null;
};

/**
 * Caches a copy if the page allows it and no write has changed it meanwhile; if it doesn't allow it, drops the copy that
 * there was. Returns the response to send now, still
 * without `secureHeaders`, and the cached page.
 */
export async function cachePage(
  key: string,
  { response, nonce, madeAt, strangersAlone, lasting: said }: MadePage,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<{ response: Response; page: CachedPage | null }> {
  const limits = lifetimes(response.headers);
  // A redirect that repeats a query string would repeat one reader's foreign parameters to the next.
  const plainRedirect = response.status === 301 && !response.headers.get("Location")?.includes("?");
  const keepable = response.status === 200 || response.status === 404 || plainRedirect;
  const isOneReaders = response.headers.has("Set-Cookie") || response.headers.has(READER_HEADER);
  if (limits === null || !keepable || isOneReaders || !isText(response)) {
    // What everyone could read before must not come back as a copy.
    if (response.status < 500 && isText(response)) waitUntil(dropPage(key));
    return { response, page: null };
  }
  const text = await response.text();
  const body = encoder.encode(text);
  const lasting = response.status === 200 && hasNoQuery(key) ? said : null;
  const tags = lasting?.tags ?? [];
  const isLate = () => isOutdated(key, madeAt) || isPurged(tags, madeAt);
  if (isLate()) return { response: new Response(body, response), page: null };
  const nonceAt = findNonces(text, nonce);
  const headers = new Headers(response.headers);
  headers.set(CONTROL_HEADER, headers.get("Cache-Control") ?? "");
  const isCopied = response.status === 200 && isHtml(response.headers) && isForADay(key);
  const storedSeconds =
    isCopied || lasting !== null ? DAY_SECONDS : limits.freshSeconds + limits.staleSeconds;
  headers.set("Cache-Control", `public, max-age=${storedSeconds}`);
  headers.set(NONCE_HEADER, nonceAt.join(","));
  headers.set(MADE_AT_HEADER, String(madeAt));
  if (strangersAlone) headers.set(STRANGERS_HEADER, "1");
  if (lasting !== null) {
    headers.set(UNTIL_HEADER, String(lasting.untilMs));
    headers.set(TAGS_HEADER, tags.join(","));
    headers.set(CACHE_TAG_HEADER, tags.join(","));
  }
  const store = async () => {
    await lasting?.note(key, tags);
    await edgeCache().put(key, new Response(body, { status: response.status, headers }));
    if (isLate()) await edgeCache().delete(key);
  };
  waitUntil(store());
  const page = {
    status: response.status,
    headers: lastingHeaders(response.headers),
    body,
    nonceAt,
    madeAt,
    freshUntil: lasting?.untilMs ?? madeAt + limits.freshSeconds * SECOND_MS,
    strangersAlone,
    tags,
  };
  remember(key, page);
  const sent = new Headers(response.headers);
  sent.set("X-Cache", "MISS");
  sent.set("Age", ageOf(madeAt));
  return { response: new Response(body, { status: response.status, headers: sent }), page };
}

/** Images have no nonce to replace, and are left to the caches of the browser and the host. */
function isText(response: Response): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return /^(text\/|application\/(json|xml|javascript)|image\/svg)/.test(type) || response.body === null;
}
