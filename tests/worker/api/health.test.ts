/** What a monitor asks: `/healthz` and `/readyz`; and the line that each request writes. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { type DelayProxy, startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { requestAs } from "#support/servers/host.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

let server: TestSqld;
let way: DelayProxy;
let fairlead: Fairlead;
beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
});
afterAll(() => server.stop());
beforeEach(async () => {
  way = await startDelayProxy(server.url, 0);
  fairlead = await startFairlead({
    bundle: inject("fixture").bundle,
    databaseUrl: way.url,
    vars: { REQUEST_LOG: "1" },
  });
});
afterEach(async () => {
  await fairlead.stop();
  await way.stop();
});

const ask = async (path: string, method = "GET") => requestAs(fairlead.url, path, { method });
const ready = async () => {
  const { status, text } = await ask("/readyz");
  return { status, ...JSON.parse(text) };
};
async function write(...statements: string[]) {
  const { client } = createDatabase({ url: server.url });
  await client.batch(statements, "write");
  client.close();
}
const clockRan = (agoMs: number) => write(`UPDATE cron_runs SET ended_at = ${Date.now() - agoMs}`);

test("/healthz answers without the database, and nothing but reads", async () => {
  way.setFault("gone");
  const { status, headers, text } = await ask("/healthz");
  expect([status, text, headers["cache-control"]]).toEqual([200, "ok\n", "private, no-store"]);
  expect((await ask("/healthz", "HEAD")).status).toBe(200);
  expect(way.asked()).toBe(0);
  fairlead.logs.length = 0;
});

test("/readyz is 200 while all is well, and asks the database once however many ask", async () => {
  await fairlead.runCron();
  await write("DELETE FROM outbox");
  const asked = way.asked();
  expect(await ready()).toEqual({
    status: 200,
    ok: true,
    parts: { database: { ok: true }, rooms: { ok: true }, mail: { ok: true }, clock: { ok: true } },
  });
  const others = await Promise.all(Array.from({ length: 20 }, ready));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  expect(way.asked() - asked).toBeLessThanOrEqual(3);
  fairlead.logs.length = 0;
});

test("it says which part isn't well, and why, and names nobody", async () => {
  await fairlead.runCron();
  await clockRan(9 * MINUTE_MS);
  await write(
    `INSERT INTO outbox (id, kind, recipient, subject, text, html, unsolicited, status, attempts, next_attempt_at, created_at)
      VALUES ('00000000-0000-7000-8000-00000000ab01', 'confirm-email', 'someone@mail.example', 's', 't', 'h', 0, 'queued', 0,
        ${Date.now() - 14 * MINUTE_MS}, ${Date.now() - 14 * MINUTE_MS})`,
  );
  const answer = await ready();
  expect(answer).toEqual({
    status: 503,
    ok: false,
    parts: {
      database: { ok: true },
      rooms: { ok: true },
      mail: { ok: false, why: "an email is 14 minutes late" },
      clock: { ok: false, why: "last ran 9 minutes ago" },
    },
  });
  await write("DELETE FROM outbox");
  fairlead.logs.length = 0;
});

test("without a database it says so, and that the rest is unknown", async () => {
  way.setFault("gone");
  expect(await ready()).toMatchObject({
    status: 503,
    ok: false,
    parts: { database: { ok: false, why: "no answer" }, rooms: { ok: true }, mail: { ok: false } },
  });
  fairlead.logs.length = 0;
});

test("each request writes one line, by its route and without its address", async () => {
  await ask("/help");
  fairlead.logs.length = 0;
  await ask("/showcase/ines-calloway?stars=2");
  await ask("/showcase/ines-calloway");
  await ask("/showcase/nobody-of-this-name");
  await ask("/geographic-search-results?q=78701");
  await ask("/%F0%9F%92%A9/x");
  const lines = (await fairlead.readLogs())
    .splice(0)
    .map(({ level, message }) => ({ level, ...JSON.parse(message) }));
  expect(lines.map(({ level, event, outcome, route }) => [level, event, outcome, route])).toEqual([
    ["log", "request", "ok", "routes/profiles/showcase"],
    ["log", "request", "ok", "routes/profiles/showcase"],
    ["log", "request", "refused", "routes/profiles/showcase"],
    ["log", "request", "ok", "routes/public/search-results"],
    ["log", "request", "refused", expect.any(String)],
  ]);
  for (const { roundTrips, cache, duration } of lines.slice(0, 4)) {
    expect(roundTrips).toBeGreaterThan(0);
    expect(cache).toMatch(/^(MISS|-)$/);
    expect(duration).toMatch(/^(<\d+ms|slow)$/);
  }
  expect(JSON.stringify(lines)).not.toMatch(/ines|78701|nobody/);
});
