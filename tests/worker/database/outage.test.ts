/** A database that goes while people read and write: killed, slow, read-only, coming and going (decision 0130). */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { heldBy, pageOf } from "#support/browser/page.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { type DelayProxy, startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { requestAs } from "#support/servers/host.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { REVIEW } from "../reviews/published/published-reviews.ts";

/** Instead of a minute. */
const PAGE_SECONDS = 2;
const TIMEOUT_SECONDS = 6;
const COPY = "This is a copy of the page from";
const PROFILE = "/showcase/ines-calloway";

let server: TestSqld;
let way: DelayProxy;
let fairlead: Fairlead;
beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData, blocks: true });
});
afterAll(() => server.stop());

beforeEach(async () => {
  way = await startDelayProxy(server.url, 0);
  fairlead = await startFairlead({
    bundle: inject("fixture").bundle,
    databaseUrl: way.url,
    vars: {
      PAGE_PURGE: "",
      PAGE_SECONDS: String(PAGE_SECONDS),
      DATABASE_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
    },
  });
});
afterEach(async () => {
  await fairlead.stop();
  await way.stop();
});

const read = (path: string) => requestAs(fairlead.url, path);
const pageEnds = () => wait((PAGE_SECONDS + 0.5) * 1000);
const events = async () =>
  (await fairlead.readLogs()).map(({ message }) => JSON.parse(message) as { event: string });
const eventsCalled = async (name: string) => (await events()).filter(({ event }) => event === name);
/** Until the site has noticed that the database is there again. */
const isBack = (path = "/location-directory") =>
  expect
    .poll(async () => (await read(path)).headers["x-cache"], { interval: 300 })
    .toMatch(/MISS|HIT|^STALE$/);

describe("killed while people browse", () => {
  test("pages that were read are shown as copies that say so; others are 503; it is logged once", async () => {
    for (const path of [PROFILE, `${PROFILE}.data`, "/agents/texas"])
      expect((await read(path)).status).toBe(200);
    await pageEnds();
    way.setFault("gone");
    for (const path of [PROFILE, "/agents/texas"]) {
      const { status, headers, text } = await read(path);
      expect([status, headers["x-cache"], text.includes(COPY)], path).toEqual([200, "STALE-ERROR", true]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(Number(headers.age)).toBeGreaterThanOrEqual(PAGE_SECONDS);
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
      expect(text).toContain(`nonce="${nonce}"`);
    }
    // A page nobody read, one that a purge can't name, and data, which can't say that it is a copy.
    for (const path of ["/agents/ohio", `${PROFILE}?stars=2`, `${PROFILE}.data`])
      expect((await read(path)).status, path).toBe(503);
    expect((await read(`${PROFILE}.data`)).headers["x-page-has-copy"]).toBe("1");
    expect((await read("/agents/ohio.data")).headers["x-page-has-copy"]).toBeUndefined();
    expect(await events()).toEqual([expect.objectContaining({ event: "database-unreachable" })]);

    way.setFault(null);
    await isBack("/agents/ohio");
    const again = await read(PROFILE);
    expect([again.status, again.text.includes(COPY)]).toEqual([200, false]);
    expect(await eventsCalled("database-back")).toHaveLength(1);
    fairlead.logs.length = 0;
  });

  test("one round trip fails, and then nobody waits: only probes reach the database", async () => {
    await read("/help");
    way.setFault("hangs");
    expect((await read("/agents/texas")).status).toBe(503);
    const asked = way.asked();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => (await read(`/agents/texas?page=${at + 1}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(way.asked() - asked).toBeLessThanOrEqual(1);
    expect(await eventsCalled("database-unreachable")).toHaveLength(1);
    fairlead.logs.length = 0;
  });

  test("a reader with a session reads the copy, too", async () => {
    const reader = await new Visitor(fairlead.url).signIn("customer@fairlead.example", demoPassword);
    await read(PROFILE);
    await pageEnds();
    way.setFault("gone");
    const answer = await reader.get(PROFILE);
    expect([answer.status, answer.headers.get("X-Cache")]).toEqual([200, "STALE-ERROR"]);
    expect(await answer.text()).toContain(COPY);
    expect((await reader.get("/my-reviews")).status).toBe(503);
    fairlead.logs.length = 0;
  });

  test("in Spanish, the line is in Spanish", async () => {
    await read("/agents/texas?lang=es");
    await requestAs(fairlead.url, "/agents/texas", { headers: { "Accept-Language": "es" } });
    await pageEnds();
    way.setFault("gone");
    const { headers, text } = await requestAs(fairlead.url, "/agents/texas", {
      headers: { "Accept-Language": "es" },
    });
    expect([headers["x-cache"], headers["content-language"]]).toEqual(["STALE-ERROR", "es"]);
    expect(text).toContain("Esta es una copia de la página del");
    fairlead.logs.length = 0;
  });
});

describe("killed while people write", () => {
  test("a form answers 503 with what was typed, and sends it again when the database is back", async () => {
    const writer = await new Visitor(fairlead.url).signIn("customer@fairlead.example", demoPassword);
    way.setFault("gone");
    const lost = await writer.post("/leave-review?agent=bo-li", REVIEW);
    expect(lost.status).toBe(503);
    const page = await pageOf(lost);
    expect(page.text).toContain(REVIEW.body);
    const again = page.getByRole("button", { name: "Send again" }).closest("form");
    const fields = new URLSearchParams();
    for (const field of again?.querySelectorAll("input") ?? [])
      fields.append(field.getAttribute("name") ?? "", heldBy(field) ?? "");
    expect(Object.fromEntries(fields)).toEqual(REVIEW);

    way.setFault(null);
    await isBack();
    const saved = await writer.post(again?.getAttribute("action") ?? "", fields);
    expect(saved.status).toBe(303);
    fairlead.logs.length = 0;
  });

  test("a password is never sent back", async () => {
    way.setFault("gone");
    const lost = await new Visitor(fairlead.url).post("/auth", {
      email: "a@mail.example",
      password: "a secret of mine",
    });
    expect(lost.status).toBe(503);
    expect(await lost.text()).not.toContain("a secret of mine");
    fairlead.logs.length = 0;
  });
});

describe("withdrawn shortly before", () => {
  test("neither the page nor a list that links to it is shown as a copy; other pages are", async () => {
    const writer = await new Visitor(fairlead.url).signIn("customer@fairlead.example", demoPassword);
    const city = "/agents/texas/austin";
    const pages = [PROFILE, city, "/our-vision", "/reviews/rules"];
    for (const path of pages) expect((await read(path)).status).toBe(200);
    expect((await read(city)).text).toContain(`href="${PROFILE}`);
    await (await writer.post("/leave-review?agent=ines-calloway", REVIEW)).text();
    await (await writer.post("/leave-review?agent=ines-calloway", { intent: "withdraw" })).text();
    await pageEnds();
    way.setFault("gone");
    for (const path of [PROFILE, city]) expect((await read(path)).status, path).toBe(503);
    fairlead.logs.length = 0;
  });
});

describe("slow", () => {
  test("a page with a copy is answered with it, one without is waited for", async () => {
    await read(PROFILE);
    await pageEnds();
    way.setDelay(TIMEOUT_SECONDS * 500);
    const slow = await read(PROFILE);
    expect([slow.status, slow.headers["x-cache"]]).toEqual([200, "STALE-ERROR"]);
    const first = await read("/agents/ohio");
    expect([first.status, first.headers["x-cache"]]).toEqual([200, "MISS"]);
    expect(await events()).toEqual([]);
  });
});

describe("read-only", () => {
  afterEach(() => server.blockWrites(false));

  test("reading works, also with a session to renew; writing says so by name and keeps what was typed", async () => {
    const reader = await new Visitor(fairlead.url).signIn("customer@fairlead.example", demoPassword);
    await server.blockWrites(true);
    for (const path of [PROFILE, "/agents/ohio", "/geographic-search-results?q=78701"])
      expect((await read(path)).status, path).toBe(200);
    const refresh = reader.cookies.get("__Host-refresh");
    for (const path of [
      "/my-reviews",
      "/messages",
      "/notifications",
      "/settings",
      "/customer-dashboard",
      "/saved",
    ])
      expect((await reader.get(path)).status, path).toBe(200);
    reader.cookies.delete("__Host-session");
    expect((await reader.get("/my-reviews")).status).toBe(200);
    expect(reader.cookies.get("__Host-refresh")).toBe(refresh);

    for (let tried = 0; tried < 3; tried++) {
      const refused = await reader.post("/leave-review?agent=bo-li", REVIEW);
      expect([refused.status, refused.headers.get("X-Database-Trouble")]).toEqual([
        503,
        "database-read-only",
      ]);
      const page = await pageOf(refused);
      expect(page.getByRole("heading", { name: "We can’t save anything right now" })).toBeDefined();
      expect(page.text).toContain(REVIEW.body);
    }
    expect(await eventsCalled("database-read-only")).toHaveLength(1);

    await server.blockWrites(false);
    const saved = await reader.post("/leave-review?agent=desmond-achterberg", REVIEW);
    expect(saved.status).toBe(303);
    expect(await eventsCalled("database-writable")).toHaveLength(1);
    expect((await events()).map(({ event }) => event)).toEqual(["database-read-only", "database-writable"]);
  });
});

describe("coming and going", () => {
  test("a page that was read is shown throughout, and each outage is logged once", async () => {
    await read(PROFILE);
    for (let outage = 1; outage <= 3; outage++) {
      await pageEnds();
      way.setFault(outage === 2 ? 502 : "gone");
      for (let reader = 0; reader < 5; reader++) {
        const { status, headers } = await read(PROFILE);
        expect([status, headers["x-cache"]]).toEqual([200, "STALE-ERROR"]);
      }
      way.setFault(null);
      await isBack(PROFILE);
      expect(await eventsCalled("database-unreachable")).toHaveLength(outage);
      expect(await eventsCalled("database-back")).toHaveLength(outage);
    }
    fairlead.logs.length = 0;
  });

  test("the minute's tasks don't fill the log", async () => {
    way.setFault("gone");
    await fairlead.runCron();
    expect(await events()).toEqual([expect.objectContaining({ event: "database-unreachable" })]);
    fairlead.logs.length = 0;
  });
});
