/**
 * The value of REVIEW_LOG_KEYS: a JSON list of private Ed25519 keys as JWK. Each of them signs the log of reviews. Run
 * directly, it prints a fresh one, for `npx wrangler secret put REVIEW_LOG_KEYS`. docs/deploy.md says how to rotate it.
 */
import { generateKeyPairSync } from "node:crypto";

export function makeReviewLogKeys(): string {
  return JSON.stringify([generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" })]);
}

if (import.meta.main) console.log(makeReviewLogKeys());
