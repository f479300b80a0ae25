import { describe, expect, test } from "vitest";
import { datesIn, datesWords } from "./date-order.ts";

const rows = (...cells: string[]) => cells.map((cell) => ["X-1", cell]);

describe("the order of day and month", () => {
  test.each([
    ["one that fits the month alone", rows("03/04/2026", "02/13/2025"), "month-first", "shown"],
    ["one that fits the day alone", rows("03/04/2026", '="30/11/2027"'), "day-first", "shown"],
    ["some of each", rows("02/13/2025", "30/11/27"), "month-first", "both"],
    ["only such as fit both", rows("03/04/2026", "1/2/27 12:00:00 AM"), "month-first", "usual"],
  ])("with %s", (_how, cells, order, why) => {
    expect(datesIn(cells)).toMatchObject({ order, why });
  });

  test("is open nowhere in dates that are written another way, nor in numbers and phones", () => {
    const all = [
      "2027-11-30",
      "2027/11/30",
      "30-NOV-27",
      "46721",
      "20271130",
      "813-55-0100",
      "99/99/2020",
      "A-12-13",
    ];
    expect(datesIn(rows(...all))).toBeNull();
  });

  test("is said with what shows it, and that nothing does", () => {
    const said = (...cells: string[]) => {
      const found = datesIn(rows(...cells));
      return found === null ? "" : datesWords(found);
    };
    expect(said("02/13/2025")).toBe("Month first: “02/13/2025” fits no other order.");
    expect(said("30/11/2027")).toBe("Day first: “30/11/2027” fits no other order.");
    expect(said("03/04/2026", "05/06/2026")).toBe(
      "Month first, as states write them: the first 2 rows only have dates that fit both orders, such as “03/04/2026”.",
    );
    expect(said("02/13/2025", "30/11/2027")).toContain("“02/13/2025” and “30/11/2027” disagree");
  });
});
