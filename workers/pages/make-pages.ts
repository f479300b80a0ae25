/** Has Remix make pages, caches those that may be cached, and remakes them in time. */

import { cachePage, PRIVATE_PAGE, publicPage } from "#app/platform/cache/page-cache.ts";
import { isCacheable } from "#app/platform/cache/page-requests.ts";
import type { AppContext, Surroundings } from "#app/platform/context.ts";
import { TROUBLE_HEADER } from "#app/platform/database/trouble.ts";
import { clearWrote, cookieName, writeWrote } from "#app/platform/reader/cookies.ts";
import { createNonce } from "#app/platform/security/security-headers.ts";
import * as build from "#build/server/index.js";
import { readTyped, withTyped } from "./outage.ts";
import { createKinds } from "./page-kinds.ts";

/** After trouble with the database or what depends on it. */
const RETRY_AFTER_SECONDS = "30";

const { createRequestHandler, createContext, resolveSession, inView } = build.entry.module.worker;
/** Under Vite an error page says what failed, and where; in a build it never does. */
const handle = createRequestHandler(build, import.meta.hot === undefined ? "production" : "development");

/** Which addresses have pages that are the same for everyone. */
export const kinds = createKinds();

/** What the loaders of a request get, and the reader. */
export async function openContext(
  request: Request,
  surroundings: Surroundings,
  nonce: string,
): Promise<AppContext> {
  const context = createContext(surroundings, request, nonce);
  await resolveSession(context, request);
  return context;
}

/** Makes a page, and caches it if allowed. */
export async function makeAndCache(key: string, request: Request, surroundings: Surroundings, nonce: string) {
  const madeAt = Date.now();
  const context = await openContext(request, surroundings, nonce);
  const response = await render(request, context);
  const strangersAlone = !context.caching.sameForAccounts;
  const { lasting } = context.caching;
  const { purger } = surroundings;
  const made = {
    response,
    nonce,
    madeAt,
    strangersAlone,
    lasting: lasting === null || purger === null ? null : { ...lasting, note: purger.note },
  };
  const cached = await cachePage(key, made, surroundings.waitUntil);
  return { ...cached, isWithoutDatabase: isWithoutDatabase(response, context) };
}

/** Whether the page couldn't be made because the database didn't answer. */
export const isWithoutDatabase = ({ status }: Response, { db }: AppContext): boolean =>
  status === 503 && db.trouble() === "database-unreachable";

/** The page that Remix makes for a request, with all of its headers except those of every answer. */
export async function render(request: Request, context: AppContext): Promise<Response> {
  const writer = context.viewing === null ? context.session : null;
  const url = new URL(request.url);
  const typed = isForm(request, url) ? await readTyped(request) : null;
  const allowed = inView(context, request);
  const made = allowed instanceof Response ? allowed : await handle(allowed, context);
  await context.purged();
  const response = made.status === 503 && typed !== null ? withTyped(made, typed, url) : made;
  if (request.method === "GET") kinds.learn(url, context.caching.sameForAccounts);
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) {
    headers.set(
      "Cache-Control",
      !context.caching.shared || !isCacheable(request) || response.status >= 500
        ? PRIVATE_PAGE
        : publicPage(context.settings.pageSeconds),
    );
  }
  // The headers of a thrown Response don't reach the document that Remix makes of it.
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  const trouble = response.status === 503 ? context.db.trouble() : null;
  if (trouble !== null) headers.set(TROUBLE_HEADER, trouble);
  // What follows is written behind this answer.
  context.db.goBehindAnswer();
  for (const cookie of context.cookies) headers.append("Set-Cookie", cookie);
  if (writer !== null && isForm(request, url))
    headers.append("Set-Cookie", endsSession(headers) ? clearWrote() : writeWrote());
  // An answer that sets a session may never be cached, whatever its route says.
  if (headers.has("Set-Cookie")) headers.set("Cache-Control", PRIVATE_PAGE);
  if (context.sessionBroken) headers.set("Clear-Site-Data", '"storage"');
  headers.set("X-Database-Round-Trips", String(context.db.roundTrips()));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const endsSession = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieName("session")}=;`));

/** A form that was sent, not a call of a script. */
const isForm = ({ method }: Request, { pathname }: URL) =>
  method !== "GET" && method !== "HEAD" && !pathname.startsWith("/api/");

/** When this isolate last began to remake each page that isn't cached yet. */
const renewals = new Map<string, number>();
/** A renewal that has not come to its end by then was broken off. */
const RENEWAL_MS = 10_000;

/** Whether this isolate is already remaking the page: one reader of many triggers it. */
const isRenewing = (key: string) => Date.now() - (renewals.get(key) ?? 0) < RENEWAL_MS;

/**
 * Remakes a stale page behind the answer. A page that is gone is dropped (`cachePage`); if remaking fails, the old one
 * stays until it expires.
 */
async function remakePage(key: string, request: Request, surroundings: Surroundings): Promise<void> {
  renewals.set(key, Date.now());
  try {
    await makeAndCache(key, request, surroundings, createNonce());
  } finally {
    renewals.delete(key);
  }
}

/** Remakes a stale page behind the answer, once for all readers that request it meanwhile. */
export function renew(key: string, request: Request, surroundings: Surroundings): void {
  if (!isRenewing(key)) surroundings.waitUntil(remakePage(key, request, surroundings));
}
