/**
 * The value of SESSION_KEYS: a JSON list of private P-256 keys as JWK. The first signs, all verify. Run directly, it
 * prints a fresh one, for `npx wrangler secret put SESSION_KEYS`. To rotate, put the new key before the old one and
 * remove the old one after an hour.
 */
import { generateKeyPairSync, randomUUID } from "node:crypto";

export function makeSessionKeys(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify([{ ...privateKey.export({ format: "jwk" }), kid: randomUUID() }]);
}

if (import.meta.main) console.log(makeSessionKeys());
