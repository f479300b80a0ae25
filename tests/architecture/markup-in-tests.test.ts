/** Styles may change without a test that notices: none finds what it looks for by a class. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CLASS_ATTRIBUTE = /\bclass=\\?["'`]/;
const CLASS_SELECTOR =
  /\b(?:locator|querySelector(?:All)?|closest|matches|\$\$?)(?:<\w+>)?\(\s*["'`][^"'`]*\.[a-z]/;
const namesClass = (line: string) => CLASS_ATTRIBUTE.test(line) || CLASS_SELECTOR.test(line);

test.each([
  ['expect(html).toMatch(/<p class="txt">/)', true],
  ['page.locator("details.menu > summary")', true],
  ["document.querySelectorAll<HTMLElement>('.btn')", true],
  ['page.locator("summary", { hasText: "Menu." })', false],
  ['page.locator("[aria-live]").first()', false],
])("sees a class where one is named: %s", (line, named) => expect(namesClass(line)).toBe(named));

test("no test names a class", () => {
  const files = ["app", "bench", "tests", "workers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => (folder === "tests" ? /\.tsx?$/ : /\.test\.tsx?$/).test(path))
      .filter((path) => !path.includes("markup-in-tests") && !path.startsWith("tests/mutations/")),
  );
  expect(files.length).toBeGreaterThan(200);
  const naming = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, at) => (namesClass(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});
