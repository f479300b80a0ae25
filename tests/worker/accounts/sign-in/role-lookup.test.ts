import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { requireCaller } from "#app/guards/require.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { heldBy, pageOf } from "#support/browser/page.ts";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { type DelayProxy, startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

let server: TestSqld;
beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
});
afterAll(() => server.stop());

describe("when the role can't be read (specification §6, architecture.md)", () => {
  let fairlead: Fairlead;
  let way: DelayProxy;
  let admin: Visitor;
  let expired: Visitor;
  beforeAll(async () => {
    way = await startDelayProxy(server.url, 0);
    fairlead = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: way.url });
    admin = await new Visitor(fairlead.url).signIn("admin@fairlead.example", demoPassword);
    expired = await new Visitor(fairlead.url).signIn("customer@fairlead.example", demoPassword);
    expired.cookies.delete("__Host-session");
    await (await fetch(`${fairlead.url}/help`)).text();
    // Turned away for now, which opens no breaker: each try reaches it.
    way.setFault(429);
  });
  afterAll(async () => {
    await fairlead.stop();
    await way.stop();
  });

  test("the screen is a customer's, after three tries", async () => {
    (await fairlead.readLogs()).length = 0;
    const response = await admin.get("/our-vision");
    expect(response.status).toBe(200);
    const words = await wordsOf(response);
    expect(words).toContain("Customer");
    expect(words).toContain("Sign Out");
    const lookups = (await fairlead.readLogs()).filter(({ message }) => message.includes("HTTP 429"));
    expect(lookups).toHaveLength(3);
  });

  test("no admin page opens and no write is accepted", async () => {
    expect((await admin.get("/admin")).headers.get("Location")).toBe("/dashboard");
    const write = await admin.post("/settings", { action: "profile", firstName: "Else", lastName: "One" });
    expect(write.status).toBe(503);
    expect(write.headers.get("Retry-After")).toBeTruthy();
  });

  test("a sign-up says so in the specification's words and keeps what was typed", async () => {
    const typed = { firstName: "Zoë", lastName: "Ray", email: "new@mail.example", role: "customer" };
    const response = await new Visitor(fairlead.url).post("/auth/signup", {
      ...typed,
      password: "correct horse battery",
    });
    expect(response.status).toBe(503);
    const page = await pageOf(response);
    expect(page.text).toContain("Signup failed. Please try again.");
    expect(heldBy(page.getByLabelText("Email"))).toBe("new@mail.example");
  });

  test("a session that can't be renewed neither ends nor counts as signed out", async () => {
    const refresh = expired.cookies.get("__Host-refresh");
    const page = await expired.get("/customer-dashboard");
    expect(page.status).toBe(503);
    const still = await expired.get("/our-vision");
    expect(still.status).toBe(200);
    // A page cached for strangers would say that they are signed out: only a copy that says so is shown (decision 0130).
    const asked = async (init?: RequestInit) =>
      (await fetch(`${fairlead.url}/help`, init)).headers.get("X-Cache");
    expect([await asked(), (await expired.get("/help")).headers.get("X-Cache")]).toEqual([
      "HIT",
      "STALE-ERROR",
    ]);
    expect(still.headers.get("Clear-Site-Data")).toBeNull();
    expect(expired.cookies.get("__Host-refresh")).toBe(refresh);
  });
});

describe("a role that was read before", () => {
  let way: DelayProxy;
  let first: OwnContext;
  const begin = Date.now();
  beforeAll(async () => {
    way = await startDelayProxy(server.url, 0);
    first = openContext({ databaseUrl: way.url, nowMs: begin });
    const [rows] = await first.db.batch([
      first.db.orm.all<{ id: string }>("SELECT id FROM users WHERE email = 'admin@fairlead.example'"),
    ]);
    const userId = rows[0]?.id ?? "";
    // A trusted issuer's session: its number is its subject's.
    first.session = { userId, sessionId: userId };
    expect((await getViewer(first))?.role).toBe("admin");
    // Turned away, which opens no breaker: each try reaches it.
    way.setFault(429);
  });
  afterAll(() => way.stop());

  /** Another request of the same person, this much later. */
  const later = (ms: number): OwnContext => {
    const context = openContext({ databaseUrl: way.url, nowMs: begin + ms });
    context.session = first.session;
    return context;
  };

  test("is used for 30 seconds without asking", async () => {
    const context = later(29_000);
    expect((await getViewer(context))?.role).toBe("admin");
    expect(context.db.roundTrips()).toBe(0);
  });

  test("is read again afterwards", async () => {
    const context = later(31_000);
    expect((await getViewer(context))?.role).toBe("admin");
    expect(context.db.roundTrips()).toBe(3);
  });

  test("is used for up to 30 minutes if it can't be read again, after two retries", async () => {
    const context = later(29 * MINUTE_MS);
    expect(await getViewer(context)).toMatchObject({ role: "admin", roleKnown: true });
    expect(context.db.roundTrips()).toBe(3);
  });

  test("then becomes a customer's, marked as a guess", async () => {
    expect(await getViewer(later(31 * MINUTE_MS))).toMatchObject({
      role: "customer",
      accountStatus: "active",
      roleKnown: false,
    });
  });

  test("and their calls write nothing until it is known again", async () => {
    const call = (method: string) =>
      requireCaller(
        new Request("https://fairlead.example/api/user_notifications", { method }),
        later(31 * MINUTE_MS),
      );
    expect(await call("GET")).toMatchObject({ roleKnown: false });
    await expect(call("PATCH")).rejects.toMatchObject({ status: 503 });
  });
});
