import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../project.ts";
import { fingerprint, NOT_FOR_BROWSERS, TESTS } from "./fingerprint.ts";

let folder: string;
beforeEach(() => {
  mkdirSync(join(projectRoot, ".data"), { recursive: true });
  folder = mkdtempSync(join(projectRoot, ".data", "fingerprint-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["queries.server.ts", { whole: true, site: true, browser: false }],
  ["entry.server.tsx", { whole: true, site: true, browser: true }],
  ["page.tsx", { whole: true, site: true, browser: true }],
  ["page.test.tsx", { whole: true, site: false, browser: false }],
])("a change of %s counts where it's built from", (name, counts) => {
  const file = join(folder, name);
  const take = () => {
    const sources = [relative(projectRoot, folder)];
    return {
      whole: fingerprint(sources, ""),
      site: fingerprint(sources, "", TESTS),
      browser: fingerprint(sources, "", NOT_FOR_BROWSERS),
    };
  };
  writeFileSync(file, "const before = 1;");
  const before = take();
  expect(take()).toEqual(before);
  writeFileSync(file, "const after = 1;");
  const after = take();
  expect({
    whole: after.whole !== before.whole,
    site: after.site !== before.site,
    browser: after.browser !== before.browser,
  }).toEqual(counts);
});

it("looks for the styles of pages in no module that is the server's alone", () => {
  const styles = readFileSync(join(projectRoot, "app", "styles.css"), "utf8");
  expect(styles).toContain('@import "tailwindcss/utilities.css" layer(utilities) source(none);');
  const looked = [...styles.matchAll(/@source "([^"]+)"/g)].map(([, pattern]) => pattern);
  expect(looked).toEqual(["./**/*.tsx"]);
});
