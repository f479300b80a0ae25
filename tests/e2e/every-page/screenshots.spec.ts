/** Pictures of every page for people to look at: `npm test -- e2e --screenshots`. Not a comparison. */
import { publicPages } from "../../support/browser/public-pages.ts";
import { REFUSED_PAGE, test } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

for (const { name, path } of publicPages) {
  test(`pictures of: ${name}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 820, 1440]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const file = `${name.replaceAll(/[^a-z]+/gi, "-")}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: `tests/e2e/screenshots/${file}`, fullPage: true });
      }
    }
  });
}
