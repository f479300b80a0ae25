/** The network address of a request, for limits. */

/** One household or office: an IPv4 address, or the /64 that a subscriber of IPv6 has to themselves. */
export function networkOf(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address;
  const [before = "", after = ""] = address.split("::");
  const groups = before.split(":");
  const missing = address.includes("::") ? 8 - groups.length - after.split(":").length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...after.split(":")]
    .slice(0, 4)
    .join(":");
}
