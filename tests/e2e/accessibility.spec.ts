/** axe on every page, on a desk and on a phone, in the light and in the dark. */
import { AxeBuilder } from "@axe-core/playwright";
import { publicPages } from "../support/public-pages.ts";
import { expect, REFUSED_PAGE, test } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

const VIEWS = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

for (const { name, path } of publicPages) {
  test(`axe finds nothing on: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const { width, height, colorScheme } of VIEWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
      );
      expect(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test("axe finds nothing in the open menu and the open suggestions", async ({ page }) => {
  await page.goto("/");
  await page.locator("details.menu > summary").click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Near, or a name" }).fill("Aust");
  await page.getByRole("option").first().waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
