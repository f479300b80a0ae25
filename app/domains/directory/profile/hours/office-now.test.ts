import fc from "fast-check";
import { expect, test } from "vitest";
import { laterDay } from "#app/platform/time/holidays.ts";
import type { DayHours } from "../profile-types.ts";
import { officeNow, officeNowWords } from "./office-now.ts";
import { dayIn, minuteIn, weekdayIn } from "./profile-hours.ts";
import { hoursOn, specialDays } from "./special-hours.ts";

const ZONE = "America/Chicago";
const nine: DayHours = [540, 1020];
const week: DayHours[] = [nine, nine, nine, nine, [540, 720], null, null];
const at = (iso: string) => Date.parse(`${iso}-06:00`);
const closedOnHolidays = (nowMs: number, days: { on: string; hours: DayHours }[] = []) =>
  specialDays(week, { holidays: true, days }, dayIn(ZONE, nowMs));
const said = (iso: string, days: { on: string; hours: DayHours }[] = []) => {
  const nowMs = at(iso);
  return officeNowWords(officeNow(week, closedOnHolidays(nowMs, days), ZONE, nowMs), weekdayIn(ZONE, nowMs));
};

test.each([
  ["2026-11-23T08:59", "Closed now, opens at 9:00 AM"],
  ["2026-11-23T09:00", "Open now, until 5:00 PM"],
  ["2026-11-23T16:59", "Open now, until 5:00 PM"],
  ["2026-11-23T17:00", "Closed now, opens tomorrow at 9:00 AM"],
  // Thanksgiving is closed, and the day after has the week's hours.
  ["2026-11-26T10:00", "Closed now, opens tomorrow at 9:00 AM"],
  ["2026-11-25T18:00", "Closed now, opens Friday at 9:00 AM"],
  ["2026-11-27T12:00", "Closed now, opens Monday at 9:00 AM"],
])("at %s it says %s", (iso, words) => {
  expect(said(iso)).toBe(words);
});

test("a day that is named counts before a holiday and before the week", () => {
  expect(said("2026-11-26T10:30", [{ on: "2026-11-26", hours: [600, 720] }])).toBe(
    "Open now, until 12:00 PM",
  );
  expect(said("2026-11-23T10:30", [{ on: "2026-11-23", hours: null }])).toBe(
    "Closed now, opens tomorrow at 9:00 AM",
  );
  expect(said("2026-11-23T10:30", [{ on: "2026-11-23", hours: "appointment" }])).toBe("Today by appointment");
  expect(said("2026-11-23T23:59", [{ on: "2026-11-23", hours: [0, 1440] }])).toBe("Open now, until midnight");
});

test("an office that has hours on one day a week opens next on it, and one without any says no more", () => {
  const monday: DayHours[] = [nine, null, null, null, null, null, null];
  const after = at("2026-11-23T18:00");
  expect(officeNowWords(officeNow(monday, [], ZONE, after), 0)).toBe(
    "Closed now, opens next Monday at 9:00 AM",
  );
  const never = Array<DayHours>(7).fill(null);
  expect(officeNowWords(officeNow(never, [], ZONE, after), 0)).toBe("Closed now");
});

test("for any hours, holidays and moment it agrees with the hours of that day, minute by minute", () => {
  const hours = fc.oneof(
    fc.constant(null),
    fc.constant("appointment" as const),
    fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 })).filter(([a, b]) => a < b),
  );
  // Across both changes of the clock, and in zones on either side of UTC.
  const moment = fc.integer({ min: Date.parse("2026-02-20T00:00Z"), max: Date.parse("2026-12-31T00:00Z") });
  const zone = fc.constantFrom("America/Chicago", "America/New_York", "Pacific/Honolulu", "Pacific/Guam");
  fc.assert(
    fc.property(
      fc.array(hours, { minLength: 7, maxLength: 7 }),
      fc.array(fc.tuple(fc.integer({ min: -2, max: 12 }), hours), { maxLength: 6 }),
      fc.boolean(),
      moment,
      zone,
      (usual, named, holidays, nowMs, timeZone) => {
        const today = dayIn(timeZone, nowMs);
        const special = {
          holidays,
          days: named.map(([days, of]) => ({ on: laterDay(today, days), hours: of })),
        };
        const now = officeNow(usual, specialDays(usual, special, today), timeZone, nowMs);
        const of = (days: number) => hoursOn(laterDay(today, days), usual, special).hours;
        const minute = minuteIn(timeZone, nowMs);
        const isIn = (day: DayHours, when: number) =>
          day !== null && day !== "appointment" && when >= day[0] && when < day[1];
        expect(now.kind === "open").toBe(isIn(of(0), minute));
        expect(now.kind === "appointment").toBe(of(0) === "appointment");
        if (now.kind === "open") expect(isIn(of(0), now.until) || !isIn(of(0), now.until - 1)).toBe(false);
        if (now.kind !== "closed" || now.next === null) return;
        const { inDays, from } = now.next;
        expect(isIn(of(inDays), from)).toBe(true);
        // The office opens no sooner.
        for (let days = 0; days <= inDays; days += 1) {
          const day = of(days);
          if (day === null || day === "appointment") continue;
          if (days < inDays) expect(days === 0 && minute >= day[1]).toBe(true);
          else expect(day[0]).toBe(from);
        }
      },
    ),
  );
});
