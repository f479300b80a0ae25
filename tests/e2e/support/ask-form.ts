/** Ask an Expert as a person finds and fills it. */
import type { Page } from "@playwright/test";
import { menuButton } from "./frame.ts";
import { expect } from "./site.ts";

/** The form, in the dialog or on its page. */
export const formOf = (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel("Insurance type"), hasText: "Question" });

export async function openFromMenu(page: Page, site = "") {
  await page.goto(`${site}/agents/texas`);
  await menuButton(page).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Ask an Expert" }).click();
  await expect(formOf(page)).toBeVisible();
}

export async function fillIn(page: Page, question: string, email: string) {
  const form = formOf(page);
  await form.getByLabel("First name").fill("Nell");
  await form.getByLabel("Last name").fill("Hargrove");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Zip code").fill("78701");
  await form.getByLabel("Insurance type").selectOption("Home");
  await form.getByRole("textbox", { name: "Question" }).fill(question);
}
