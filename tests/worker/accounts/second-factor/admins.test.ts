/** Admins: nothing without a second factor, and nothing dangerous without a recent one. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { codeOf, HTML, openFactors, show } from "./app.ts";

const { rows, bareAdmin, setUp, signedIn, forgetSteps, stranger, emailToken } = openFactors();
const idOf = (who: string) => `(SELECT id FROM users WHERE email = '${who}@fairlead.example')`;
const locationOf = async (response: Response) => {
  await response.text();
  return response.headers.get("Location");
};

describe("an admin", () => {
  test("without a second factor is sent to set one up, and then on to the requested page", async () => {
    const admin = await bareAdmin();
    const to = await locationOf(await admin.get("/admin/errors", HTML));
    expect(to).toBe("/settings/second-factor?next=%2Fadmin%2Ferrors");
    const form = { report: "x", decision: "remove" };
    expect(await locationOf(await admin.post("/admin", form))).toBe("/settings/second-factor?next=%2Fadmin");
    expect(await wordsOf(await admin.get(to ?? "", HTML))).toContain(
      "You need a second factor before you can open admin pages.",
    );
    const call = await admin.get("/api/rpc/manage_product_types_secure", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "select_all" }),
    });
    expect(call.status).toBe(403);
    const { secret } = await setUp(admin, demoPassword);
    expect((await admin.get("/admin/errors", HTML)).status).toBe(200);

    // From now on the password leads to the code, and an older cookie opens nothing.
    const next = await bareAdmin();
    expect(await locationOf(await next.get("/admin", HTML))).toBe("/auth?next=%2Fadmin");
    expect((await show(next, codeOf(secret), "/admin")).to).toBe("/admin");
    expect((await next.get("/admin", HTML)).status).toBe(200);
    await rows(
      `UPDATE sessions SET second_factor = NULL, second_factor_at = NULL WHERE user_id = ${idOf("admin")}`,
    );
    const thief = stranger();
    for (const [name, value] of next.cookies) thief.cookies.set(name, value);
    const away = "/auth/second-factor?next=%2Fadmin";
    expect(await locationOf(await thief.post("/admin", form))).toBe(away);
    // Nor can it set up the thief's own factor, make new codes, or remove the owner's.
    for (const intent of ["set-up-factor", "renew-codes", "remove-factor"]) {
      const sent = { intent, sealed: "x", code: "123456", password: demoPassword };
      expect(await locationOf(await thief.post("/settings/second-factor", sent))).toMatch(
        /^\/auth\/second-factor\?next=/,
      );
    }
    const passkey = { intent: "remove-passkey", passkey: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01" };
    expect(await locationOf(await thief.post("/settings", passkey))).toMatch(
      /^\/auth\/second-factor\?next=%2Fsettings/,
    );
    expect((await show(thief, "123456", "/admin")).status).toBe(401);
  });

  test("can't remove their last second factor", async () => {
    const admin = await signedIn("second-admin");
    await setUp(admin, demoPassword);
    const form = { intent: "remove-factor", password: demoPassword };
    const refused = await admin.post("/settings/second-factor", form);
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("Admins keep a second factor.");
    await rows(`INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
      VALUES ('01952a10-6b40-7c31-9d02-3a6f1e8b7c01', ${idOf("second-admin")}, 'Key', 'x', 'x', 0, '', 0, 1)`);
    expect((await admin.post("/settings/second-factor", form)).status).toBe(303);
    const passkey = { intent: "remove-passkey", passkey: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01" };
    const last = await admin.post("/settings", passkey);
    expect(last.status).toBe(409);
    expect(await wordsOf(last)).toContain("This is your only second factor");
  });

  test("keeps their passkeys through a password reset by email: reading the email is not enough", async () => {
    const count = () =>
      rows(`SELECT count(*) n FROM passkeys WHERE user_id = ${idOf("second-admin")}`).then(([row]) => row?.n);
    expect(await count()).toBe(1);
    const email = "second-admin@fairlead.example";
    await (await stranger().post("/auth/forgot-password", { email })).text();
    const token = await emailToken("reset-password", email);
    const reset = await stranger().post("/auth/reset-password", { token, password: "a lantern by the sea" });
    expect(reset.status).toBe(303);
    expect(await count()).toBe(1);
    const thief = stranger();
    await (await thief.post("/auth", { email, password: "a lantern by the sea" })).text();
    expect(await locationOf(await thief.get("/admin", HTML))).toBe("/auth/second-factor?next=%2Fadmin");
    const sent = { intent: "set-up-factor", sealed: "x", code: "1", password: "a lantern by the sea" };
    expect(await locationOf(await thief.post("/settings/second-factor", sent))).toMatch(
      /^\/auth\/second-factor/,
    );
  });
});

test("is asked again for a dangerous act after ten minutes, and gets back what was typed", async () => {
  const admin = await bareAdmin();
  await rows(`DELETE FROM authenticators WHERE user_id = ${idOf("admin")}`);
  const signed = await signedIn("admin");
  const { secret } = await setUp(signed, demoPassword);
  await admin.get("/");
  await rows(
    `UPDATE sessions SET second_factor_at = second_factor_at - 660000 WHERE user_id = ${idOf("admin")}`,
  );
  const page = "/admin-console/payments?refund=in_nobody";
  const form = { intent: "refund", part: "part", amount: "12.34", reason: "They asked for it.", seen: "0-0" };
  const to = await locationOf(await signed.post(page, form));
  expect(to).toBe(`/auth/second-factor?next=${encodeURIComponent(page)}`);
  expect([...signed.cookies.keys()].some((name) => name.startsWith("__Host-draft"))).toBe(true);
  await forgetSteps();
  expect((await show(signed, codeOf(secret), page)).to).toBe(page);
  const again = await signed.post(page, form);
  expect(again.status, "it is handled now, and no such invoice exists").toBeGreaterThanOrEqual(400);
});
