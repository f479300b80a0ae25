import fc from "fast-check";
import { expect, test } from "vitest";
import { federalHolidays, holidayOn, laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import type { DayHours } from "../profile-types.ts";
import { hoursOn, specialDays } from "./special-hours.ts";

const nine: DayHours = [540, 1020];
const week: DayHours[] = [nine, nine, nine, nine, nine, null, null];

test("the holidays of 2026 are those of the Office of Personnel Management", () => {
  expect(federalHolidays(2026).map(({ day }) => day)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

test("New Year’s Day on a Saturday closes the last day of the year before", () => {
  expect(holidayOn("2027-12-31")).toBe("New Year’s Day (observed)");
  expect(holidayOn("2028-01-01")).toBe("New Year’s Day");
  expect(holidayOn("2026-12-31")).toBeNull();
});

test("every year has eleven holidays, each observed on a day from Monday to Friday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1971, max: 2200 }), (year) => {
      const all = federalHolidays(year);
      const names = new Set(all.map(({ name }) => name.replace(" (observed)", "")));
      expect(names.size).toBe(11);
      for (const name of names) {
        const days = all.filter((one) => one.name.startsWith(name));
        expect(days.filter(({ day }) => weekdayOf(day) < 5)).toHaveLength(1);
        if (days.length === 2) expect(laterDay(days[0]?.day ?? "", 1)).toBe(days[1]?.day);
      }
    }),
  );
});

test("a day that is named counts before a holiday, and a holiday before the week", () => {
  const thanksgiving = "2026-11-26";
  expect(hoursOn(thanksgiving, week, { holidays: false, days: [] }).hours).toEqual(nine);
  expect(hoursOn(thanksgiving, week, { holidays: true, days: [] })).toEqual({
    hours: null,
    special: { on: thanksgiving, hours: null, name: "Thanksgiving Day" },
  });
  const days = [{ on: thanksgiving, hours: [600, 720] as const }];
  expect(hoursOn(thanksgiving, week, { holidays: true, days }).hours).toEqual([600, 720]);
});

test("a day that is as its week is no special one, and nothing is said beyond the days ahead", () => {
  const special = {
    holidays: true,
    days: [
      { on: "2026-11-24", hours: nine },
      { on: "2026-11-28", hours: nine },
    ],
  };
  expect(specialDays(week, special, "2026-11-23", 30).map(({ on }) => on)).toEqual([
    "2026-11-26",
    "2026-11-28",
  ]);
  expect(specialDays(week, special, "2026-11-23", 3).map(({ on }) => on)).toEqual(["2026-11-26"]);
  expect(specialDays(null, special, "2026-11-23")).toEqual([]);
});

test("the special days are exactly those that differ from the week", () => {
  const hours = fc.oneof(fc.constant(null), fc.constant("appointment" as const), fc.constant(nine));
  const day = fc.integer({ min: 0, max: 40 }).map((at) => laterDay("2026-11-20", at));
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.record({ on: day, hours })), (holidays, days) => {
      const special = { holidays, days };
      const said = new Map(specialDays(week, special, "2026-11-20").map((one) => [one.on, one.hours]));
      for (let at = 0; at <= 30; at++) {
        const on = laterDay("2026-11-20", at);
        const usual = week[weekdayOf(on)] ?? null;
        expect(said.has(on) ? said.get(on) : usual).toEqual(hoursOn(on, week, special).hours);
      }
    }),
  );
});
