import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { drawn } from "#support/servers/objects.ts";

/** Years ahead: the alarms of workerd follow the real clock and must not ring by themselves. */
const BEGIN = Date.parse("2090-01-01T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN, toFake: ["Date"] });
  drawn.length = 0;
});
afterEach(() => void vi.useRealTimers());

const start = async (questionId: string) => {
  const clock = env.QUESTION_CLOCK.getByName(questionId);
  await clock.start({ questionId, askedAt: BEGIN, origin: "https://fairlead.example" });
  return clock;
};
type Clock = Awaited<ReturnType<typeof start>>;

/** Minutes after asking at which it will ring; null when it will not. */
const ringsAfter = (clock: Clock) =>
  runInDurableObject(clock, async (_object, { storage }) => {
    const alarm = await storage.getAlarm();
    return alarm === null ? null : (alarm - BEGIN) / MINUTE_MS;
  });
async function ring(clock: Clock, minutes: number) {
  vi.setSystemTime(BEGIN + minutes * MINUTE_MS);
  expect(await runDurableObjectAlarm(clock)).toBe(true);
}

test("an unanswered question wakes at 15, 45 and 90 minutes, evictions between, and then no more", async () => {
  const clock = await start("waits");
  const rings = [await ringsAfter(clock)];
  for (const minutes of [15, 45, 90]) {
    await evictDurableObject(clock);
    await ring(clock, minutes);
    rings.push(await ringsAfter(clock));
  }
  expect(rings).toEqual([15, 45, 90, null]);
  expect(drawn).toEqual(["waits 2", "waits 3", "waits 4"]);
  expect(await runInDurableObject(clock, async (_object, { storage }) => (await storage.list()).size)).toBe(
    0,
  );
});

test("an answer stops the clock", async () => {
  const clock = await start("answered-early");
  await clock.stop();
  expect(await ringsAfter(clock)).toBeNull();
  expect(await runDurableObjectAlarm(clock)).toBe(false);
});

test("an answer that the clock did not hear about ends it at its next alarm", async () => {
  const clock = await start("answered-unheard");
  await ring(clock, 15);
  expect(drawn).toEqual(["answered-unheard 2"]);
  expect(await ringsAfter(clock)).toBeNull();
});

test("starting twice, as a question asked twice does, changes nothing", async () => {
  const clock = await start("twice");
  vi.setSystemTime(BEGIN + 5 * MINUTE_MS);
  await clock.start({
    questionId: "twice",
    askedAt: BEGIN + 5 * MINUTE_MS,
    origin: "https://fairlead.example",
  });
  expect(await ringsAfter(clock)).toBe(15);
});

test("a circle that could not be drawn is tried again in a minute", async () => {
  const clock = await start("stuck");
  await ring(clock, 15);
  expect(await ringsAfter(clock)).toBe(16);
});
