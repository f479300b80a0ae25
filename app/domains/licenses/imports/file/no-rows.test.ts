import { expect, test } from "vitest";
import { isNoRow } from "./no-rows.ts";

const layout = {
  headings: ["License #", "NPN", "Name", "Expires"],
  columns: { number: 0, npn: 1, name: 2, expiresOn: 3 },
};
const isNone = (...cells: string[]) => isNoRow(cells, layout);

test.each([
  ["a line of delimiters", ["", " ", '=""', ""]],
  ["the headings again", ["LICENSE #", "npn", "Name", "Expires"]],
  ["a footer in one cell", ["Total records: 12,345"]],
  ["a footer with its number beside it", ["Total", "12,345", "", ""].with(1, "").concat("12,345")],
  ["a page", ["Page 3 of 9", "", "", ""]],
  ["a date of printing", ["", "", "Report date 11/27/2026", ""]],
  ["an end", ["*** End of Report ***"]],
])("%s is no row", (_what, cells) => {
  expect(isNoRow(cells, layout)).toBe(true);
});

test.each([
  ["a license", ["AB-1", "123", "NG, ADA", "11/30/2027"]],
  ["a license without anything else", ["AB-1", "", "", ""]],
  ["a person whose name begins like a footer", ["", "", "PAGE, ANNA", ""]],
  ["a person with an NPN", ["", "123", "Page 3", ""]],
  ["a license number that begins like a footer", ["TOTAL-1", "", "NG, ADA", "11/30/2027"]],
  ["a line that nobody knows", ["see attachment"]],
])("%s is one", (_what, cells) => {
  expect(isNoRow(cells, layout)).toBe(false);
});

test("one heading that is the same doesn’t make a row of headings", () => {
  expect(isNone("AB-1", "NPN", "Name", "Expires")).toBe(false);
});
