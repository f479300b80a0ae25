/** Which keys of a trusted issuer are accepted. Pure: problems with a key are reported, never thrown. */
import type { JWK } from "jose";
import * as z from "zod";
import { RSA_MAX_BITS, RSA_MIN_BITS, RSA_MIN_EXPONENT } from "../limits.ts";

/** Called for each refused key, with its `kid` and the reason. Neither is a secret. */
export type RefuseKey = (kid: string, reason: string) => void;

export type TrustedIssuer = { issuer: string; audience: string; keys: readonly JWK[] };

const Issuer = z.object({
  issuer: z.url(),
  audience: z.string().min(1),
  keys: z.array(z.unknown()).min(1),
});

/** Members of both kinds of keys. */
const common = {
  kid: z.string("It has no kid.").min(1, "It has no kid."),
  use: z.literal("sig", "It is not for signatures.").optional(),
  key_ops: z
    .array(z.string(), "Its operations cannot be read.")
    .refine((operations) => operations.includes("verify"), "It is not for verifying.")
    .optional(),
  d: z.never("It is a private key.").optional(),
};
const forAlgorithm = <Name extends string>(name: Name) =>
  z.literal(name, "It is for another algorithm.").optional();

const NO_COORDINATE = "A coordinate of its point is not 32 bytes long.";
const Coordinate = z.string(NO_COORDINATE).regex(/^[\w-]{43}$/, NO_COORDINATE);

/** Specification §9: RS256 and ES256, and no other. */
const Key = z.discriminatedUnion(
  "kty",
  [
    z.object({
      kty: z.literal("RSA"),
      ...common,
      n: z.base64url("Its modulus cannot be read.").min(1, "Its modulus cannot be read."),
      e: z.base64url("Its exponent cannot be read.").min(1, "Its exponent cannot be read."),
      alg: forAlgorithm("RS256"),
    }),
    z.object({
      kty: z.literal("EC"),
      ...common,
      crv: z.literal("P-256", "It is on another curve than P-256."),
      x: Coordinate,
      y: Coordinate,
      alg: forAlgorithm("ES256"),
    }),
  ],
  "It is neither an RSA key nor one of P-256.",
);

/** The number in base64url, most significant byte first (RFC 7518, 6.3.1). */
const numberOf = (text: string): bigint => BigInt(`0x0${Buffer.from(text, "base64url").toString("hex")}`);

/** RFC 7518 requires 2,048 bits; with a small or even exponent a signature can be made without the key. */
function weaknessOfRsa(n: bigint, e: bigint): string | null {
  const bits = n.toString(2).length;
  if (bits < RSA_MIN_BITS) return `Its modulus has ${bits} bits, fewer than ${RSA_MIN_BITS}.`;
  if (bits > RSA_MAX_BITS) return `Its modulus has more than ${RSA_MAX_BITS} bits.`;
  if (n % 2n === 0n) return "Its modulus is even.";
  if (e < RSA_MIN_EXPONENT || e % 2n === 0n) return `Its exponent is even or below ${RSA_MIN_EXPONENT}.`;
  return e >= n ? "Its exponent is larger than its modulus." : null;
}

/** P-256 (NIST SP 800-186, 3.2.1.3): y² = x³ − 3x + b over the integers modulo p. */
const P256 = {
  p: 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn,
  b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
};

/** A point off the curve may be on a weaker one. */
function weaknessOfPoint(x: bigint, y: bigint): string | null {
  const { p, b } = P256;
  const isOnCurve = x < p && y < p && (y * y - (x * x * x - 3n * x + b)) % p === 0n;
  return isOnCurve ? null : "Its point is not on its curve.";
}

/** The key's public half, and what is wrong with it. */
function publicKeyOf(key: z.infer<typeof Key>): { jwk: JWK; problem: string | null } {
  const { kid, kty } = key;
  if (key.kty === "RSA") {
    const { n, e } = key;
    return {
      jwk: { kty, kid, n, e, alg: "RS256", use: "sig" },
      problem: weaknessOfRsa(numberOf(n), numberOf(e)),
    };
  }
  const { crv, x, y } = key;
  return {
    jwk: { kty, kid, crv, x, y, alg: "ES256", use: "sig" },
    problem: weaknessOfPoint(numberOf(x), numberOf(y)),
  };
}

/** The issuer with its usable keys, public halves only; null when it can't be read or no key is left. */
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
    const { kid } = key.data;
    const { jwk, problem } = publicKeyOf(key.data);
    if (keys.has(kid)) refuse(kid, "Another key has its kid.");
    else if (problem !== null) refuse(kid, problem);
    else keys.set(kid, jwk);
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
