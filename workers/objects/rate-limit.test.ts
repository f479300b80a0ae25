import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";

/** Years ahead: the alarms of workerd follow the real clock and must not ring by themselves. */
const BEGIN = Date.parse("2090-01-01T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: BEGIN, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("a fixed number of actions per window, then the seconds that are left of it, also after an eviction", async () => {
  const limit = env.RATE_LIMIT.getByName("ask 203.0.113.7");
  for (let action = 0; action < 3; action++) expect(await limit.take(3, 10)).toBe(0);
  await evictDurableObject(limit);
  vi.setSystemTime(BEGIN + 4 * MINUTE_MS);
  expect(await limit.take(3, 10)).toBe(360);
  vi.setSystemTime(BEGIN + 10 * MINUTE_MS);
  expect(await limit.take(3, 10)).toBe(0);
});

test("of 100 actions at once no more than allowed go ahead", async () => {
  const limit = env.RATE_LIMIT.getByName("ask 203.0.113.8");
  const answers = await Promise.all(Array.from({ length: 100 }, () => limit.take(12, 60)));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(12);
});

test("the alarm at the end of the window leaves nothing", async () => {
  const limit = env.RATE_LIMIT.getByName("ask 203.0.113.9");
  await limit.take(3, 10);
  const storage = () =>
    runInDurableObject(limit, async (_object, { storage }) => (await storage.list()).size);
  expect(await storage()).toBe(1);
  expect(await runDurableObjectAlarm(limit)).toBe(true);
  expect(await storage()).toBe(0);
});

test("of some at once as many are counted as go ahead, and the window ends when it began to", async () => {
  const limit = env.RATE_LIMIT.getByName("message somebody");
  expect(await limit.takeSome(12, 10, 8)).toBe(8);
  vi.setSystemTime(BEGIN + 4 * MINUTE_MS);
  expect(await limit.takeSome(12, 10, 8)).toBe(4);
  expect(await limit.takeSome(12, 10, 8)).toBe(0);
  expect(await limit.take(12, 10)).toBe(360);
  vi.setSystemTime(BEGIN + 10 * MINUTE_MS);
  expect(await limit.takeSome(12, 10, 13)).toBe(12);
  const ringsAt = await runInDurableObject(limit, (_object, { storage }) => storage.getAlarm());
  expect(ringsAt).toBe(BEGIN + 20 * MINUTE_MS);
});
