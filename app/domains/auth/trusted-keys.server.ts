/** Which keys of a trusted issuer may speak for people. Pure: what is wrong with a key is told, never thrown. */
import type { JWK } from "jose";
import * as z from "zod";
import { RSA_MAX_BITS, RSA_MIN_BITS, RSA_MIN_EXPONENT } from "./limits.ts";

/** Told of each key that is left out, by its `kid`, and why. Neither is a secret. */
export type RefuseKey = (kid: string, reason: string) => void;

export type TrustedIssuer = { issuer: string; audience: string; keys: readonly JWK[] };

const Issuer = z.object({
  issuer: z.url(),
  audience: z.string().min(1),
  keys: z.array(z.unknown()).min(1),
});

const Key = z.object({
  kty: z.literal("RSA", "It is no RSA key."),
  kid: z.string("It has no kid.").min(1, "It has no kid."),
  n: z.base64url("Its modulus cannot be read.").min(1, "Its modulus cannot be read."),
  e: z.base64url("Its exponent cannot be read.").min(1, "Its exponent cannot be read."),
  use: z.literal("sig", "It is not for signatures.").optional(),
  key_ops: z
    .array(z.string(), "Its operations cannot be read.")
    .refine((operations) => operations.includes("verify"), "It is not for verifying.")
    .optional(),
  alg: z.literal("RS256", "It is for another algorithm.").optional(),
  d: z.never("It is a private key.").optional(),
});

/** The number that base64url holds, most significant byte first (RFC 7518, 6.3.1). */
const numberOf = (text: string): bigint => BigInt(`0x0${Buffer.from(text, "base64url").toString("hex")}`);

/** RFC 7518 asks for 2,048 bits; with a small or even exponent a signature can be made without the key. */
function weaknessOf(n: bigint, e: bigint): string | null {
  const bits = n.toString(2).length;
  if (bits < RSA_MIN_BITS) return `Its modulus has ${bits} bits, fewer than ${RSA_MIN_BITS}.`;
  if (bits > RSA_MAX_BITS) return `Its modulus has more than ${RSA_MAX_BITS} bits.`;
  if (n % 2n === 0n) return "Its modulus is even.";
  if (e < RSA_MIN_EXPONENT || e % 2n === 0n) return `Its exponent is even or below ${RSA_MIN_EXPONENT}.`;
  return e >= n ? "Its exponent is larger than its modulus." : null;
}

/** The issuer with the keys that may be used, public half alone; null where it cannot be read or none is left. */
export function readTrustedIssuer(setting: string, refuse: RefuseKey): TrustedIssuer | null {
  const parsed = Issuer.safeParse(parseJson(setting));
  if (!parsed.success) {
    refuse("all", "TRUSTED_ISSUER is not what docs/deploy.md describes.");
    return null;
  }
  const { issuer, audience } = parsed.data;
  const keys = new Map<string, JWK>();
  for (const [at, one] of parsed.data.keys.entries()) {
    const key = Key.safeParse(one);
    if (!key.success) {
      refuse(`no. ${at + 1}`, key.error.issues[0]?.message ?? "It cannot be read.");
      continue;
    }
    const { kid, kty, n, e } = key.data;
    const problem = keys.has(kid) ? "Another key has its kid." : weaknessOf(numberOf(n), numberOf(e));
    if (problem === null) keys.set(kid, { kty, kid, n, e, alg: "RS256", use: "sig" });
    else refuse(kid, problem);
  }
  return keys.size === 0 ? null : { issuer, audience, keys: [...keys.values()] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
