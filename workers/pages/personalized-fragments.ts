/**
 * Public pages for readers with a session or other personal cookies: a cached page with their fragments put in
 * (decision 0069). If a page depends on more of the account than that, the result is null, and the page is made for
 * them.
 */

import { answerFrom, type CachedPage, type PageAge, PRIVATE_PAGE } from "#app/platform/cache/page-cache.ts";
import type { AppContext } from "#app/platform/context.ts";
import {
  isStranger,
  READER_HEADER,
  type Reader,
  type ReaderFragments,
  writeReader,
} from "#app/platform/reader/reader.ts";
import { clearToast } from "#app/platform/reader/toast-cookie.ts";

type Build = {
  readReader(context: AppContext, request: Request): Promise<Reader>;
  isLedOn(context: AppContext): Promise<boolean>;
  fragmentsFor(reader: Reader, address: URL): ReaderFragments;
};
type Reading = { request: Request; url: URL; nonce: string; context: AppContext };

/** Puts the reader's fragments into a cached page, or next to a cached page's data. */
export async function answerWithOwn(
  { page, age, roundTrips }: { page: CachedPage; age: PageAge; roundTrips: number },
  { request, url, nonce, context }: Reading,
  { readReader, isLedOn, fragmentsFor }: Build,
): Promise<Response | null> {
  if (page.strangersAlone) return null;
  const reader = await readReader(context, request);
  if (await isLedOn(context)) return null;
  const cached = answerFrom(page, nonce, age);
  const type = page.headers.get("Content-Type") ?? "";
  const isPage = type.startsWith("text/html");
  const isData = type.startsWith("text/x-script");
  if (isData && !isStranger(reader)) cached.headers.set(READER_HEADER, writeReader(reader));
  if ((isPage || isData) && reader.toast !== null) context.cookies.push(clearToast());
  cached.headers.set("Cache-Control", PRIVATE_PAGE);
  cached.headers.set("X-Database-Round-Trips", String(roundTrips + context.db.roundTrips()));
  for (const cookie of context.cookies) cached.headers.append("Set-Cookie", cookie);
  return isPage && !isStranger(reader) ? withReader(cached, reader, fragmentsFor(reader, url)) : cached;
}

/** A stranger's page with this reader's parts in the places that it names for them. */
function withReader(page: Response, reader: Reader, fragments: ReaderFragments): Response {
  const replace = (place: Element, html: string | null) => {
    if (html !== null) place.replace(html, { html: true });
  };
  const rewriter = new HTMLRewriter().on("[data-reader]", {
    element(place) {
      switch (place.getAttribute("data-reader")) {
        case "header":
          return replace(place, fragments.header(place.getAttribute("data-layout") ?? "page"));
        case "toast":
          return replace(place, fragments.toast());
        case "data":
          place.setInnerContent(writeReader(reader), { html: true });
      }
    },
  });
  // One selector each: a handler called for every agent of a list would cost as much as the rest of the page.
  for (const slug of reader.saved)
    rewriter.on(`button[data-saves="${slug}"]`, {
      element: (button) => replace(button, fragments.saved(slug, button.getAttribute("data-name"))),
    });
  return rewriter.transform(page);
}

/** The same request without anything personal: the cached page is made for it. */
export function asStranger(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return new Request(request, { headers });
}
