/** Nothing is too small for a finger, and large text cuts nothing off. */
import { expect, REFUSED_PAGE, test } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const path of [
    "/",
    "/geographic-search-results?q=78701",
    "/showcase/ines-calloway",
    "/agents/texas",
  ]) {
    test(`buttons, fields and menus are at least 44 px high on ${path}`, async ({ page }) => {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("button, select, summary, a, input:not([type=hidden])")]
          // Of links only those that look like a button: framed or filled.
          .filter((element) => {
            const { borderTopWidth, backgroundColor } = getComputedStyle(element);
            const filled = !["rgba(0, 0, 0, 0)", "transparent"].includes(backgroundColor);
            return element.localName !== "a" || borderTopWidth !== "0px" || filled;
          })
          .map((element) => ({ element, target: element.closest("label") ?? element }))
          .filter(({ target }) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(({ element, target }) => ({
            box: target.getBoundingClientRect(),
            html: element.outerHTML.slice(0, 120),
          }))
          .filter(({ box }) => box.width > 1 && box.height < 43.5)
          .map(({ box, html }) => `${Math.round(box.height)} px: ${html}`),
      );
      expect(small).toEqual([]);
    });
  }
});

test("with 200 % text nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  for (const path of ["/", "/geographic-search-results?q=78701", "/showcase/ines-calloway"]) {
    await page.goto(path);
    // A style sheet made by script is allowed by the policy; an inline style is not.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root:root { font-size: 200% }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
  }
});
