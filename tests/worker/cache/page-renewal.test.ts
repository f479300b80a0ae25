/** Stale pages are made again after an answer: once, and only while the page still exists. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { type DelayProxy, startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

/** Stale, with most of its remaining time left. */
const STALE_MS = 46 * SECOND_MS;

let server: TestSqld;
let way: DelayProxy;
let fairlead: Fairlead;
beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  way = await startDelayProxy(server.url, 500);
  fairlead = await startFairlead({
    bundle: inject("fixture").bundle,
    databaseUrl: way.url,
    vars: { PAGE_PURGE: "" },
    staticFiles: false,
    lives: true,
  });
});
afterAll(async () => {
  await fairlead.stop();
  await way.stop();
  await server.stop();
});

async function ask(path: string) {
  const response = await fetch(fairlead.url + path);
  return { status: response.status, cache: response.headers.get("X-Cache"), text: await response.text() };
}

test("however many ask for a stale page, it is made again once", async () => {
  const path = "/agents/texas";
  await ask(path);
  const renewedFor = async (readers: number) => {
    await fairlead.goAhead(STALE_MS);
    const before = way.passed();
    const answers = await Promise.all(Array.from({ length: readers }, () => ask(path)));
    await expect.poll(async () => (await ask(path)).cache).toBe("HIT");
    const stale = answers.filter(({ cache }) => cache === "STALE").length;
    return { stale, trips: way.passed() - before };
  };
  const alone = await renewedFor(1);
  expect(alone).toEqual({ stale: 1, trips: expect.toSatisfy((trips: number) => trips > 0) });
  const crowd = await renewedFor(20);
  expect(crowd.stale).toBeGreaterThan(4);
  // On a busy machine one may have found the old page just before the new one was there, and has it made again.
  expect(crowd.trips).toBeLessThan((alone.trips * crowd.stale) / 2);
});

test("a stale page that no longer exists is dropped at once, not at the end of its time", async () => {
  const { slug } = landmarks.agents.inesCalloway;
  const path = paths.showcase(slug);
  const madeAt = Date.now();
  await fairlead.holdClock(madeAt);
  await ask(path);
  await fairlead.holdClock(madeAt + STALE_MS);
  const { client } = createDatabase({ url: server.url });
  await client.execute({ sql: "UPDATE agents SET slug = 'another' WHERE slug = ?", args: [slug] });
  client.close();
  const { status, cache, text } = await ask(path);
  expect([status, cache, text.includes("Ines Calloway")]).toEqual([200, "STALE", true]);
  // The clock has not moved: its time has not ended.
  await expect.poll(async () => (await ask(path)).status).toBe(404);
  await fairlead.holdClock(null);
});
