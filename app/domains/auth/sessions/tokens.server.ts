/**
 * Access tokens: JWTs that we sign with ES256 and check with `jose`. Only RS256 and ES256 are ever accepted
 * (specification §9), keys come only from configuration, and what a token says about its own key is ignored.
 */
import { createLocalJWKSet, errors, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { SECOND_MS } from "#app/platform/durations.ts";
import { PrivateKey } from "#app/platform/security/secret-keys.ts";
import { ACCESS_TOKEN_MINUTES, CLOCK_TOLERANCE_SECONDS, TRUSTED_TOKEN_MINUTES } from "../limits.ts";
import { type RefuseKey, readTrustedIssuer, type TrustedIssuer } from "./trusted-keys.server.ts";

const AUDIENCE = "fairlead";
/** The types an outside provider's token may have: plain (RFC 7519), or for access (RFC 9068). */
const OUTSIDE_TYPES = ["jwt", "at+jwt"];
const TOKEN_MAX_CHARACTERS = 4_096;

const OwnKeys = z.array(PrivateKey).min(1);

export type TokenKeys = {
  /** Private keys as JWK: the first signs, all verify, so that a key can be rotated without ending sessions. */
  own: readonly JWK[];
  /** An outside identity provider whose tokens are accepted, too, with RS256 or ES256. */
  trusted: TrustedIssuer | null;
};

/**
 * Throws when our own keys are missing or malformed, without repeating them: nobody could sign in. Problems with the
 * trusted issuer are passed to `refuse`: its tokens are refused, and everyone else goes on.
 */
export function parseTokenKeys(
  sessionKeys: string,
  trustedIssuer: string | undefined,
  refuse: RefuseKey = () => undefined,
): TokenKeys {
  try {
    return {
      own: OwnKeys.parse(JSON.parse(sessionKeys)),
      trusted: trustedIssuer === undefined ? null : readTrustedIssuer(trustedIssuer, refuse),
    };
  } catch {
    throw new Error("The keys of sessions are not what docs/deploy.md describes.");
  }
}

/** Only the public half, listed member by member, so that a new private member of a JWK can't slip through. */
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

/** The content of `/.well-known/jwks.json`. */
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
    .sign(await keyToSign(signing));
}

type SigningKey = Awaited<ReturnType<typeof importJWK>>;
const signingKeys = new WeakMap<JWK, SigningKey>();

/** Importing a key costs as much as signing with it, so it is imported once. */
async function keyToSign(jwk: JWK): Promise<SigningKey> {
  const known = signingKeys.get(jwk);
  if (known !== undefined) return known;
  const key = await importJWK(jwk, "ES256");
  signingKeys.set(jwk, key);
  return key;
}

const publicOnes = new WeakMap<TokenKeys, Map<string, SigningKey>>();

/** The public key that a token names. Keys that were found are remembered, never a promise of another request. */
async function keyToVerify(
  keys: TokenKeys,
  ...[header, token]: Parameters<ReturnType<typeof createLocalJWKSet>>
): Promise<SigningKey> {
  const found = publicOnes.get(keys) ?? new Map<string, SigningKey>();
  publicOnes.set(keys, found);
  const known = header?.kid === undefined ? undefined : found.get(header.kid);
  if (known !== undefined) return known;
  const key = await createLocalJWKSet(publicKeys(keys))(header, token);
  if (header?.kid !== undefined) found.set(header.kid, key);
  return key;
}

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number(), iat: z.number() });
const OutsideClaims = z.object({ sub: z.uuid(), exp: z.number() });

type Verified = { claims: AccessClaims; sinceMs: number; untilMs: number };
/** Our own tokens whose signature was good, by issuer and text; the oldest is forgotten first. */
const verified = new WeakMap<TokenKeys, Map<string, Verified>>();
const MOST_VERIFIED = 2_000;

/** The earlier result for this token; null when it must be checked, as every token is once its time is over. */
function findVerified(keys: TokenKeys, name: string, nowMs: number): AccessClaims | null {
  const known = verified.get(keys)?.get(name);
  return known !== undefined && known.sinceMs <= nowMs && nowMs < known.untilMs ? known.claims : null;
}

function rememberVerified(keys: TokenKeys, name: string, entry: Verified): void {
  const all = verified.get(keys) ?? new Map<string, Verified>();
  verified.set(keys, all);
  all.delete(name);
  all.set(name, entry);
  for (const oldest of all.keys()) {
    if (all.size <= MOST_VERIFIED) break;
    all.delete(oldest);
  }
}

/** The user and session that the token names; null unless it is exactly right. */
export async function verifyAccessToken(
  keys: TokenKeys,
  issuer: string,
  token: string,
  nowMs: number,
  refuse: RefuseKey = () => undefined,
): Promise<AccessClaims | null> {
  if (token.length > TOKEN_MAX_CHARACTERS) return null;
  const name = `${issuer} ${token}`;
  const known = findVerified(keys, name, nowMs);
  if (known !== null) return known;
  const options = {
    currentDate: new Date(nowMs),
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ["sub", "iat", "exp"],
  };
  try {
    const { payload } = await jwtVerify(token, (...named) => keyToVerify(keys, ...named), {
      ...options,
      algorithms: ["ES256"],
      issuer,
      audience: AUDIENCE,
      typ: "at+jwt",
      maxTokenAge: ACCESS_TOKEN_MINUTES * 60,
    });
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    const { sub, sid, exp, iat } = claims.data;
    const found = { userId: sub, sessionId: sid, expiresAt: exp * SECOND_MS };
    const untilMs = Math.min(exp, iat + ACCESS_TOKEN_MINUTES * 60) * SECOND_MS;
    rememberVerified(keys, name, { claims: found, sinceMs: nowMs, untilMs });
    return found;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return keys.trusted === null ? null : verifyOutsideToken(keys.trusted, token, options, refuse);
}

/**
 * The subject of a trusted issuer's token is one of our user ids; it has no session of ours. A key that can't be used
 * for the token is passed to `refuse`: it must not end the request.
 */
async function verifyOutsideToken(
  trusted: TrustedIssuer,
  token: string,
  options: { currentDate: Date; clockTolerance: number; requiredClaims: string[] },
  refuse: RefuseKey,
): Promise<AccessClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      createLocalJWKSet({ keys: [...trusted.keys] }),
      {
        ...options,
        algorithms: ["RS256", "ES256"],
        issuer: trusted.issuer,
        audience: trusted.audience,
        maxTokenAge: TRUSTED_TOKEN_MINUTES * 60,
      },
    );
    const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, "");
    if (type === undefined || !OUTSIDE_TYPES.includes(type)) return null;
    const claims = OutsideClaims.safeParse(payload);
    if (!claims.success) return null;
    return { userId: claims.data.sub, sessionId: claims.data.sub, expiresAt: claims.data.exp * SECOND_MS };
  } catch (error) {
    if (!(error instanceof errors.JOSEError))
      refuse("of a token", error instanceof Error ? error.message : "It could not be used.");
    return null;
  }
}
