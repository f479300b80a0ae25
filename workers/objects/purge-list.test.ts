import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";

const BEGIN = Date.parse("2090-01-01T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: BEGIN, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("each path is listed with its last purge, for a day, and after an eviction", async () => {
  const list = env.PURGE_LIST.getByName("a");
  await list.note(["/showcase/bo-li", "/"]);
  await evictDurableObject(list);
  vi.setSystemTime(BEGIN + 1_000);
  await list.note(["/"]);
  expect(await list.read()).toEqual({
    floorMs: 0,
    purged: expect.arrayContaining([
      { path: "/showcase/bo-li", atMs: BEGIN },
      { path: "/", atMs: BEGIN + 1_000 },
    ]),
  });
  vi.setSystemTime(BEGIN + DAY_MS);
  expect((await list.read()).purged).toEqual([{ path: "/", atMs: BEGIN + 1_000 }]);
});

test("beyond what it can remember, everything older counts as purged", async () => {
  const list = env.PURGE_LIST.getByName("b");
  for (let at = 0; at < 7; at++) {
    vi.setSystemTime(BEGIN + at);
    await list.note([`/showcase/${at}`]);
  }
  const { floorMs, purged } = await list.read();
  // Five are remembered (tests/support/servers/objects.ts).
  expect(purged.map(({ path }) => path).sort()).toEqual([
    "/showcase/2",
    "/showcase/3",
    "/showcase/4",
    "/showcase/5",
    "/showcase/6",
  ]);
  expect(floorMs).toBe(BEGIN + 1);
});
