/** Parts of every page's frame that have no role of their own for a test to query. */
import type { Locator, Page } from "@playwright/test";

/** The button that opens the menu. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").locator("summary", { hasText: "Menu" });

/** The bell of JavaScript, which opens a drop-down; without JavaScript it is a link. */
export const bellOf = (page: Page): Locator =>
  page
    .getByRole("banner")
    .locator("summary")
    .and(page.getByLabel(/^Notifications/));

/** What opens under such a button. */
export const panelUnder = (button: Locator): Locator => button.locator("xpath=following-sibling::*[1]");

/** What has just happened, announced and shown until it is answered. */
export const toastSaying = (page: Page, words: string): Locator =>
  page.locator("[aria-live]").filter({ hasText: words });

/** Resolves once React has hydrated the page: clicks and typing are then handled by the page's own code. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("main a, main button, footer a")].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactFiber$"));
  });
}
