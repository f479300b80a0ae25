/**
 * Signatures that outlive us: Ed25519 (RFC 8032) as a JWS (RFC 7515), with keys from `RECORD_KEYS`. Their public halves are at
 * `/.well-known/consent-keys.json`, and none is ever taken out, so a file can be checked years later.
 */
import { CompactSign, calculateJwkThumbprint, type JSONWebKeySet, type JWK } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { recordSecrets } from "#app/platform/env.ts";
import { purposeSeeds } from "#app/platform/security/purpose-keys.ts";

type Signing = Pick<AppContext, "settings">;
const PURPOSE = "consent-files";
/** Before a seed of 32 bytes it makes a private key in PKCS #8 (RFC 8410). */
const PKCS8 = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
] as const;

async function keysOf({ settings }: Signing) {
  const seeds = await purposeSeeds(recordSecrets(settings), PURPOSE);
  return Promise.all(
    seeds.map(async (seed) => {
      const bytes = new Uint8Array([...PKCS8, ...seed]);
      const secret = await crypto.subtle.importKey("pkcs8", bytes, { name: "Ed25519" }, true, ["sign"]);
      const whole: JWK = await crypto.subtle.exportKey("jwk", secret);
      const open: JWK = { kty: "OKP", crv: "Ed25519", x: String(whole.x) };
      return { secret, open, kid: await calculateJwkThumbprint(open) };
    }),
  );
}

/** The record as a JWS in its compact form; the payload is the record in JSON. */
export async function signRecord(context: Signing, record: object): Promise<string> {
  const [key] = await keysOf(context);
  if (key === undefined) throw new Error("There is no key to sign with.");
  return new CompactSign(new TextEncoder().encode(JSON.stringify(record)))
    .setProtectedHeader({ alg: "EdDSA", kid: key.kid, typ: "consent-record+json" })
    .sign(key.secret);
}

/** The public halves, for anyone who checks a file. */
export async function consentKeys(context: Signing): Promise<JSONWebKeySet> {
  const keys = await keysOf(context);
  return { keys: keys.map(({ open, kid }) => ({ ...open, kid, alg: "EdDSA", use: "sig" })) };
}
