import { createHmac, generateKeyPairSync, randomUUID } from "node:crypto";
import { importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { makeSessionKeys } from "../../../../scripts/session-keys.ts";
import { ACCESS_TOKEN_MINUTES } from "../limits.ts";
import { mintAccessToken, parseTokenKeys, publicKeys, verifyAccessToken } from "./tokens.server.ts";

const ISSUER = "https://own.example";
const NOW = Date.UTC(2026, 10, 21, 12);
const SECONDS = NOW / 1000;
const who = { userId: randomUUID(), sessionId: randomUUID() };
const ownKeys = makeSessionKeys();
const keys = parseTokenKeys(ownKeys, undefined);
const [own]: JWK[] = JSON.parse(ownKeys);
const foreign: JWK = JSON.parse(makeSessionKeys())[0];

const verify = (token: string, nowMs = NOW, with_ = keys) => verifyAccessToken(with_, ISSUER, token, nowMs);
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER,
  aud: "fairlead",
  sub: who.userId,
  sid: who.sessionId,
  iat: SECONDS,
  nbf: SECONDS,
  exp: SECONDS + 600,
  ...changes,
});
/** Signs things we would never sign with our own key, or things we would with another key. */
async function forge(payload: JWTPayload, header: Record<string, unknown> = {}, key: JWK | undefined = own) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "ES256", kid: own?.kid ?? "", typ: "at+jwt", ...header })
    .sign(await importJWK(key ?? {}, "ES256"));
}

test("our own token names its user and session, for ten minutes", async () => {
  const token = await mintAccessToken(keys, ISSUER, who, NOW);
  expect(await verify(token)).toEqual({ ...who, expiresAt: NOW + ACCESS_TOKEN_MINUTES * MINUTE_MS });
  expect(await verify(token, NOW + ACCESS_TOKEN_MINUTES * MINUTE_MS + 6_000)).toBeNull();
});

test("a good signature is not checked again, for this text, issuer, and key only, while the token lasts", async () => {
  const subtle = vi.spyOn(crypto.subtle, "verify");
  const token = await mintAccessToken(keys, ISSUER, who, NOW);
  const later = NOW + ACCESS_TOKEN_MINUTES * MINUTE_MS - 1;
  for (const nowMs of [NOW, NOW, later]) expect(await verify(token, nowMs)).toMatchObject(who);
  expect(subtle).toHaveBeenCalledTimes(1);
  subtle.mockRestore();
  const [head, , mark] = token.split(".");
  expect(await verify(`${head}.${base64url(claims({ sub: randomUUID() }))}.${mark}`)).toBeNull();
  expect(await verifyAccessToken(keys, "https://other.example", token, NOW)).toBeNull();
  expect(await verify(token, NOW, parseTokenKeys(JSON.stringify([foreign]), undefined))).toBeNull();
  expect(await verify(token, NOW - MINUTE_MS), "not yet").toBeNull();
  expect(await verify(token, later + 6_000), "over").toBeNull();
  const longer = await forge(claims({ exp: SECONDS + 3_600 }));
  expect(await verify(longer)).toMatchObject(who);
  expect(await verify(longer, later + 7_000), "older than ten minutes, whatever expiry it names").toBeNull();
});

test("the forgery helper makes tokens that are accepted, so that only the flaw is refused", async () => {
  expect(await verify(await forge(claims()))).toMatchObject(who);
});

describe("is refused:", () => {
  const publicPem = JSON.stringify(publicKeys(keys).keys[0]);
  const attacks: Record<string, () => Promise<string> | string> = {
    "alg none": () => `${base64url({ alg: "none", typ: "at+jwt" })}.${base64url(claims())}.`,
    "HS256 signed with the public key": () => {
      const head = `${base64url({ alg: "HS256", kid: own?.kid, typ: "at+jwt" })}.${base64url(claims())}`;
      return `${head}.${createHmac("sha256", publicPem).update(head).digest("base64url")}`;
    },
    "a foreign key under our kid": () => forge(claims(), {}, foreign),
    "a foreign kid": () => forge(claims(), { kid: foreign.kid }, foreign),
    "a key of its own in jwk": () =>
      forge(claims(), { kid: undefined, jwk: { ...foreign, d: undefined } }, foreign),
    "a key fetched by jku": () => forge(claims(), { jku: "https://evil.example/jwks.json" }, foreign),
    "older than ten minutes, whatever expiry it names": () =>
      forge(claims({ iat: SECONDS - 700, nbf: SECONDS - 700 })),
    "made in the future": () => forge(claims({ iat: SECONDS + 60 })),
    "without the time it was issued": () => forge(claims({ iat: undefined })),
    "of no kind": () => forge(claims(), { typ: undefined }),
    expired: () => forge(claims({ exp: SECONDS - 60 })),
    "without an end": () => forge(claims({ exp: undefined })),
    "not yet valid": () => forge(claims({ nbf: SECONDS + 60 })),
    "another issuer": () => forge(claims({ iss: "https://evil.example" })),
    "another audience": () => forge(claims({ aud: "somebody-else" })),
    "without a subject": () => forge(claims({ sub: undefined })),
    "a subject that is no id of ours": () => forge(claims({ sub: "admin" })),
    "without a session": () => forge(claims({ sid: undefined })),
    "another kind of token": () => forge(claims(), { typ: "JWT" }),
    "an altered payload": async () => {
      const [head, , signature] = (await forge(claims())).split(".");
      return `${head}.${base64url(claims({ sub: randomUUID() }))}.${signature}`;
    },
    "a signature of zeros": async () => {
      const [head, payload] = (await forge(claims())).split(".");
      return `${head}.${payload}.${Buffer.alloc(64).toString("base64url")}`;
    },
    nonsense: () => "a.b.c",
    "an enormous one": async () => `${await forge(claims())}${"x".repeat(5_000)}`,
  };
  test.each(Object.entries(attacks))("%s", async (_name, make) => {
    expect(await verify(await make())).toBeNull();
  });
});

test("keys rotate: the newest signs, tokens of the previous one are still accepted, those of a removed one are not", async () => {
  const before = await mintAccessToken(keys, ISSUER, who, NOW);
  const both = parseTokenKeys(JSON.stringify([foreign, own]), undefined);
  expect(await verify(before, NOW, both)).toMatchObject(who);
  const after = await mintAccessToken(both, ISSUER, who, NOW);
  expect(JSON.parse(Buffer.from(after.split(".")[0] ?? "", "base64url").toString()).kid).toBe(foreign.kid);
  const gone = parseTokenKeys(JSON.stringify([foreign]), undefined);
  expect(await verify(before, NOW, gone)).toBeNull();
});

test("published keys have no private part", () => {
  expect(JSON.stringify(publicKeys(keys))).not.toContain(own?.d ?? "none");
  expect(publicKeys(keys).keys[0]).toMatchObject({ kty: "EC", crv: "P-256", kid: own?.kid, alg: "ES256" });
});

describe("a trusted issuer", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const outside = "https://identity.example";
  const trusting = parseTokenKeys(
    ownKeys,
    JSON.stringify({
      issuer: outside,
      audience: "fairlead-outside",
      keys: [{ ...publicKey.export({ format: "jwk" }), kid: "outside-1" }],
    }),
  );
  const sign = (payload: JWTPayload, alg = "RS256") =>
    new SignJWT(payload).setProtectedHeader({ alg, kid: "outside-1", typ: "JWT" }).sign(privateKey);
  const outsideClaims = claims({ iss: outside, aud: "fairlead-outside" });

  test("is accepted with RS256 when it is configured, and only then", async () => {
    const token = await sign(outsideClaims);
    expect(await verify(token, NOW, trusting)).toMatchObject({ userId: who.userId });
    expect(await verify(token)).toBeNull();
  });

  test("speaks with its own name, and to us", async () => {
    for (const changes of [{ iss: "https://other.example" }, { aud: "somebody-else" }])
      expect(await verify(await sign({ ...outsideClaims, ...changes }), NOW, trusting)).toBeNull();
  });

  test("cannot speak for us, nor with another algorithm", async () => {
    expect(await verify(await sign(claims()), NOW, trusting)).toBeNull();
    expect(await verify(await sign(outsideClaims, "RS512"), NOW, trusting)).toBeNull();
    expect(await verify(await sign(outsideClaims, "PS256"), NOW, trusting)).toBeNull();
  });
});

test("secrets that aren't keys are refused without being repeated", () => {
  expect(() => parseTokenKeys("not-a-key-at-all", undefined)).toThrow(/docs\/deploy\.md/);
  expect(() => parseTokenKeys("not-a-key-at-all", undefined)).not.toThrow(/not-a-key-at-all/);
  expect(() => parseTokenKeys("[]", undefined)).toThrow();
});
