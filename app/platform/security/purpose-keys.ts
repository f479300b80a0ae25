/** Keys for one purpose, derived from the secrets that sign sessions: nothing more to configure, nothing to store. */
import * as z from "zod";
import type { Settings } from "#app/platform/env.ts";

const Secrets = z.array(z.looseObject({ d: z.string().min(1) })).min(1);

type Keys = [CryptoKey, ...CryptoKey[]];

/**
 * HMAC-SHA-256 keys (HKDF, RFC 5869) that are good for `purpose` and tell nothing of the secrets or of each other: the
 * first signs, all verify, like the keys they come from. Throws when the setting is malformed, without repeating it.
 */
export const purposeKeys = (settings: Pick<Settings, "sessionKeys">, purpose: string): Promise<Keys> =>
  deriveAll(settings, purpose, { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign", "verify"]);

/** The same for AES-256-GCM: the first seals, all open. */
export const sealingKeys = (settings: Pick<Settings, "sessionKeys">, purpose: string): Promise<Keys> =>
  deriveAll(settings, purpose, { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]);

/** 32 bytes from each, for keys of another kind. */
export function purposeSeeds(
  { sessionKeys }: Pick<Settings, "sessionKeys">,
  purpose: string,
): Promise<Uint8Array[]> {
  const encoder = new TextEncoder();
  return Promise.all(
    readSecrets(sessionKeys).map(async (secret) => {
      const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, [
        "deriveBits",
      ]);
      const info = encoder.encode(purpose);
      return new Uint8Array(
        await crypto.subtle.deriveBits(
          { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
          material,
          256,
        ),
      );
    }),
  );
}

async function deriveAll(
  { sessionKeys }: Pick<Settings, "sessionKeys">,
  purpose: string,
  algorithm: HmacImportParams | AesKeyAlgorithm,
  uses: KeyUsage[],
): Promise<Keys> {
  const [first, ...others] = readSecrets(sessionKeys).map((secret) =>
    derive(secret, purpose, algorithm, uses),
  );
  if (first === undefined) throw new Error("There is no secret to derive a key from.");
  return [await first, ...(await Promise.all(others))];
}

function readSecrets(sessionKeys: string): string[] {
  try {
    return Secrets.parse(JSON.parse(sessionKeys)).map(({ d }) => d);
  } catch {
    throw new Error("The keys are not what docs/deploy.md describes.");
  }
}

async function derive(
  secret: string,
  purpose: string,
  algorithm: HmacImportParams | AesKeyAlgorithm,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) },
    material,
    algorithm,
    false,
    uses,
  );
}
