/** A form may only be sent from our own pages. */

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when a request that changes something does not come from our own origin. Browsers send `Sec-Fetch-Site`
 * or at least `Origin` with every cross-site POST; a request with neither is no browser and carries no cookie
 * that another site could abuse, yet it is refused too: nothing of ours needs it.
 */
export function isCrossSite(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin";
  const origin = request.headers.get("Origin");
  return origin === null || origin !== new URL(request.url).origin;
}
