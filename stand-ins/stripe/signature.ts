/** Stripe's signature: the time, and an HMAC of the time and the raw body. */
import { createHmac } from "node:crypto";

/** The value of `Stripe-Signature`. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}
