/** Answers that need neither a session nor a page, for requests that no page could answer. */

import { PRIVATE_PAGE } from "#app/platform/cache/page-cache.ts";
import type { Settings } from "#app/platform/env.ts";
import { canonicalPath } from "#app/platform/pages/page-address.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The answer to a request that ends here; null for all others. Without a public origin the request's host is used in
 * links and emails, so only a developer's own machine may set it. A read under another spelling of an address is
 * redirected to the cached one.
 */
export function firstAnswer(request: Request, url: URL, settings: Settings): Response | null {
  if (settings.publicOrigin === "" && !LOOPBACK.test(url.hostname))
    return refuse(400, "This site has no such host. Set PUBLIC_ORIGIN to have one.");
  // A page of another site may never get permission to send more than a form does.
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { Allow: "GET, HEAD, POST, PATCH" } });
  const path = canonicalPath(url.pathname);
  // Remix used `_data` for loaders before `.data`, and reports requests that still do as failures.
  if (path === null || url.searchParams.has("_data"))
    return refuse(400, "Nothing is asked for in this way here.");
  if ((request.method === "GET" || request.method === "HEAD") && path !== url.pathname)
    return new Response(null, { status: 301, headers: { Location: path + url.search } });
  return null;
}

/** Plain, and never cached. */
export function refuse(status: number, sentence: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("Content-Type", "text/plain; charset=utf-8");
  all.set("Cache-Control", PRIVATE_PAGE);
  return new Response(`${sentence}\n`, { status, headers: all });
}
