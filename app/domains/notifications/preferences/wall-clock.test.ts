import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MINUTES, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { isTimeZone, lastDigestHour, listTimeZones, quietUntil } from "./wall-clock.ts";

const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));
const quiet = (quietFrom: string | null, end: string | null, timeZone: string) => ({
  quietFrom,
  quietUntil: end,
  timeZone,
});

describe("quiet hours", () => {
  test.each([
    ["before midnight", "2026-11-20T04:30:00Z", "2026-11-20T12:00"],
    ["after midnight", "2026-11-20T07:30:00Z", "2026-11-20T12:00"],
    ["at their first minute", "2026-11-20T03:00:00Z", "2026-11-20T12:00"],
    ["in their last second", "2026-11-20T11:59:59Z", "2026-11-20T12:00"],
    ["when they are over", "2026-11-20T12:00:00Z", null],
    ["a second before them", "2026-11-20T02:59:59Z", null],
  ])("from 22:00 to 07:00 in New York, %s", (_when, now, end) => {
    expect(iso(quietUntil(at(now), quiet("22:00", "07:00", "America/New_York")))).toBe(end);
  });

  test("within a day end on the same day, in a zone that is half an hour off too", () => {
    const times = quiet("13:00", "14:15", "Asia/Kolkata");
    expect(iso(quietUntil(at("2026-11-20T08:00:00Z"), times))).toBe("2026-11-20T08:45");
    expect(quietUntil(at("2026-11-20T08:45:00Z"), times)).toBeNull();
  });

  test("that begin and end at the same time, or lack one of the two, are none", () => {
    const now = at("2026-11-20T12:00:00Z");
    expect(quietUntil(now, quiet("12:00", "12:00", "UTC"))).toBeNull();
    expect(quietUntil(now, quiet(null, "13:00", "UTC"))).toBeNull();
    expect(quietUntil(now, quiet("11:00", null, "UTC"))).toBeNull();
  });

  test("use UTC in a zone that is no longer known", () => {
    const times = quiet("22:00", "07:00", "Mars/Olympus");
    expect(iso(quietUntil(at("2026-11-20T23:00:00Z"), times))).toBe("2026-11-21T07:00");
  });

  test.each([
    [
      "put forward: the night is an hour shorter",
      "2026-03-08T04:00:00Z",
      "22:00",
      "07:00",
      "2026-03-08T11:00",
    ],
    ["put forward: an end that is skipped", "2026-03-08T04:00:00Z", "22:00", "02:20", "2026-03-08T07:00"],
    [
      "put forward: all day but an hour, of which a minute is left",
      "2026-03-08T00:00:00Z",
      "03:01",
      "02:01",
      "2026-03-08T07:00",
    ],
    ["put back: the night is an hour longer", "2026-11-01T03:00:00Z", "22:00", "07:00", "2026-11-01T12:00"],
    [
      "put back: the first half past one is the end",
      "2026-11-01T03:00:00Z",
      "22:00",
      "01:30",
      "2026-11-01T05:30",
    ],
    ["put back: quiet a second time", "2026-11-01T06:10:00Z", "22:00", "01:30", "2026-11-01T06:30"],
  ])("on the day the clock is %s", (_what, now, from, until, end) => {
    expect(iso(quietUntil(at(now), quiet(from, until, "America/New_York")))).toBe(end);
  });

  test("end at the first minute that the wall clock does not call quiet, whatever the zone and day", () => {
    const zones = ["America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham", "UTC"];
    const time = fc
      .integer({ min: 0, max: DAY_MINUTES - 1 })
      .map(
        (minutes) =>
          `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
      );
    // A day to either side of each change of a clock, where it goes wrong if it does.
    const moment = fc
      .tuple(
        fc.constantFrom("2026-03-08", "2026-11-01", "2026-04-04", "2026-10-03", "2026-09-26", "2026-07-15"),
        fc.integer({ min: -DAY_MINUTES * 60, max: 2 * DAY_MINUTES * 60 }),
      )
      .map(([day, seconds]) => at(`${day}T00:00:00Z`) + seconds * SECOND_MS);
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, time, moment, (zone, from, until, now) => {
        const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeStyle: "short" });
        const isQuiet = (ms: number) => {
          const wall = format.format(ms);
          return from < until ? wall >= from && wall < until : from > until && (wall >= from || wall < until);
        };
        let first = Math.floor(now / MINUTE_MS) * MINUTE_MS;
        while (isQuiet(first)) first += MINUTE_MS;
        const expected = isQuiet(now) ? first : null;
        expect(iso(quietUntil(now, quiet(from, until, zone)))).toBe(iso(expected));
      }),
      { numRuns: 300 },
    );
  });
});

describe("the hour of the daily email", () => {
  test.each([
    ["2026-11-20T13:00:00Z", "America/New_York", "2026-11-20T13:00"],
    ["2026-11-20T12:59:59Z", "America/New_York", "2026-11-19T13:00"],
    // Put back in the night before: eight is 13:00 in UTC and was 12:00.
    ["2026-11-01T12:30:00Z", "America/New_York", "2026-10-31T12:00"],
    ["2026-11-01T13:00:00Z", "America/New_York", "2026-11-01T13:00"],
    ["2026-03-08T11:59:00Z", "America/New_York", "2026-03-07T13:00"],
    ["2026-03-08T12:01:00Z", "America/New_York", "2026-03-08T12:00"],
    ["2026-11-20T02:31:00Z", "Asia/Kolkata", "2026-11-20T02:30"],
  ])("at %s in %s was last at %s", (now, zone, last) => {
    expect(iso(lastDigestHour(at(now), zone))).toBe(last);
  });

  test("is eight on the wall clock there, at most a day and an hour ago and never ahead", () => {
    const now = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") });
    const zone = fc.constantFrom("America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia");
    fc.assert(
      fc.property(now, zone, (nowMs, timeZone) => {
        const last = lastDigestHour(nowMs, timeZone);
        const format = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });
        expect(format.format(last)).toBe("08:00");
        expect(last).toBeLessThanOrEqual(nowMs);
        expect(nowMs - last).toBeLessThan(25 * 60 * MINUTE_MS);
      }),
    );
  });
});

describe("time zones", () => {
  test("are names that are known, not offsets and not made up", () => {
    for (const good of ["America/New_York", "UTC", "Asia/Kolkata", "Asia/Calcutta"])
      expect(isTimeZone(good)).toBe(true);
    for (const bad of ["", "+05:30", "Mars/Olympus", "America/New_York\0", "x".repeat(100)])
      expect(isTimeZone(bad), bad).toBe(false);
  });

  test("are listed with those of the United States first, each once, and with one's own", () => {
    const values = listTimeZones(["Asia/Kolkata", "Mars/Olympus"]).map(({ value }) => value);
    expect(values[0]).toBe("America/New_York");
    expect(new Set(values).size).toBe(values.length);
    expect(values).toContain("Asia/Kolkata");
    expect(values).not.toContain("Mars/Olympus");
    expect(values.filter((value) => /UTC|GMT/.test(value))).toEqual([]);
    // Readers who chose it before keep it.
    expect(listTimeZones(["UTC"]).map(({ value }) => value)).toContain("UTC");
  });
});
