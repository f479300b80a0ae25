import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { formatTimeIn, wallClock } from "#app/platform/time/zoned-time.ts";
import {
  blockedBy,
  freeDays,
  freeWeek,
  isFree,
  nextSlots,
  openOn,
  overlap,
  rangesOn,
  slotsOn,
} from "./slots.ts";
import type { DayRanges, Hours, Interval, Meeting } from "./types.ts";

const CHICAGO = "America/Chicago";
const NIGHT: DayRanges = [[0, 300]];
const every = (day: DayRanges): Hours => ({
  timeZone: CHICAGO,
  week: Array.from({ length: 7 }, () => day),
  special: [],
  holidays: false,
});
const HALF_HOUR: Meeting = { minutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 365 };
const LONG_AGO = Date.parse("2026-11-23T12:00:00Z");
const shown = (slots: number[]) => slots.map((at) => formatTimeIn(CHICAGO, at));

describe("the days on which clocks change", () => {
  test("in spring the hour that is jumped over has no times", () => {
    expect(shown(slotsOn(every(NIGHT), HALF_HOUR, [], "2027-03-14", LONG_AGO))).toEqual([
      "12:00 AM CT",
      "12:30 AM CT",
      "1:00 AM CT",
      "1:30 AM CT",
      "3:00 AM CT",
      "3:30 AM CT",
      "4:00 AM CT",
      "4:30 AM CT",
    ]);
  });

  test("in fall the hour that comes twice has its times twice, and says which is which", () => {
    const day = "2026-11-01";
    const slots = slotsOn(every(NIGHT), HALF_HOUR, [], day, LONG_AGO - 60 * DAY_MS);
    expect(shown(slots)).toEqual([
      "12:00 AM CT",
      "12:30 AM CT",
      "1:00 AM CDT",
      "1:30 AM CDT",
      "1:00 AM CST",
      "1:30 AM CST",
      "2:00 AM CT",
      "2:30 AM CT",
      "3:00 AM CT",
      "3:30 AM CT",
      "4:00 AM CT",
      "4:30 AM CT",
    ]);
    expect(new Set(slots).size).toBe(12);
  });

  test("hours that begin or end in the gap begin or end at the jump; those within it are none", () => {
    const jump = Date.parse("2027-03-14T08:00:00Z");
    const on = (ranges: DayRanges) => openOn(every(ranges), "2027-03-14");
    expect(on([[150, 240]])).toEqual([[jump, jump + HOUR_MS]]);
    expect(on([[60, 150]])).toEqual([[jump - HOUR_MS, jump]]);
    expect(on([[125, 175]])).toEqual([]);
  });

  test("nine in the morning is nine in the morning on both sides of a change", () => {
    const hours = every([[540, 570]]);
    const at = (day: string) => slotsOn(hours, HALF_HOUR, [], day, LONG_AGO)[0] ?? 0;
    expect(at("2027-03-14") - at("2027-03-13")).toBe(23 * HOUR_MS);
    expect(at("2027-11-07") - at("2027-11-06")).toBe(25 * HOUR_MS);
  });

  test("a zone without summer time has no such days", () => {
    const phoenix = { ...every(NIGHT), timeZone: "America/Phoenix" };
    expect(slotsOn(phoenix, HALF_HOUR, [], "2027-03-14", LONG_AGO)).toHaveLength(10);
  });
});

describe("other hours over several days", () => {
  const DAY: DayRanges = [[540, 1020]];
  const SHORT: DayRanges = [[600, 660]];
  const hours: Hours = {
    ...every(DAY),
    week: [DAY, DAY, DAY, DAY, DAY, [], []],
    special: [
      { on: "2026-11-25", until: "2026-12-01", reason: "Family", hours: SHORT },
      { on: "2026-11-30", until: "2026-11-30", reason: "", hours: [] },
    ],
    holidays: true,
  };

  test("leave weekends, a federal holiday, and a date on which the office is closed closed", () => {
    const days = ["25", "26", "27", "28", "29", "30"].map((date) => `2026-11-${date}`);
    expect([...days, "2026-12-01", "2026-12-02"].map((day) => rangesOn(hours, day))).toEqual([
      SHORT,
      [],
      SHORT,
      [],
      [],
      [],
      SHORT,
      DAY,
    ]);
  });

  test("open a closed day that is named alone", () => {
    const saturday = { on: "2026-11-28", until: "2026-11-28", reason: "", hours: SHORT };
    expect(rangesOn({ ...hours, special: [saturday] }, "2026-11-28")).toEqual(SHORT);
  });
});

describe("a day's hours", () => {
  const hours: Hours = {
    ...every([[540, 660]]),
    special: [
      { on: "2026-12-24", until: "2026-12-24", reason: "", hours: [] },
      { on: "2026-12-25", until: "2026-12-25", reason: "", hours: [[600, 630]] },
    ],
    holidays: true,
  };

  test("are closed on a holiday and on a closed date, and a date with hours counts before both", () => {
    expect(shown(slotsOn(hours, HALF_HOUR, [], "2026-11-26", LONG_AGO))).toEqual([]);
    expect(shown(slotsOn(hours, HALF_HOUR, [], "2026-12-24", LONG_AGO))).toEqual([]);
    expect(shown(slotsOn(hours, HALF_HOUR, [], "2026-12-25", LONG_AGO))).toEqual(["10:00 AM CT"]);
    expect(slotsOn(hours, HALF_HOUR, [], "2026-11-27", LONG_AGO)).toHaveLength(4);
  });

  test("leave out taken times, with the buffers before and after", () => {
    const meeting = { ...HALF_HOUR, bufferMinutes: 15 };
    const ten = Date.parse("2026-11-27T16:00:00Z");
    const taken: Interval[] = [[ten, ten + 45 * MINUTE_MS]];
    // 9:30 would need the quarter hour after ten.
    expect(shown(slotsOn(hours, meeting, taken, "2026-11-27", LONG_AGO))).toEqual(["9:00 AM CT"]);
  });

  test("are open from after the notice to the end of the last day of the horizon", () => {
    const meeting = { ...HALF_HOUR, noticeHours: 1, horizonDays: 2 };
    const now = Date.parse("2026-12-01T14:31:00Z");
    const { days, later } = freeDays(hours, meeting, [], { day: null, most: 9, nowMs: now });
    expect(days.map(({ day, slots }) => [day, shown(slots)[0], slots.length])).toEqual([
      ["2026-12-01", "10:00 AM CT", 2],
      ["2026-12-02", "9:00 AM CT", 4],
      ["2026-12-03", "9:00 AM CT", 4],
    ]);
    expect(later).toBeNull();
    expect(isFree(hours, meeting, [], Date.parse("2026-12-01T15:30:00Z"), now)).toBe(false);
    expect(isFree(hours, meeting, [], Date.parse("2026-12-01T16:00:00Z"), now)).toBe(true);
    // A time that is on no step of the hours, and one that is over.
    expect(isFree(hours, meeting, [], Date.parse("2026-12-01T16:10:00Z"), now)).toBe(false);
    expect(isFree(hours, meeting, [], Date.parse("2026-11-30T16:00:00Z"), now)).toBe(false);
  });

  test("pages by days that have times, and finds the next ones after a time that was taken", () => {
    const asked = { day: null, most: 2, nowMs: LONG_AGO };
    const first = freeDays(hours, HALF_HOUR, [], asked);
    expect([first.days.map(({ day }) => day), first.later]).toEqual([
      ["2026-11-23", "2026-11-24"],
      "2026-11-25",
    ]);
    const fromMs = Date.parse("2026-11-25T16:30:00Z");
    // Over Thanksgiving.
    expect(
      nextSlots(hours, HALF_HOUR, [], { fromMs, most: 2, nowMs: LONG_AGO }).map((at) =>
        wallClock(CHICAGO, at),
      ),
    ).toEqual([
      { day: "2026-11-25", minute: 630 },
      { day: "2026-11-27", minute: 540 },
    ]);
  });
});

test("whatever the hours, the zone and what is taken: each time is open, free, in order, and of its day", () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 1_440 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const zone = fc.constantFrom(
    "America/New_York",
    CHICAGO,
    "America/Phoenix",
    "Pacific/Honolulu",
    "Australia/Lord_Howe",
  );
  // Around both changes, and between them.
  const day = fc
    .tuple(fc.constantFrom("2027-03-12", "2027-04-02", "2027-10-01", "2027-11-05"), fc.nat(4))
    .map(([first, days]) => laterDay(first, days));
  fc.assert(
    fc.property(
      zone,
      range,
      day,
      fc.constantFrom(15, 30, 45, 60),
      fc.constantFrom(0, 10, 30),
      fc.array(fc.tuple(fc.integer({ min: -4, max: 28 }), fc.integer({ min: 1, max: 120 })), {
        maxLength: 6,
      }),
      (timeZone, ranges, on, minutes, bufferMinutes, busy) => {
        const hours = { ...every([ranges]), timeZone };
        const meeting = { ...HALF_HOUR, minutes, bufferMinutes };
        const midnight = Date.parse(`${on}T06:00:00Z`);
        const taken = busy.map(
          ([hour, length]): Interval => [
            midnight + hour * HOUR_MS,
            midnight + hour * HOUR_MS + length * MINUTE_MS,
          ],
        );
        const slots = slotsOn(hours, meeting, taken, on, LONG_AGO);
        const open = openOn(hours, on);
        slots.forEach((at, index) => {
          expect(at).toBeGreaterThan(slots[index - 1] ?? 0);
          expect(wallClock(timeZone, at).day).toBe(on);
          expect(open.some(([from, until]) => from <= at && at + minutes * MINUTE_MS <= until)).toBe(true);
          expect(taken.some((one) => overlap(one, blockedBy(meeting, at)))).toBe(false);
        });
        // And none is left out: what is offered with nothing taken is offered unless something is in its way.
        for (const at of slotsOn(hours, meeting, [], on, LONG_AGO))
          expect(slots.includes(at)).toBe(!taken.some((one) => overlap(one, blockedBy(meeting, at))));
      },
    ),
    { numRuns: 300 },
  );
});

describe("a week of days", () => {
  // Mondays and Tuesdays from 9 to 10.
  const hours: Hours = {
    ...every([]),
    week: [[[540, 600]], [[540, 600]], [], [], [], [], []],
  };
  // A Monday at 6 AM in Chicago.
  const nowMs = LONG_AGO;
  const week = (day: string | null, taken: Interval[] = []) =>
    freeWeek(hours, HALF_HOUR, taken, { day, nowMs });

  test("begins today, chooses the first free day, and leads to the next week", () => {
    const { days, chosen, earlier, later } = week(null);
    expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
      ["2026-11-23", 2],
      ["2026-11-24", 2],
      ["2026-11-25", 0],
      ["2026-11-26", 0],
      ["2026-11-27", 0],
      ["2026-11-28", 0],
      ["2026-11-29", 0],
    ]);
    expect([chosen?.day, earlier, later]).toEqual(["2026-11-23", null, "2026-11-30"]);
  });

  test("of a day without times is the week of the first free day after it, which leads back", () => {
    const { days, chosen, earlier, later } = week("2026-11-25");
    expect([days[0]?.day, chosen?.day, earlier, later]).toEqual([
      "2026-11-30",
      "2026-11-30",
      "2026-11-23",
      "2026-12-07",
    ]);
  });

  test("after a full week leads back to the first free day, wherever it is", () => {
    const full: Interval = [Date.parse("2026-11-30T00:00:00Z"), Date.parse("2026-12-06T00:00:00Z")];
    expect(week("2026-12-07", [full])).toMatchObject({
      chosen: { day: "2026-12-07" },
      earlier: "2026-11-23",
    });
  });

  test("beyond the horizon has no chosen day, and still leads back", () => {
    const far = week("2030-01-01");
    expect([far.chosen, far.later, far.earlier]).toEqual([null, null, "2026-11-23"]);
  });
});
