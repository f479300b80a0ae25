import { afterEach, expect, test } from "vitest";
import { HOUR_MS } from "#app/platform/durations.ts";
import { waitPastTheHour } from "./past-the-hour.ts";

const midnight = Date.UTC(2026, 10, 27);
const outcomes: string[] = [];
afterEach(() => void outcomes.splice(0));

test("a test that begins just before a full hour waits until it is past, and no other waits", async () => {
  const begin = (name: string, nowMs: number) => waitPastTheHour(nowMs).then(() => void outcomes.push(name));
  const waiting = begin("just before", midnight - 60);
  await Promise.all([begin("at", midnight), begin("a minute before", midnight - HOUR_MS / 60)]);
  expect(outcomes).toEqual(["at", "a minute before"]);
  await waiting;
  expect(outcomes).toEqual(["at", "a minute before", "just before"]);
});
