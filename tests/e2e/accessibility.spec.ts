/** axe on every page, on a desk and on a phone, in the light and in the dark. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { publicPages } from "../support/public-pages.ts";
import { expect, REFUSED_PAGE, test } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
test.describe.configure({ timeout: 90_000 });

/** Each layout and each theme meets every rule once; the other two views differ from those only in colours. */
const VIEWS = [
  { width: 1440, height: 900, colorScheme: "light", rules: "all" },
  { width: 1440, height: 900, colorScheme: "dark", rules: "colours" },
  { width: 390, height: 844, colorScheme: "light", rules: "colours" },
  { width: 390, height: 844, colorScheme: "dark", rules: "all" },
] as const;

async function listViolations(page: Page, rules: "all" | "colours"): Promise<string[]> {
  // One frame, so axe needs no second page for its report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
  );
}

for (const { name, path } of publicPages) {
  test(`axe finds nothing on: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const { width, height, colorScheme, rules } of VIEWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await listViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test("axe finds nothing in the open menu and the open suggestions", async ({ page }) => {
  await page.goto("/");
  await page.locator("details.menu > summary").click();
  expect(await listViolations(page, "all")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Near, or a name" }).fill("Aust");
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first().waitFor();
  expect(await listViolations(page, "all")).toEqual([]);
});
