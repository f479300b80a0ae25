/** axe on every page, on a desktop and on a phone, in the light and in the dark; and nothing overflows at any width. */
import type { Page } from "@playwright/test";
import { publicPages } from "../../support/browser/public-pages.ts";
import { listViolations, viewsOf } from "../support/axe.ts";
import { listSmallFields } from "../support/field-size.ts";
import { menuButton } from "../support/frame.ts";
import { expect, REFUSED_PAGE, test } from "../support/site.ts";
import { listSmallTargets } from "../support/target-size.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
const WIDTHS = [320, 390, 820, 1440];

/** What makes the page scroll sideways, by width. */
async function findOverflow(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const over = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return over.slice(0, 4).map((element) => element.outerHTML.slice(0, 140));
    });
    if (wide.length > 0) found[width] = wide;
  }
  return found;
}

/** So many pages in one browser: a fresh one costs as much as reading a page. */
const TOGETHER = 6;
const groups = Array.from({ length: Math.ceil(publicPages.length / TOGETHER) }, (_, at) =>
  publicPages.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

for (const group of groups) {
  const names = group.map(({ name }) => name).join(", ");
  test(`axe finds nothing, no width scrolls sideways, and nothing is too small to be hit or typed into: ${names}`, async ({
    page,
  }) => {
    for (const { name, path } of group) {
      await page.goto(path);
      expect.soft(await findOverflow(page), name).toEqual({});
      for (const { width, height, colorScheme, rules } of viewsOf(name)) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const view = `${name}, ${width} px, ${colorScheme}`;
        expect.soft(await listViolations(page, rules), view).toEqual([]);
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await listSmallTargets(page), `${name}, ${width} px`).toEqual([]);
        if (width === 390) expect.soft(await listSmallFields(page), name).toEqual([]);
      }
    }
  });
}

test("axe finds nothing in the open menu and the open suggestions", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).click();
  expect(await listViolations(page, "all")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Location or agent name" }).fill("Aust");
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first().waitFor();
  expect(await listViolations(page, "all")).toEqual([]);
});
