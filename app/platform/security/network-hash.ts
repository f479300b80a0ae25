import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { purposeKeys } from "./purpose-keys.ts";

/** The address is unknown, or it is this machine's own, as in development. */
export const isNoNetwork = (clientAddress: string): boolean =>
  /^(unknown$|127\.|:0:0:0$)/.test(clientAddress);

/**
 * The network that a request came from, as a keyed hash; null if it is unknown. Hashes for one purpose reveal nothing
 * about those for another.
 */
export async function networkHash(
  { settings, clientAddress }: Pick<AppContext, "settings" | "clientAddress">,
  purpose: "consent-networks" | "held-times",
): Promise<string | null> {
  if (isNoNetwork(clientAddress)) return null;
  const [key] = await purposeKeys(settings, purpose);
  const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(clientAddress));
  return base64url.encode(new Uint8Array(signed));
}
