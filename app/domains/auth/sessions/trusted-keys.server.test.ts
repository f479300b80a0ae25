import { generateKeyPairSync, randomUUID } from "node:crypto";
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { makeSessionKeys } from "../../../../scripts/session-keys.ts";
import { TRUSTED_TOKEN_MINUTES } from "../limits.ts";
import { parseTokenKeys, verifyAccessToken } from "./tokens.server.ts";
import { readTrustedIssuer } from "./trusted-keys.server.ts";

const OUTSIDE = "https://identity.example";
const NOW = Date.UTC(2026, 10, 21, 12);
const SECONDS = NOW / 1000;
const userId = randomUUID();
const ownKeys = makeSessionKeys();

const pair = (modulusLength: number) => generateKeyPairSync("rsa", { modulusLength });
const strong = pair(2048);
const jwk = { ...strong.publicKey.export({ format: "jwk" }), kid: "one" };
const curved = generateKeyPairSync("ec", { namedCurve: "P-256" });
const point = { ...curved.publicKey.export({ format: "jwk" }), kid: "point" };
const setting = (...keys: unknown[]) =>
  JSON.stringify({ issuer: OUTSIDE, audience: "fairlead-outside", keys });

/** The accepted keys, and the reasons for refusing the others. */
function read(...keys: unknown[]) {
  const refused: string[] = [];
  const trusted = readTrustedIssuer(setting(...keys), (kid, reason) => refused.push(`${kid}: ${reason}`));
  return { kids: trusted?.keys.map(({ kid }) => kid) ?? [], refused };
}

test("a key of 2,048 bits is accepted, its public half only", () => {
  expect(read(jwk)).toEqual({ kids: ["one"], refused: [] });
  expect(read({ ...jwk, use: "sig", key_ops: ["verify"], alg: "RS256" })).toEqual({
    kids: ["one"],
    refused: [],
  });
  const trusted = readTrustedIssuer(setting({ ...jwk, x5u: "https://evil.example" }), () => undefined);
  expect(Object.keys(trusted?.keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
});

test("a key of P-256 is accepted, its public half only", () => {
  expect(read(point, { ...jwk, kid: "rsa" })).toEqual({ kids: ["point", "rsa"], refused: [] });
  const trusted = readTrustedIssuer(setting({ ...point, x5u: "https://evil.example" }), () => undefined);
  expect(trusted?.keys).toEqual([
    { kty: "EC", crv: "P-256", kid: "point", x: point.x, y: point.y, alg: "ES256", use: "sig" },
  ]);
});

const flaws: Record<string, [unknown, RegExp]> = {
  "of 1,024 bits": [{ ...pair(1024).publicKey.export({ format: "jwk" }), kid: "one" }, /1024 bits/],
  "of 2,047 bits": [
    {
      ...jwk,
      n: Buffer.from(jwk.n ?? "", "base64url")
        .fill(0x7f, 0, 1)
        .toString("base64url"),
    },
    /2047 bits/,
  ],
  "with exponent 1": [{ ...jwk, e: "AQ" }, /exponent/],
  "with exponent 3": [{ ...jwk, e: "Aw" }, /exponent/],
  "with an even exponent": [{ ...jwk, e: "AQAC" }, /exponent/],
  "with an exponent that hides a small one behind zeros": [{ ...jwk, e: "AAAAAAM" }, /exponent/],
  "with an even modulus": [
    {
      ...jwk,
      n: Buffer.concat([Buffer.from(jwk.n ?? "", "base64url").subarray(0, 255), Buffer.of(2)]).toString(
        "base64url",
      ),
    },
    /even/,
  ],
  "of an enormous modulus": [{ ...jwk, n: "_".repeat(1_400) }, /more than 8192/],
  "for encryption": [{ ...jwk, use: "enc" }, /not for signatures/],
  "for other operations": [{ ...jwk, key_ops: ["encrypt"] }, /not for verifying/],
  "for another algorithm": [{ ...jwk, alg: "RS512" }, /another algorithm/],
  "without a modulus": [{ ...jwk, n: undefined }, /modulus/],
  "whose modulus is no number": [{ ...jwk, n: "!!" }, /modulus/],
  "without a kid": [{ ...jwk, kid: undefined }, /kid/],
  "of another kind": [{ kty: "OKP", crv: "Ed25519", x: "AA", kid: "one" }, /neither an RSA key nor/],
  "on another curve": [
    { ...generateKeyPairSync("ec", { namedCurve: "P-384" }).publicKey.export({ format: "jwk" }), kid: "one" },
    /another curve/,
  ],
  "whose point is not on the curve": [{ ...point, y: point.x }, /not on its curve/],
  "whose point has a short coordinate": [{ ...point, x: "AQAB" }, /32 bytes/],
  "of the curve for another algorithm": [{ ...point, alg: "ES384" }, /another algorithm/],
  "of the curve that is private": [JSON.parse(makeSessionKeys())[0], /private/],
  "that is private": [{ ...strong.privateKey.export({ format: "jwk" }), kid: "one" }, /private/],
  "that is none": ["key", /./],
};

describe("a bad key is refused with a reason, and a good one next to it is accepted:", () => {
  const good = { ...pair(2048).publicKey.export({ format: "jwk" }), kid: "good" };
  test.each(Object.entries(flaws))("%s", (_name, [key, reason]) => {
    const { kids, refused } = read(key, good);
    expect(kids).toEqual(["good"]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(reason);
    expect(refused[0]).not.toContain(jwk.n);
  });

  test("with the kid of another", () => {
    expect(read(jwk, jwk)).toEqual({ kids: ["one"], refused: ["one: Another key has its kid."] });
  });
});

test("an unreadable setting trusts nobody and breaks nothing", () => {
  for (const broken of [
    "not-json",
    "{}",
    "[]",
    setting(),
    setting({ ...jwk, e: "AQ" }),
    JSON.stringify({ keys: [jwk] }),
  ]) {
    const refused: string[] = [];
    expect(parseTokenKeys(ownKeys, broken, (kid) => refused.push(kid)).trusted, broken).toBeNull();
    expect(refused).toHaveLength(1);
  }
});

describe("a trusted issuer's token", () => {
  const trusting = parseTokenKeys(ownKeys, setting(jwk));
  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    iss: OUTSIDE,
    aud: "fairlead-outside",
    sub: userId,
    iat: SECONDS,
    exp: SECONDS + 600,
    ...changes,
  });
  const sign = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid: "one", typ: "JWT", ...header })
      .sign(strong.privateKey);
  const verify = (token: string, keys = trusting) =>
    verifyAccessToken(keys, "https://own.example", token, NOW);

  test.each(["JWT", "at+jwt", "application/at+jwt", "jwt"])("of the kind %s is accepted", async (typ) => {
    expect(await verify(await sign(claims(), { typ }))).toMatchObject({ userId });
  });

  test.each([undefined, "", "logout+jwt", "secevent+jwt", "dpop+jwt"])(
    "of the kind %s is refused",
    async (typ) => {
      expect(await verify(await sign(claims(), typ === undefined ? { typ: undefined } : { typ }))).toBeNull();
    },
  );

  const old = SECONDS - TRUSTED_TOKEN_MINUTES * 60;
  test.each<[string, JWTPayload]>([
    ["older than an hour, whatever expiry it names", { iat: old - 60, exp: SECONDS + 86_400 }],
    ["from the future", { iat: SECONDS + 60, exp: SECONDS + 600 }],
    ["without the time it was issued", { iat: undefined }],
    ["without an end", { exp: undefined }],
    ["for several, none of them us", { aud: ["a", "b"] }],
  ])("%s is refused", async (_name, changes) => {
    expect(await verify(await sign(claims({ iat: old + 60 })))).toMatchObject({ userId });
    expect(await verify(await sign(claims(changes)))).toBeNull();
  });

  test("is accepted with RS256 and with ES256, each only with a key of its kind (specification §9)", async () => {
    const both = parseTokenKeys(ownKeys, setting(jwk, point));
    const signBy = (alg: string, kid: string, key: Parameters<SignJWT["sign"]>[0]) =>
      new SignJWT(claims()).setProtectedHeader({ alg, kid, typ: "JWT" }).sign(key);
    expect(await verify(await signBy("RS256", "one", strong.privateKey), both)).toMatchObject({ userId });
    expect(await verify(await signBy("ES256", "point", curved.privateKey), both)).toMatchObject({ userId });
    expect(await verify(await signBy("ES256", "one", curved.privateKey), both)).toBeNull();
    expect(await verify(await signBy("PS256", "one", strong.privateKey), both)).toBeNull();
    const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    expect(await verify(await signBy("ES256", "point", other), both)).toBeNull();
  });

  test("whose key turns out to be unusable is refused with a reason, and throws nothing", async () => {
    const refused: string[] = [];
    const broken = {
      ...trusting,
      trusted: {
        issuer: OUTSIDE,
        audience: "fairlead-outside",
        keys: [{ ...jwk, e: "AQ", n: "AQ", alg: "RS256" }],
      },
    };
    const told = (_kid: string, reason: string) => void refused.push(reason);
    expect(
      await verifyAccessToken(broken, "https://own.example", await sign(claims()), NOW, told),
    ).toBeNull();
    expect(refused).toHaveLength(1);
  });
});
