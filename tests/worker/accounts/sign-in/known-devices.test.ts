/** The lock of specification §4 keeps strangers out for fifteen minutes; it must not lock out the owner. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn, rows, emailToken } = openAccounts();
const DEVICE = "__Host-device";

async function fail(email: string, who: () => Visitor = stranger, times = 5): Promise<string> {
  let words = "";
  for (let attempt = 0; attempt < times; attempt++)
    words = await wordsOf(await who().post("/auth", { email, password: "wrong" }));
  return words;
}
const enter = async (visitor: Visitor, email: string, password = demoPassword) => {
  const response = await visitor.post("/auth", { email, password });
  await response.text();
  return response.status;
};

describe("a browser that has signed in before", () => {
  test("signs in while strangers have locked the address, and stays known after signing out", async () => {
    const email = "customer@fairlead.example";
    const owner = await signedIn("customer");
    const signedOut = await owner.post("/auth/sign-out", {});
    expect(signedOut.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(await fail(email)).toContain("Account Temporarily Locked");
    expect(await enter(stranger(), email)).toBe(429);
    expect(await enter(owner, email)).toBe(303);
  });

  test("is locked by its own five failures, which count for the address too", async () => {
    const email = "applicant@fairlead.example";
    const owner = await signedIn("applicant");
    await owner.post("/auth/sign-out", {});
    expect(await fail(email, () => owner, 1)).toContain("Invalid credentials. 4 attempts remaining.");
    expect(await fail(email, () => owner, 4)).toContain("Account Temporarily Locked");
    expect(await enter(owner, email)).toBe(429);
    expect(await enter(stranger(), email)).toBe(429);
  });

  test("is known to its own account only", async () => {
    const email = "admin@fairlead.example";
    const other = await signedIn("second-admin");
    await other.post("/auth/sign-out", {});
    await fail(email);
    expect(await enter(other, email)).toBe(429);
  });

  test("may be shared, and each person has their own counter", async () => {
    const [first, second] = ["agency-executive@fairlead.example", "fmo-executive@fairlead.example"];
    const shared = await stranger().signIn(first, demoPassword);
    await shared.signIn(second, demoPassword);
    await shared.signIn(second, demoPassword);
    for (const email of [first, second]) await fail(email);
    for (const email of [first, second]) expect(await enter(shared, email), email).toBe(303);
  });

  test("has a random number that scripts can't read, stored as a hash, and a new one after each sign-in", async () => {
    const email = "carrier-executive@fairlead.example";
    const visitor = stranger();
    const response = await visitor.post("/auth", { email, password: demoPassword });
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${DEVICE}=`));
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax$/,
    );
    const before = visitor.cookies.get(DEVICE) ?? "";
    await visitor.signIn(email, demoPassword);
    expect(visitor.cookies.get(DEVICE)).not.toContain(before);
    const stored = await rows(
      "SELECT d.* FROM known_devices d JOIN users u ON u.id = d.user_id WHERE u.email = ?",
      [email],
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(visitor.cookies.get(DEVICE));
  });

  test("is forgotten after half a year, and an account knows its twenty newest browsers", async () => {
    const email = "agent@fairlead.example";
    const owner = await signedIn("agent");
    await owner.post("/auth/sign-out", {});
    await rows("UPDATE known_devices SET expires_at = 1");
    await fail(email);
    expect(await enter(owner, email)).toBe(429);
    await rows(
      `INSERT INTO known_devices (token_hash, user_id, created_at, expires_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
       SELECT 'hash ' || i, u.id, i, 9e15 FROM n, users u WHERE u.email = 'rejected@fairlead.example'`,
    );
    await signedIn("rejected");
    const stored = await rows(
      "SELECT token_hash FROM known_devices WHERE expires_at > 1 AND token_hash LIKE 'hash %'",
    );
    expect(stored).toHaveLength(19);
    expect(stored).not.toContainEqual({ token_hash: "hash 21" });
  });
});

describe("what ends sessions everywhere also forgets browsers:", () => {
  test("the button in the settings", async () => {
    const email = "new-customer@fairlead.example";
    const [here, elsewhere] = [await signedIn("new-customer"), await signedIn("new-customer")];
    await (await here.post("/settings", { intent: "sign-out-everywhere" })).text();
    await fail(email);
    for (const visitor of [here, elsewhere]) expect(await enter(visitor, email)).toBe(429);
  });

  test("a password reset by email, which lifts the lock and makes its own browser known", async () => {
    const email = "agency@fairlead.example";
    const next = "a lantern on the quay";
    const elsewhere = await signedIn("agency");
    await fail(email);
    const owner = stranger();
    await (await owner.post("/auth/forgot-password", { email })).text();
    const token = await emailToken("reset-password", email);
    expect((await owner.post("/auth/reset-password", { token, password: next })).status).toBe(303);
    expect(await enter(stranger(), email, next)).toBe(303);
    // A stranger who continues locks the address again at once, for unknown browsers only.
    await fail(email);
    expect(await enter(elsewhere, email, next)).toBe(429);
    expect(await enter(owner, email, next)).toBe(303);
  });

  test("a new password in the settings, except for the browser that chose it", async () => {
    const email = "fmo@fairlead.example";
    const next = "a lantern on the quay";
    const [here, elsewhere] = [await signedIn("fmo"), await signedIn("fmo")];
    await signedIn("fmo-executive");
    const known = () =>
      rows("SELECT d.token_hash FROM known_devices d JOIN users u ON u.id = d.user_id WHERE u.email <> ?", [
        email,
      ]);
    const before = await known();
    const change = { intent: "change-password", presentPassword: demoPassword, newPassword: next };
    expect((await here.post("/settings", change)).status).toBe(303);
    // Other accounts' browsers stay known.
    expect(before).not.toEqual([]);
    expect(await known()).toEqual(before);
    await fail(email);
    expect(await enter(elsewhere, email, next)).toBe(429);
    expect(await enter(here, email, next)).toBe(303);
  });
});

test("no session starts with a password that was replaced while it was compared", async () => {
  const email = "carrier@fairlead.example";
  await (await stranger().post("/auth/forgot-password", { email })).text();
  const token = await emailToken("reset-password", email);
  const [entered] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => enter(stranger(), email))),
    stranger().post("/auth/reset-password", { token, password: "a lantern on the quay" }),
  ]);
  const [left] = await rows(
    "SELECT count(*) n FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ? AND s.revoked_at IS NULL",
    [email],
  );
  expect(left, `answered ${entered.join(" ")}`).toEqual({ n: 0 });
});
