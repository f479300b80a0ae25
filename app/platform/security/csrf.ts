/** Forms can only be sent from our own pages. */

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True if a request that changes something doesn't come from our own origin. Browsers send `Sec-Fetch-Site` or at
 * least `Origin` with every cross-site POST; if either names another site, the request is refused. A request with
 * neither isn't from a browser and carries no cookie that another site could abuse, but nothing of ours needs it, so
 * it is refused too. Remix compares `X-Forwarded-Host`, or `Host`, letter by letter, and fails if they differ: then
 * we refuse too.
 */
export function isCrossSite({ method, url, headers }: Request): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site === null && origin === null) return true;
  const own = new URL(url);
  return (
    (site ?? "same-origin") !== "same-origin" ||
    (origin ?? own.origin) !== own.origin ||
    (headers.get("X-Forwarded-Host") ?? headers.get("Host") ?? own.host) !== own.host
  );
}
