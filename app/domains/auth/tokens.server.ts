/**
 * Access tokens: JWTs that we sign with ES256 and check with `jose`. Only RS256 and ES256 are ever taken
 * (specification §9), keys come from configuration alone, and what a token says about its own key is not read.
 */
import { createLocalJWKSet, errors, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { ACCESS_TOKEN_MINUTES, CLOCK_TOLERANCE_SECONDS } from "./limits.ts";

const ALGORITHMS = ["RS256", "ES256"];
const AUDIENCE = "fairlead";

const OwnKeys = z
  .array(
    z.looseObject({ kty: z.literal("EC"), crv: z.literal("P-256"), kid: z.string().min(1), d: z.string() }),
  )
  .min(1);
const TrustedIssuer = z.object({
  issuer: z.url(),
  audience: z.string().min(1),
  keys: z.array(z.looseObject({ kty: z.literal("RSA"), kid: z.string().min(1) })).min(1),
});

export type TokenKeys = {
  /** Private keys as JWK: the first signs, all verify, so that a key can be rotated without ending sessions. */
  own: readonly JWK[];
  /** An outside identity provider whose RS256 tokens are taken too. */
  trusted: { issuer: string; audience: string; keys: readonly JWK[] } | null;
};

/** Throws when a secret is missing or malformed, without repeating it. */
export function parseTokenKeys(sessionKeys: string, trustedIssuer: string | undefined): TokenKeys {
  try {
    return {
      own: OwnKeys.parse(JSON.parse(sessionKeys)),
      trusted: trustedIssuer === undefined ? null : TrustedIssuer.parse(JSON.parse(trustedIssuer)),
    };
  } catch {
    throw new Error("SESSION_KEYS or TRUSTED_ISSUER is not what docs/deploy.md describes.");
  }
}

/** Only the public half, member by member: a new private member of a JWK must not slip through. */
function publicHalf({ kty, crv, x, y, kid }: JWK): JWK {
  return {
    kty,
    ...(crv && { crv }),
    ...(x && { x }),
    ...(y && { y }),
    ...(kid && { kid }),
    alg: "ES256",
    use: "sig",
  };
}

/** What `/.well-known/jwks.json` says. */
export function publicKeys({ own }: TokenKeys): JSONWebKeySet {
  return { keys: own.map(publicHalf) };
}

export type AccessClaims = { userId: string; sessionId: string; expiresAt: number };

/** A token for ten minutes from `nowMs`. `issuer` is our own origin. */
export async function mintAccessToken(
  keys: TokenKeys,
  issuer: string,
  claims: { userId: string; sessionId: string },
  nowMs: number,
): Promise<string> {
  const [signing] = keys.own;
  if (signing?.kid === undefined) throw new Error("There is no key to sign with.");
  const seconds = Math.floor(nowMs / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "ES256", kid: signing.kid, typ: "at+jwt" })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_MINUTES * 60)
    .sign(await importJWK(signing, "ES256"));
}

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });
const OutsideClaims = z.object({ sub: z.uuid(), exp: z.number() });

/** Who the token names; null for any token that is not exactly as it must be. */
export async function verifyAccessToken(
  keys: TokenKeys,
  issuer: string,
  token: string,
  nowMs: number,
): Promise<AccessClaims | null> {
  if (token.length > 4_096) return null;
  const options = {
    algorithms: ALGORITHMS,
    currentDate: new Date(nowMs),
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ["sub", "iat", "exp"],
  };
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(publicKeys(keys)), {
      ...options,
      algorithms: ["ES256"],
      issuer,
      audience: AUDIENCE,
      typ: "at+jwt",
    });
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    return { userId: claims.data.sub, sessionId: claims.data.sid, expiresAt: claims.data.exp * 1000 };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return verifyOutsideToken(keys, token, options);
}

/** The subject of a trusted issuer's token is one of our user ids; it has no session of ours. */
async function verifyOutsideToken(
  { trusted }: TokenKeys,
  token: string,
  options: { currentDate: Date; clockTolerance: number; requiredClaims: string[] },
): Promise<AccessClaims | null> {
  if (trusted === null) return null;
  const keys = trusted.keys.map((key) => ({ ...key, alg: "RS256", use: "sig" }));
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      ...options,
      algorithms: ["RS256"],
      issuer: trusted.issuer,
      audience: trusted.audience,
    });
    const claims = OutsideClaims.safeParse(payload);
    if (!claims.success) return null;
    return { userId: claims.data.sub, sessionId: claims.data.sub, expiresAt: claims.data.exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
