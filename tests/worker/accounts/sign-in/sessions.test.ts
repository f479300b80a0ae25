import { describe, expect, test } from "vitest";
import { findViewer } from "#app/domains/accounts/queries.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../../accounts.ts";

const { signedIn, stranger, rows, databaseUrl } = openAccounts();

/** Drops the access token, as if its ten minutes were over. */
async function withExpiredAccess(who = "customer") {
  const visitor = await signedIn(who);
  visitor.cookies.delete("__Host-session");
  return visitor;
}

/** Redirected to sign in, and given no usable cookie. */
async function turnedAway(who: Visitor): Promise<void> {
  const { headers } = await who.get("/customer-dashboard");
  expect(headers.get("Location")).toContain("/auth");
  const cookies = headers.getSetCookie().filter((one) => /^__Host-(session|refresh)=[^;]/.test(one));
  expect(cookies).toEqual([]);
}

describe("the refresh token", () => {
  test("changes with each use and renews the session before the page is made", async () => {
    const visitor = await withExpiredAccess();
    const before = visitor.cookies.get("__Host-refresh");
    const response = await visitor.get("/customer-dashboard");
    expect(response.status).toBe(200);
    await response.text();
    expect(visitor.cookies.get("__Host-refresh")).not.toBe(before);
    expect(visitor.cookies.get("__Host-session")).toBeTruthy();
  });

  test("is rotated once when many requests bring it at the same time, and none of them is refused", async () => {
    const visitor = await withExpiredAccess();
    const refresh = visitor.cookies.get("__Host-refresh") ?? "";
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const crossing = stranger();
        crossing.cookies.set("__Host-refresh", refresh);
        const response = await crossing.get("/customer-dashboard");
        await response.text();
        const cookies = response.headers.getSetCookie();
        return { status: response.status, rotated: cookies.some((one) => one.startsWith("__Host-refresh=")) };
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(answers.filter(({ rotated }) => rotated)).toHaveLength(1);
  });

  test("ends its session when it comes again later: one of its two holders is a thief", async () => {
    const owner = await withExpiredAccess();
    const stolen = owner.cookies.get("__Host-refresh") ?? "";
    await (await owner.get("/customer-dashboard")).text();
    await rows("UPDATE sessions SET rotated_at = rotated_at - 60000");
    const thief = stranger();
    thief.cookies.set("__Host-refresh", stolen);
    owner.cookies.delete("__Host-session");
    for (const who of [thief, owner]) await turnedAway(who);
  });

  test("ends its session also if the thief has used it several times since", async () => {
    const owner = await withExpiredAccess();
    const stolen = owner.cookies.get("__Host-refresh") ?? "";
    const thief = stranger();
    thief.cookies.set("__Host-refresh", stolen);
    for (let use = 0; use < 3; use++) {
      thief.cookies.delete("__Host-session");
      expect((await thief.get("/customer-dashboard")).status).toBe(200);
    }
    thief.cookies.delete("__Host-session");
    for (const who of [owner, thief]) await turnedAway(who);
  });

  test("is never in an answer that may be cached for others", async () => {
    const visitor = await withExpiredAccess();
    const response = await visitor.get("/.well-known/jwks.json");
    await response.text();
    expect(response.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("that is corrupted clears what the browser has stored of the session (§8)", async () => {
    for (const broken of ["nonsense", "x".repeat(3_000), "%00"]) {
      const visitor = stranger();
      visitor.cookies.set("__Host-refresh", broken);
      const response = await visitor.get("/help");
      expect(response.status).toBe(200);
      await response.text();
      expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
      expect(visitor.cookies.has("__Host-refresh")).toBe(false);
    }
  });

  test("is stored only as a hash", async () => {
    const visitor = await signedIn("customer");
    const refresh = visitor.cookies.get("__Host-refresh") ?? "none";
    const stored = await rows("SELECT refresh_hash, previous_hash FROM sessions");
    expect(JSON.stringify(stored)).not.toContain(refresh);
  });
});

test("a deleted account is signed out, whatever its cookies say", async () => {
  const visitor = await signedIn("new-customer");
  await rows("DELETE FROM users WHERE email = 'new-customer@fairlead.example'");
  expect((await visitor.get("/customer-dashboard")).headers.get("Location")).toContain("/auth");
});

test("a session belongs to its own account only, and only while it lasts", async () => {
  await signedIn("agent");
  const context = openContext({ databaseUrl: databaseUrl() });
  const [own] = await rows(`SELECT s.id, s.user_id FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE u.email = 'agent@fairlead.example' AND s.revoked_at IS NULL`);
  const [other] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
  const [sessionId, userId] = [String(own?.id), String(own?.user_id)];
  expect(await findViewer(context, { sessionId, userId })).toMatchObject({ userId });
  expect(await findViewer(context, { sessionId, userId: String(other?.id) })).toBeNull();
  context.clock.set(Date.now() + 366 * DAY_MS);
  expect(await findViewer(context, { sessionId, userId })).toBeNull();
});

test("an account without a role reads as a customer and writes nothing", async () => {
  const email = "fmo-executive@fairlead.example";
  await rows("DELETE FROM user_roles WHERE user_id = (SELECT id FROM users WHERE email = ?)", [email]);
  const visitor = await signedIn("fmo-executive");
  expect((await visitor.get("/settings")).status).toBe(200);
  const name = () => rows("SELECT first_name FROM users WHERE email = ?", [email]);
  const before = await name();
  const write = { intent: "save-name", firstName: "Else", lastName: "One" };
  expect((await visitor.post("/settings", write)).status).toBe(503);
  expect(await name()).toEqual(before);
});

test("a signed-in page is never cached for others", async () => {
  const visitor = await signedIn("customer");
  for (const path of ["/", "/customer-dashboard", "/settings", "/help"]) {
    const response = await visitor.get(path);
    await response.text();
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  }
  const asStranger = await (await stranger().get("/")).text();
  expect(asStranger).not.toContain("customer@fairlead.example");
});

test.each([
  ["agent", "/dashboard"],
  ["agent", "/dashboard/questions"],
  ["agency", "/dashboard"],
  ["agency-executive", "/dashboard"],
  ["carrier-executive", "/dashboard"],
  ["customer", "/customer-dashboard"],
  ["admin", "/admin"],
])("what %s sees at %s takes at most two round trips", async (who, path) => {
  const visitor = await signedIn(who);
  await (await visitor.post("/saved", { slug: "ines-calloway", intent: "save" })).text();
  const response = await visitor.get(path);
  await response.text();
  expect(response.status).toBe(200);
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
});
