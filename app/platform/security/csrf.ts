/** A form may only be sent from our own pages. */

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when a request that changes something does not come from our own origin. Browsers send `Sec-Fetch-Site`
 * or at least `Origin` with every cross-site POST: either that names another refuses. A request with neither is no
 * browser and carries no cookie that another site could abuse, yet it is refused too: nothing of ours needs it.
 * Remix asks `X-Forwarded-Host`, or `Host`, letter by letter, and fails where they say anything else: they refuse too.
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
