/** Numbers and addresses as keyed hashes: enough to recognize one that is given again, and nothing to read. */
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { recordSecrets } from "#app/platform/env.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";

type Hashing = Pick<AppContext, "settings">;
export type ContactKind = "phone" | "email";

const plain = (kind: ContactKind, value: string) =>
  kind === "email" ? value.trim().toLowerCase() : value.replace(/[^\d+]/g, "");

/** The hash by each of our keys: the first is written, any of them is recognized. A number is E.164. */
export async function contactHashes(
  { settings }: Hashing,
  kind: ContactKind,
  value: string,
): Promise<[string, ...string[]]> {
  const [first, ...others] = await purposeKeys(recordSecrets(settings), `stopped-${kind}`);
  const hash = async (key: CryptoKey) =>
    base64url.encode(
      new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(plain(kind, value)))),
    );
  return [await hash(first), ...(await Promise.all(others.map(hash)))];
}
