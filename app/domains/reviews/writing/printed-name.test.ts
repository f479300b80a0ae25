import fc from "fast-check";
import { expect, test } from "vitest";
import { anyName } from "#support/names.ts";
import { findDisclosures } from "../replies/disclosure.ts";
import { printedName } from "./printed-name.ts";

test.each([
  ["Cleo", "Marsh", "Cleo M."],
  ["Jean-Luc", "van der Berg", "Jean-Luc v."],
  ["小明", "李", "小明 李."],
  ["Zoë", "E\u0301lan", "Zoë E\u0301."],
  ["Ada", "👩‍🚀", "Ada 👩‍🚀."],
  ["Ada", "", "Ada"],
])("%s %s is printed as %s", (firstName, lastName, printed) => {
  expect(printedName({ firstName, lastName })).toBe(printed);
});

test("any name is printed intact, and a reply can be searched for it", () => {
  fc.assert(
    fc.property(anyName, anyName, (firstName, lastName) => {
      const printed = printedName({ firstName, lastName });
      expect(printed.startsWith(firstName)).toBe(true);
      expect(printed.isWellFormed()).toBe(true);
      expect(() => findDisclosures(`Thank you, ${printed}`, printed)).not.toThrow();
    }),
  );
});
