/** After each navigation within the site: the new page's title, the focus on it, and its title read aloud. */
import type { Page } from "@playwright/test";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { expect, test } from "../support/site.ts";

const { inesCalloway } = landmarks.agents;

async function arrivesAt(page: Page, heading: string | RegExp) {
  const h1 = page.getByRole("heading", { level: 1, name: heading });
  await expect(h1).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
  return title;
}

test("title and focus follow from page to page, and back", async ({ page }) => {
  await page.goto(paths.help());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole("contentinfo");
  const titles = [await page.title()];
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  titles.push(await arrivesAt(page, /Privacy/));
  await footer.getByRole("link", { name: "Terms of Service" }).click();
  titles.push(await arrivesAt(page, /Terms/));
  await page.goBack();
  expect(await arrivesAt(page, /Privacy/)).toBe(titles[1]);
  await page.goForward();
  expect(await arrivesAt(page, /Terms/)).toBe(titles[2]);
  expect(new Set(titles).size).toBe(3);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a navigation to a profile announces its name, and Tab continues from its heading", async ({ page }) => {
  await page.goto(paths.organization(landmarks.organizations.lanternRow.slug));
  const agents = page.getByRole("region", { name: "Agents" });
  const link = agents.getByRole("heading", { level: 3 }).first().getByRole("link");
  const name = (await link.innerText()).trim();
  await link.focus();
  await page.keyboard.press("Enter");
  expect(await arrivesAt(page, name)).toContain(name);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a link to a part of another page moves the focus there", async ({ page }) => {
  await page.goto(paths.showcase(inesCalloway.slug));
  await page.getByRole("main").locator("a[href*='/help#']").first().click();
  await expect(page).toHaveURL(/\/help#/);
  await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}` === location.hash)).toBe(true);
});

test("a filter keeps the focus on the control that chose it", async ({ page }) => {
  await page.goto(paths.search({ q: "Houston, TX", radius: 100 }));
  const accepting = page.getByRole("complementary", { name: "Filters" }).getByLabel("Accepting new clients");
  await accepting.check();
  await expect(page).toHaveURL(/accepting=1/);
  await expect(accepting).toBeFocused();
});
