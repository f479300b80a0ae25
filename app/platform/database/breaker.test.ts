import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

function opened() {
  const clock = { ms: 1_000_000 };
  const breaker = createBreaker(() => clock.ms);
  return { clock, breaker };
}

test("the first failure opens it, later ones say nothing new", () => {
  const { breaker } = opened();
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.failed({ timedOut: false })).toBe(true);
  expect(breaker.failed({ timedOut: false })).toBe(false);
  expect(breaker.isOpen()).toBe(true);
});

test("a timeout next to answers opens nothing, a timeout in silence does", () => {
  const { clock, breaker } = opened();
  breaker.answered();
  clock.ms += 500;
  expect(breaker.failed({ timedOut: true })).toBe(false);
  clock.ms += 600;
  expect(breaker.failed({ timedOut: true })).toBe(true);
});

test("one probe at a time, after a pause that doubles to fifteen seconds", () => {
  const { clock, breaker } = opened();
  breaker.failed({ timedOut: false });
  const pauses: number[] = [];
  for (let probe = 0; probe < 6; probe++) {
    const beganAt = clock.ms;
    while (!breaker.takeProbe()) clock.ms += 100;
    expect(breaker.takeProbe()).toBe(false);
    pauses.push(clock.ms - beganAt);
    expect(breaker.probed(false)).toBeNull();
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

test("an answered probe closes it and tells what the outage was", () => {
  const { clock, breaker } = opened();
  breaker.failed({ timedOut: false });
  breaker.turnAway();
  breaker.turnAway();
  clock.ms += 2_000;
  expect(breaker.takeProbe()).toBe(true);
  clock.ms += 50;
  expect(breaker.probed(true)).toEqual({ downMs: 2_050, turnedAway: 2 });
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.takeProbe()).toBe(false);
});

test("a database that comes and goes is probed less and less, until it has been there for a while", () => {
  const { clock, breaker } = opened();
  const pauseOf = () => {
    const beganAt = clock.ms;
    while (!breaker.takeProbe()) clock.ms += 100;
    return clock.ms - beganAt;
  };
  breaker.failed({ timedOut: false });
  pauseOf();
  breaker.probed(false);
  pauseOf();
  breaker.probed(true);
  clock.ms += 5_000;
  breaker.failed({ timedOut: false });
  expect(pauseOf()).toBe(4_000);
  breaker.probed(true);
  clock.ms += 31_000;
  breaker.failed({ timedOut: false });
  expect(pauseOf()).toBe(2_000);
});

test("a probe that went with its request is tried again, and a clock set back delays none", () => {
  const { clock, breaker } = opened();
  breaker.failed({ timedOut: false });
  clock.ms += 2_000;
  expect(breaker.takeProbe()).toBe(true);
  clock.ms += 9_000;
  expect(breaker.takeProbe()).toBe(false);
  clock.ms += 1_000;
  expect(breaker.takeProbe()).toBe(true);
  breaker.probed(false);
  clock.ms -= 500_000;
  expect(breaker.takeProbe()).toBe(true);
});
