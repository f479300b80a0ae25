/**
 * Public pages for readers who bring something of their own: a kept page with their parts put into it (decision 0069).
 * Wherever that cannot be, null is answered, and the page is made for them.
 */
import type { AppContext } from "#app/platform/context.ts";
import { answerFrom, type CachedPage, type PageAge, PRIVATE_PAGE } from "#app/platform/page-cache.ts";
import {
  findInData,
  findInPage,
  type OwnData,
  type OwnHtml,
  ownBytes,
  type Places,
} from "#app/platform/personal-page.ts";
import { clearToast } from "#app/platform/toast-cookie.ts";
import type { Own } from "#build/server/index.js";

type Build = {
  readOwn(context: AppContext, request: Request): Promise<Own>;
  renderOwn(own: OwnData, address: URL): OwnHtml;
};
type Reading = { request: Request; url: URL; nonce: string; context: AppContext };

const STRANGER: OwnData = { user: null, toast: null };
const decoder = new TextDecoder();

/** Puts the reader's parts into a kept page. */
export async function answerWithOwn(
  { page, age, roundTrips }: { page: CachedPage; age: PageAge; roundTrips: number },
  { request, url, nonce, context }: Reading,
  { readOwn, renderOwn }: Build,
): Promise<Response | null> {
  if (page.strangersAlone) return null;
  const own = await readOwn(context, request);
  if (own.apart) return null;
  const type = page.headers.get("Content-Type") ?? "";
  let parts: ReturnType<typeof ownBytes> = [];
  if (type.startsWith("text/html") || type.startsWith("text/x-script")) {
    if (page.places === undefined)
      page.places = findPlaces(page, type, () => renderOwn(STRANGER, new URL(page.address, url)));
    const { places } = page;
    // What is saved may stand there; and what cannot be told apart is made anew.
    if (places === null || own.saved.some((slug) => places.agents.has(slug))) return null;
    parts = ownBytes(places, own, renderOwn(own, url));
    if (own.toast !== null) context.cookies.push(clearToast());
  }
  const response = answerFrom(page, nonce, age, parts);
  response.headers.set("Cache-Control", PRIVATE_PAGE);
  response.headers.set("X-Database-Round-Trips", String(roundTrips + context.db.roundTrips()));
  for (const cookie of context.cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

function findPlaces(page: CachedPage, type: string, stranger: () => OwnHtml): Places | null {
  const text = decoder.decode(page.body);
  return type.startsWith("text/html") ? findInPage(text, stranger()) : findInData(text);
}

/** The same request from somebody who brings nothing: what is kept is made for them. */
export function asStranger(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return new Request(request, { headers });
}
