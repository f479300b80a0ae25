/**
 * The value of SESSION_KEYS: a JSON list of private P-256 keys as JWK. The first signs, all verify. Run by itself it
 * prints a fresh one, for `npx wrangler secret put SESSION_KEYS`; to rotate, put the new key before the old one and
 * take the old one away after an hour.
 */
import { generateKeyPairSync, randomUUID } from "node:crypto";

export function makeSessionKeys(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify([{ ...privateKey.export({ format: "jwk" }), kid: randomUUID() }]);
}

if (import.meta.main) console.log(makeSessionKeys());
