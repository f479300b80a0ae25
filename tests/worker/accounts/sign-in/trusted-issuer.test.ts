import { generateKeyPairSync, sign } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, expect, inject, test } from "vitest";
import { openContext } from "#support/own-context.ts";
import { openSite } from "../../site.ts";

const ISSUER = "https://identity.example";
const trusted = await generateKeyPair("RS256", { extractable: true });
const foreign = await generateKeyPair("RS256", { extractable: true });
const curved = await generateKeyPair("ES256", { extractable: true });
const weak = generateKeyPairSync("rsa", { modulusLength: 1024 });
const site = openSite({
  vars: {
    TRUSTED_ISSUER: JSON.stringify({
      issuer: ISSUER,
      audience: "fairlead-workforce",
      keys: [
        { ...(await exportJWK(trusted.publicKey)), kid: "workforce-1" },
        { ...(await exportJWK(curved.publicKey)), kid: "workforce-2" },
        { ...weak.publicKey.export({ format: "jwk" }), kid: "weak-1" },
      ],
    }),
  },
});

async function idOf(email: string): Promise<string> {
  const { db } = openContext({ databaseUrl: inject("fixture").databaseUrl });
  const [rows] = await db.batch([
    db.orm.all<{ id: string }>(`SELECT id FROM users WHERE email = '${email}'`),
  ]);
  return rows[0]?.id ?? "";
}

/** The Worker's log when it first reads its keys. */
let told: string[];
beforeAll(async () => {
  await (await site.get("/.well-known/jwks.json")).text();
  told = await site.takeLogs();
});

const RS256 = { alg: "RS256", kid: "workforce-1", typ: "at+jwt" };
const token = (subject: string, key = trusted.privateKey, audience = "fairlead-workforce", header = RS256) =>
  new SignJWT({})
    .setProtectedHeader(header)
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(key);

const visit = async (path: string, bearer: string) =>
  site.get(path, { headers: { Authorization: `Bearer ${bearer}` } });

test("an RS256 token of the configured issuer opens what its subject may see", async () => {
  const admin = await token(await idOf("admin@fairlead.example"));
  expect((await visit("/notifications", admin)).status).toBe(200);
  // It has shown no second factor of ours.
  const refused = await visit("/admin", admin);
  expect(refused.headers.get("Location")).toBe("/settings/second-factor?next=%2Fadmin");
  const customer = await visit("/admin", await token(await idOf("customer@fairlead.example")));
  expect(customer.headers.get("Location")).toBe("/dashboard");
});

test("its ES256 token does the same (specification §9)", async () => {
  const header = { alg: "ES256", kid: "workforce-2", typ: "at+jwt" };
  const admin = await idOf("admin@fairlead.example");
  const by = (key: typeof curved.privateKey) => token(admin, key, "fairlead-workforce", header);
  expect((await visit("/notifications", await by(curved.privateKey))).status).toBe(200);
  const other = await generateKeyPair("ES256");
  const refused = await visit("/notifications", await by(other.privateKey));
  expect(refused.headers.get("Location")).toContain("/auth");
});

test("a token signed by another key, or meant for others, opens nothing", async () => {
  const admin = await idOf("admin@fairlead.example");
  for (const bearer of [
    await token(admin, foreign.privateKey),
    await token(admin, trusted.privateKey, "fairlead"),
    await token("01952a10-6b40-7c31-9d02-3a6f1e8b7c01"),
  ]) {
    expect((await visit("/admin", bearer)).headers.get("Location")).toContain("/auth");
  }
});

test("a key that is too weak is logged once and ignored: its tokens open nothing and break no request", async () => {
  expect(told).toEqual([expect.stringMatching(/"trusted-key-refused".*"weak-1".*1024 bits/)]);
  const header = Buffer.from(JSON.stringify({ alg: "RS256", kid: "weak-1", typ: "at+jwt" })).toString(
    "base64url",
  );
  const [, payload] = (await token(await idOf("admin@fairlead.example"))).split(".");
  const signature = sign("RSA-SHA256", Buffer.from(`${header}.${payload}`), weak.privateKey).toString(
    "base64url",
  );
  const answer = await visit("/admin", `${header}.${payload}.${signature}`);
  expect(answer.headers.get("Location")).toContain("/auth");
});

test("a subject without an account writes nothing, even with a valid token", async () => {
  const bearer = await token("01952a10-6b40-7c31-9d02-3a6f1e8b7c01");
  const write = await site.get("/settings", {
    method: "POST",
    body: new URLSearchParams({ intent: "rename", firstName: "Else", lastName: "One" }),
    headers: { Authorization: `Bearer ${bearer}`, Origin: site.origin() },
  });
  expect(write.headers.get("Location")).toContain("/auth");
});
