/** What Stripe and mail providers tell: writes that no page of ours sent, taken for their signature alone. */

/** `paymentPaths.stripeWebhook()` and `paths.mailEvents()`, each with the headers that prove who sent it. */
const PROOFS: Readonly<Record<string, readonly string[]>> = {
  "/api/stripe-webhook": ["Stripe-Signature"],
  "/api/mail-events": ["svix-id", "svix-timestamp", "svix-signature", "Authorization"],
};

/**
 * The request to handle: its body and its signature, without cookies or anything else. Null for anything that isn't
 * such a call from a program. No page can make one, because a browser adds `Origin` to every POST.
 */
export function asSignedEvent({ method, url, headers, body }: Request): Request | null {
  const proofs = PROOFS[new URL(url).pathname];
  if (method !== "POST" || proofs === undefined) return null;
  if (headers.has("Origin") || headers.has("Sec-Fetch-Site")) return null;
  return new Request(url, {
    method,
    headers: {
      ...Object.fromEntries(proofs.map((name) => [name, headers.get(name) ?? ""])),
      "CF-Connecting-IP": headers.get("CF-Connecting-IP") ?? "unknown",
      "Content-Length": headers.get("Content-Length") ?? "",
    },
    body,
    duplex: "half",
  } as RequestInit);
}
