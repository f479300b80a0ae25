/** The toast covers the page, moves nothing, and stays until it is closed. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const toast = (page: Page) => page.locator("[data-toast]");
const ok = (page: Page) => toast(page).getByRole("link", { name: "OK" });

/** Of the first agent that is not saved yet. */
const saveButton = (page: Page) =>
  page
    .getByRole("article")
    .getByRole("button", { name: /^Save / })
    .first();

async function saveAnAgent(page: Page) {
  await page.goto("/geographic-search-results?q=Houston%2C+TX");
  await saveButton(page).click();
  await expect(toast(page)).toContainText("Agent saved");
}

test("it stays across pages and a reload until OK, and is not shown again", async ({ page }) => {
  await saveAnAgent(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(toast(page)).toContainText("Agent saved");
  await page.reload();
  await expect(toast(page)).toContainText("Agent saved");
  await page.goto("/our-vision");
  await expect(toast(page)).toContainText("Agent saved");
  await expect(toast(page)).toHaveCount(1);
  await ok(page).click();
  await expect(toast(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/help/i);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/help/i);
  await expect(toast(page)).toHaveCount(0);
});

test("it is at the foot of the window, at the left on a desktop, as wide as a phone allows", async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await saveAnAgent(page);
    const box = await toast(page).boundingBox();
    if (box === null) throw new Error("It is not to be seen.");
    expect(box.y + box.height, `${width}`).toBeGreaterThan(800 - 40);
    expect(box.y + box.height, `${width}`).toBeLessThanOrEqual(800);
    expect(box.x, `${width}`).toBeLessThan(60);
    expect(box.width, `${width}`).toBeGreaterThan(350);
    expect(box.x + box.width, `${width}`).toBeLessThan(Math.min(width, 600));
    await ok(page).click();
  }
});

test("with the keyboard OK is reached and gives back the place in the page", async ({ page }) => {
  await saveAnAgent(page);
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  await ok(page).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

for (const [where, width, path] of [
  ["a desk", 1440, "/help"],
  ["a phone", 390, "/help"],
  ["a phone with a dock", 390, "/showcase/ines-calloway"],
] as const) {
  test(`it covers nothing that has the focus on ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await saveAnAgent(page);
    await page.goto(path);
    await expect(toast(page)).toBeVisible();
    let seen = 0;
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        if (element.closest("[data-toast]")) return null;
        const again = element.dataset.seen !== undefined;
        element.dataset.seen = "";
        const over = document.querySelector("[data-toast]")?.getBoundingClientRect();
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const covered =
          over &&
          Math.max(top, over.top) < Math.min(bottom, over.bottom) - 1 &&
          Math.max(left, over.left) < Math.min(right, over.right) - 1;
        // Where it is as large as the window nothing can stay clear of it.
        const wrong = covered === true && bottom - top < innerHeight / 3;
        return { again, wrong, html: element.outerHTML };
      });
      if (found === null) continue;
      if (found.again) break;
      seen += 1;
      expect(found.wrong, found.html).toBe(false);
    }
    expect(seen).toBeGreaterThan(20);
  });
}

test.describe("without a connection for a while", () => {
  test.use({ allowedNoise: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("the toast of a failure goes when it is retried, and comes back when it fails again", async ({
    page,
    context,
  }) => {
    await page.goto("/geographic-search-results?q=Houston%2C+TX");
    await page.waitForLoadState("networkidle");
    const save = saveButton(page);
    await context.setOffline(true);
    await save.click();
    await expect(toast(page)).toContainText("You’re offline");
    await save.click();
    await expect(toast(page)).toContainText("You’re offline");
    await context.setOffline(false);
    await save.click();
    await expect(toast(page)).toContainText("Agent saved");
    await expect(toast(page)).toHaveCount(1);
  });
});
