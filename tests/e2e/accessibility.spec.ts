/** axe on every page, on a desk and on a phone, in the light and in the dark. */
import { publicPages } from "../support/public-pages.ts";
import { listViolations, VIEWS } from "./axe.ts";
import { expect, REFUSED_PAGE, test } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
test.describe.configure({ timeout: 90_000 });

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
