/** The complete journey without a pointer. */
import type { Page } from "@playwright/test";
import { menuButton } from "../support/frame.ts";
import { expect, test } from "../support/site.ts";

const focusedText = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });

/** Presses Tab until the focused element reads like `wanted`; each stop on the way must show its focus. */
async function tabTo(page: Page, wanted: RegExp, limit = 80): Promise<void> {
  for (let at = 0; at < limit; at++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return { visible: true, what: "body" };
      const own = getComputedStyle(element);
      // A styled control may show the ring on its label or its frame.
      const frames = [element, element.closest("label"), element.parentElement, element.closest("form")];
      const visible = frames.some((frame) => {
        if (frame === null) return false;
        const style = getComputedStyle(frame);
        return (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none";
      });
      return { visible: visible || own.outlineStyle !== "none", what: element.outerHTML.slice(0, 120) };
    });
    expect(seen.visible, `the focus is invisible on ${seen.what}`).toBe(true);
    if (wanted.test(await focusedText(page))) return;
  }
  throw new Error(`Tab never reached ${wanted}.`);
}

test("from the address bar to a saved contact with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toMatch(/skip/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#main");

  for (let at = 0; at < 10 && (await page.evaluate(() => document.activeElement?.id)) !== "search-q"; at++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("78701");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=78701/);
  // The address changes before the page does, and the page before has agents too.
  await expect(page.getByRole("heading", { level: 1, name: /78701/ })).toBeFocused();

  const name = (await page.getByRole("article").first().getByRole("heading").innerText()).trim();
  await tabTo(page, new RegExp(`^${name}$`));
  await page.keyboard.press("Enter");
  // The page gets the focus a frame after it is there: a Tab between the two would be undone.
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

  await tabTo(page, /^Save contact$/);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toContain(".vcf");
});

test("suggestions can be walked, chosen and dismissed with the keyboard", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Location or agent name" });
  await box.focus();
  await page.keyboard.type("Austin");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue("Austin");

  await page.keyboard.type(",");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/$/);
});

test("Escape closes the menu and gives the focus back", async ({ page }) => {
  await page.goto("/help");
  const summary = menuButton(page);
  await summary.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
});

test("after a client-side move the focus is not lost in the old page", async ({ page }) => {
  await page.goto("/location-directory");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Texas/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Texas/ })).toBeFocused();
  await page.keyboard.press("Tab");
  expect((await focusedText(page)).length).toBeGreaterThan(0);
});
