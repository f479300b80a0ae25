/** What readers have of their own in a browser: their time zone on every page, and their settings in Spanish. */
import type { Page } from "@playwright/test";
import { test } from "../support/accounts-site.ts";
import { brokenOn } from "../support/broken-on.ts";
import { waitUntilHydrated } from "../support/frame.ts";
import { expect } from "../support/site.ts";

const zoneOf = (page: Page) => page.locator("html").getAttribute("data-zone");

test.describe("in a browser that is set to Pacific time", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("each page is in it, from the first one that is made for the account", async ({ openAs }) => {
    const page = await openAs("agent");
    await page.goto("/dashboard/leads");
    await expect(page.getByText("All times are Pacific.")).toHaveCount(1);
    await page.locator("main a[href^='/dashboard/leads/']").first().click();
    await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]+$/);
    const times = page.getByRole("time");
    await expect(times.first()).toBeVisible();
    const shown = await times.evaluateAll((all) =>
      all.map((one) => ({ at: String(one.getAttribute("datetime")), words: one.textContent })),
    );
    for (const { at, words } of shown)
      expect(words?.replaceAll("\u202f", " ")).toBe(
        new Date(at)
          .toLocaleString("en-US", {
            dateStyle: "medium",
            timeStyle: "short",
            timeZone: "America/Los_Angeles",
          })
          .replaceAll("\u202f", " "),
      );
    await page.reload();
    expect(await zoneOf(page)).toBe("America/Los_Angeles");
    const again = await times.allTextContents();
    expect(again).toEqual(shown.map(({ words }) => words));
  });

  test("public pages carry no reader's zone, and the next page is in the reader's", async ({ openAs }) => {
    const page = await openAs("customer");
    await page.goto("/showcase/ines-calloway");
    expect(await zoneOf(page)).toBeNull();
    await page.goto("/messages");
    await expect(page.getByText("All times are Pacific.")).toHaveCount(1);
  });
});

const PAGES = [
  "/customer-dashboard",
  "/settings",
  "/settings?section=security",
  "/settings?section=notifications",
  "/settings?section=privacy",
  "/settings/second-factor",
  "/accessibility-settings",
];

for (const width of [390, 1440])
  test(`in Spanish nothing of the account's pages is wider than ${width} px, and no count breaks`, async ({
    openAs,
    ownSite,
  }) => {
    const page = await openAs("customer");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/settings?lang=es");
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      for (const summary of await page.locator("main summary").all()) await summary.click();
      expect(await brokenOn(page), path).toEqual([]);
    }
    // Other tests on this site sign in as the same customer.
    await ownSite.database.execute("UPDATE users SET language = 'en'");
  });

test("the Ask dialog works as promised in Spanish", async ({ page }) => {
  await page.goto("/help?lang=es");
  // A click before leads to the page that the form has without JavaScript.
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: "Pregunte a un experto" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Las respuestas llegan por correo");
  await expect(dialog).not.toContainText("Answers arrive");
});
