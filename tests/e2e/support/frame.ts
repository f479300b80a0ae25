/** What stands around every page and has no role of its own that a test could ask for. */
import type { Locator, Page } from "@playwright/test";

/** The button that opens the menu. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").locator("summary", { hasText: "Menu" });

/** The bell of JavaScript, which opens a drop-down; without JavaScript a link stands in its place. */
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

/** Once React has taken the page over: what is pressed or typed then is answered by the page's own code. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("main a, main button, footer a")].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactFiber$"));
  });
}
