/** `/healthz`: this Worker answers. `/readyz`: what it needs answers, too. Neither is cached on the way. */
import { PRIVATE_PAGE } from "#app/platform/cache/page-cache.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Readiness } from "#app/platform/readiness.ts";
import { refuse } from "./pages/first-answers.ts";

/** However many ask, an isolate checks once in this time. */
const CHECKED_MS = 5 * SECOND_MS;
let last: { readiness: Readiness; at: number } | undefined;
/** A check that was begun, and may have gone with its request. */
let begunAt = Number.NEGATIVE_INFINITY;

/** The answer to a monitor; null for every other request. */
export async function answerHealth(
  { method }: Request,
  { pathname }: URL,
  check: () => Promise<Readiness>,
): Promise<Response | null> {
  if (pathname !== "/healthz" && pathname !== "/readyz") return null;
  if (method !== "GET" && method !== "HEAD")
    return refuse(405, "Only GET is answered here.", { Allow: "GET, HEAD" });
  if (pathname === "/healthz") return refuse(200, "ok");
  const readiness = await readOnce(check);
  return Response.json(readiness, {
    status: readiness.ok ? 200 : 503,
    headers: { "Cache-Control": PRIVATE_PAGE, ...(readiness.ok ? {} : { "Retry-After": "10" }) },
  });
}

async function readOnce(check: () => Promise<Readiness>): Promise<Readiness> {
  const nowMs = Date.now();
  const isKnown = last !== undefined && (isRecent(last.at, nowMs) || isRecent(begunAt, nowMs));
  if (last !== undefined && isKnown) return last.readiness;
  begunAt = nowMs;
  last = { readiness: await check(), at: Date.now() };
  return last.readiness;
}

const isRecent = (at: number, nowMs: number): boolean => Math.abs(nowMs - at) < CHECKED_MS;
