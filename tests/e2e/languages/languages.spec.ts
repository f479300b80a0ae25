/** The other language in a browser: with JavaScript, nothing that the page was served with may change. */
import type { Page } from "@playwright/test";
import { test } from "../support/accounts-site.ts";
import { expect } from "../support/site.ts";

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const footerOf = (page: Page) => page.getByRole("contentinfo");

test("the switch at the foot of a page changes it and those after it, and back", async ({ page }) => {
  await page.goto("/our-vision");
  expect(await languageOf(page)).toBe("en");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await footerOf(page).getByRole("link", { name: "Ayuda y soporte" }).click();
  await expect(page).toHaveURL("/help");
  expect(await languageOf(page)).toBe("es");
  await footerOf(page).getByRole("link", { name: "Buscar agentes" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(footerOf(page).getByRole("link", { name: "Find Agents" })).toBeVisible();
  expect(await languageOf(page)).toBe("en");
});

test("a link from a Spanish page to an English-only one loads a new document", async ({
  openAs,
  ownSite,
}) => {
  const page = await openAs("agent");
  await page.goto("/help?lang=es");
  expect(await languageOf(page)).toBe("es");
  const bell = page.getByRole("banner").locator("summary").first();
  await expect(bell).toBeVisible();
  await page.getByRole("banner").locator("summary", { hasText: "Menú" }).click();
  await page.locator("a[href='/dashboard']").first().click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(footerOf(page).getByRole("link", { name: "Terms of Service" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // Other tests on this site sign in as the same agent.
  await ownSite.database.execute("UPDATE users SET language = 'en'");
});
