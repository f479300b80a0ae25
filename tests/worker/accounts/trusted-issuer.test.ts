import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, inject, test } from "vitest";
import { openContext } from "#support/own-context.ts";
import { openSite } from "../site.ts";

const ISSUER = "https://identity.example";
const trusted = await generateKeyPair("RS256", { extractable: true });
const foreign = await generateKeyPair("RS256", { extractable: true });
const site = openSite({
  vars: {
    TRUSTED_ISSUER: JSON.stringify({
      issuer: ISSUER,
      audience: "fairlead-workforce",
      keys: [{ ...(await exportJWK(trusted.publicKey)), kid: "workforce-1" }],
    }),
  },
});

async function idOf(email: string): Promise<string> {
  const { db } = openContext({ databaseUrl: inject("stage").databaseUrl });
  const [rows] = await db.batch([
    db.orm.all<{ id: string }>(`SELECT id FROM users WHERE email = '${email}'`),
  ]);
  return rows[0]?.id ?? "";
}

const token = (subject: string, key = trusted.privateKey, audience = "fairlead-workforce") =>
  new SignJWT({})
    .setProtectedHeader({ alg: "RS256", kid: "workforce-1" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(key);

const visit = async (path: string, bearer: string) =>
  site.get(path, { headers: { Authorization: `Bearer ${bearer}` } });

test("an RS256 token of the issuer that is configured opens what its subject may see", async () => {
  const response = await visit("/admin", await token(await idOf("admin@fairlead.example")));
  expect(response.status).toBe(200);
  const customer = await visit("/admin", await token(await idOf("customer@fairlead.example")));
  expect(customer.headers.get("Location")).toBe("/dashboard");
});

test("a token that another key signed, or that is meant for others, opens nothing", async () => {
  const admin = await idOf("admin@fairlead.example");
  for (const bearer of [
    await token(admin, foreign.privateKey),
    await token(admin, trusted.privateKey, "fairlead"),
    await token("01952a10-6b40-7c31-9d02-3a6f1e8b7c01"),
  ]) {
    expect((await visit("/admin", bearer)).headers.get("Location")).toContain("/auth");
  }
});
