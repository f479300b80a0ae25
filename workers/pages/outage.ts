/**
 * Answers for when the database is gone: a copy of the page, up to a day old, with a line that says so; and around a
 * form that couldn't be saved, what was typed (decision 0130).
 */
import { answerFrom, findDayCopy, PRIVATE_PAGE } from "#app/platform/cache/page-cache.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import * as build from "#build/server/index.js";
import type { PurgedPages } from "../objects/purge-list.ts";
import { isStillShown, type Purges, purgesOf } from "./still-shown.ts";

const { outageNote, typedAgain } = build.entry.module.worker;

/** What was purged, as this isolate last read it. */
let known: { purges: Purges; at: number } | undefined;
const KNOWN_MS = 10 * SECOND_MS;

/** Throws if the list can't be read: then no copy may be shown. */
async function readPurges(read: () => Promise<PurgedPages>): Promise<Purges> {
  const nowMs = Date.now();
  if (known !== undefined && Math.abs(nowMs - known.at) < KNOWN_MS) return known.purges;
  known = { purges: purgesOf(await read()), at: nowMs };
  return known.purges;
}

type Asked = { url: URL; nonce: string; readPurged: () => Promise<PurgedPages> };

/** The page's copy, if there is one and what it shows may still be shown; with a line that says when it was made. */
export async function answerFromCopy(
  key: string,
  { url, nonce, readPurged }: Asked,
): Promise<Response | null> {
  const page = await findDayCopy(key);
  if (page === null) return null;
  const purges = await readPurges(readPurged).catch(() => null);
  const html = new TextDecoder().decode(page.body);
  if (purges === null || !isStillShown({ path: url.pathname, html, madeAt: page.madeAt }, purges))
    return null;
  const answer = answerFrom(page, nonce, "STALE-ERROR");
  answer.headers.set("Cache-Control", PRIVATE_PAGE);
  return putIn(answer, "outage", (place) =>
    outageNote(page.madeAt, url.pathname, place.hasAttribute("data-wide")),
  );
}

/** Forms without a file are read in advance, up to this size: what was typed may be needed again. */
const TYPED_BYTES = 64 * 1024;

/** What a form sends, while it can still be read; null for files and for what is too long. */
export async function readTyped(request: Request): Promise<URLSearchParams | null> {
  const isPlain = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const bytes = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (isPlain !== true || !(bytes <= TYPED_BYTES)) return null;
  return new URLSearchParams(await request.clone().text());
}

/** The screen that says that nothing was saved, with what was typed, to be sent again. */
export function withTyped(answer: Response, typed: URLSearchParams, url: URL): Response {
  return putIn(answer, "typed", () => typedAgain([...typed], url.pathname + url.search));
}

const putIn = (answer: Response, name: "outage" | "typed", html: (place: Element) => string): Response =>
  new HTMLRewriter()
    .on(`[data-put-in="${name}"]`, {
      element: (place) => void place.setInnerContent(html(place), { html: true }),
    })
    .transform(answer);
