/** Codes at rest: an HMAC with a key of the server's, so that a copy of the database cannot be searched for them. */
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

const PURPOSE = "claim-codes";

const signed = (claimId: string, code: string) => new TextEncoder().encode(`${claimId}\n${code}`);

/** What is stored of a code. It is good for this claim only. */
export async function hashCode(
  { settings }: Pick<AppContext, "settings">,
  claimId: string,
  code: string,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, signed(claimId, code))));
}

/** Compares in constant time. */
export async function isRightCode(
  { settings }: Pick<AppContext, "settings">,
  claimId: string,
  code: string,
  hash: string,
): Promise<boolean> {
  const stored = new Uint8Array(base64url.decode(hash));
  for (const key of await purposeKeys(settings, PURPOSE))
    if (await crypto.subtle.verify("HMAC", key, stored, signed(claimId, code))) return true;
  return false;
}
