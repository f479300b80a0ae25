/** What Stripe tells: a write that no page of ours sent, taken for its signature alone. */

/** `paymentPaths.stripeWebhook()` */
const PATH = "/api/stripe-webhook";
const SIGNATURE = "Stripe-Signature";

/**
 * The request to handle: its body and its signature, without cookies or anything else. Null for anything that isn't
 * such a call from a program. No page can make one, because a browser adds `Origin` to every POST.
 */
export function asSignedEvent({ method, url, headers, body }: Request): Request | null {
  if (method !== "POST" || new URL(url).pathname !== PATH) return null;
  if (headers.has("Origin") || headers.has("Sec-Fetch-Site")) return null;
  return new Request(url, {
    method,
    headers: {
      [SIGNATURE]: headers.get(SIGNATURE) ?? "",
      "CF-Connecting-IP": headers.get("CF-Connecting-IP") ?? "unknown",
      "Content-Length": headers.get("Content-Length") ?? "",
    },
    body,
    duplex: "half",
  } as RequestInit);
}
