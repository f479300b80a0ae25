import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withRules } from "./law-page.ts";
import { RULES } from "./rules/all.ts";

const root = join(import.meta.dirname, "../../..");
const page = join(root, "docs/law.md");

test("docs/law.md has every rule as it is (vitest run --project=unit app/domains/law -u writes it)", async () => {
  await expect(withRules(readFileSync(page, "utf8"), RULES)).toMatchFileSnapshot(page);
});

test("a changed rule changes the page, and a page without marks is refused", () => {
  const [first, ...others] = RULES;
  if (first === undefined) throw new Error("No rules.");
  const before = readFileSync(page, "utf8");
  expect(withRules(before, [{ ...first, until: "2099-01-01" }, ...others])).not.toBe(before);
  expect(() => withRules("# What the law asks for", RULES)).toThrow("lost the marks");
});

test("where the product does it exists", () => {
  const missing = RULES.flatMap(({ id, where }) =>
    where.filter((file) => !existsSync(join(root, file))).map((file) => `${id}: ${file}`),
  );
  expect(missing).toEqual([]);
});
