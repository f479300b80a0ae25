/** Makes the private keys that `app/platform/security/secret-keys.ts` reads. */
import { generateKeyPairSync } from "node:crypto";
import { KEY_KINDS, type KeyKind } from "#app/platform/security/secret-keys.ts";

/** A new private key as a JWK in JSON: the value of one secret. */
export function makeKey(kind: KeyKind, id: string): string {
  const { privateKey } =
    KEY_KINDS[kind].curve === "P-256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("ed25519");
  return JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: id });
}
