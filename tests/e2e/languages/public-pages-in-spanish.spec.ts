/**
 * Public pages in Spanish, with JavaScript, on the site that no test writes to: elsewhere a test may have removed
 * what one shows.
 */
import { publicPages } from "../../support/browser/public-pages.ts";
import { brokenOn } from "../support/broken-on.ts";
import { expect, test } from "../support/site.ts";

test.describe("in a browser whose clock is not the site’s", () => {
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("public pages hydrate without a difference, and in Spanish no count wraps on a phone", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const found: Record<string, string[]> = {};
    for (const { path, status } of publicPages) {
      if (status !== 200) continue;
      const [address = "", query = ""] = path.split("?");
      await page.goto(`${address}?${new URLSearchParams(`${query}&lang=es`)}`);
      const broken = await brokenOn(page);
      if (broken.length > 0) found[path] = broken;
    }
    expect(found).toEqual({});
  });
});
