import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";

/** Years ahead: the alarms of workerd follow the real clock and must not ring by themselves. */
const BEGIN = Date.parse("2090-01-01T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: BEGIN, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const lockoutOf = (email: string) => env.LOGIN_LOCKOUT.getByName(email);
type Lockout = ReturnType<typeof lockoutOf>;

async function fail(lockout: Lockout, times: number) {
  for (let failed = 0; failed < times; failed++) await lockout.take();
}

const keptOf = (lockout: Lockout) =>
  runInDurableObject(lockout, (_object, { storage }) =>
    Promise.all([storage.list(), storage.getAlarm()]).then(([stored, alarm]) => ({
      rows: stored.size,
      alarm,
    })),
  );

test("a sixth attempt within 15 minutes is refused after the object was evicted", async () => {
  const lockout = lockoutOf("evicted@mail.example");
  await fail(lockout, 3);
  await evictDurableObject(lockout);
  await fail(lockout, 2);
  await evictDurableObject(lockout);
  expect(await lockout.take()).toEqual({ allowed: false, lockedUntil: BEGIN + 15 * MINUTE_MS });
  vi.setSystemTime(BEGIN + 15 * MINUTE_MS - 1);
  expect(await lockout.take()).toMatchObject({ allowed: false });
});

test("after 15 minutes the count starts over", async () => {
  const lockout = lockoutOf("patient@mail.example");
  await fail(lockout, 5);
  vi.setSystemTime(BEGIN + 15 * MINUTE_MS);
  expect(await lockout.take()).toEqual({ allowed: true, remaining: 4 });
});

test("refusals during a lock do not make it longer", async () => {
  const lockout = lockoutOf("stubborn@mail.example");
  await fail(lockout, 5);
  vi.setSystemTime(BEGIN + 14 * MINUTE_MS);
  await fail(lockout, 20);
  vi.setSystemTime(BEGIN + 15 * MINUTE_MS);
  expect(await lockout.take()).toMatchObject({ allowed: true });
});

test("an hour after the last failure the alarm leaves nothing of the record", async () => {
  const lockout = lockoutOf("forgotten@mail.example");
  await fail(lockout, 2);
  expect(await keptOf(lockout)).toEqual({ rows: 1, alarm: BEGIN + 60 * MINUTE_MS });
  vi.setSystemTime(BEGIN + 60 * MINUTE_MS);
  expect(await runDurableObjectAlarm(lockout)).toBe(true);
  expect(await keptOf(lockout)).toEqual({ rows: 0, alarm: null });
});

test("an alarm that comes early keeps the attempts that still count and sets another alarm", async () => {
  const lockout = lockoutOf("early@mail.example");
  await fail(lockout, 1);
  vi.setSystemTime(BEGIN + 30 * MINUTE_MS);
  await fail(lockout, 1);
  vi.setSystemTime(BEGIN + 61 * MINUTE_MS);
  expect(await runDurableObjectAlarm(lockout)).toBe(true);
  expect(await keptOf(lockout)).toEqual({ rows: 1, alarm: BEGIN + 90 * MINUTE_MS });
  expect(await lockout.take()).toEqual({ allowed: true, remaining: 3 });
});

test("a success leaves nothing", async () => {
  const lockout = lockoutOf("welcome@mail.example");
  await fail(lockout, 4);
  await lockout.clear();
  expect(await keptOf(lockout)).toEqual({ rows: 0, alarm: null });
  expect(await lockout.take()).toEqual({ allowed: true, remaining: 4 });
});

test("of 200 attempts at once exactly five are allowed", async () => {
  const lockout = lockoutOf("crowd@mail.example");
  const attempts = await Promise.all(Array.from({ length: 200 }, () => lockout.take()));
  expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(5);
});
