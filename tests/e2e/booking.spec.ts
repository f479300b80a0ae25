import type { Page } from "@playwright/test";
import { test } from "./accounts-site.ts";
import { listViolations, VIEWS } from "./axe.ts";
import { expect } from "./site.ts";

async function look(page: Page, what: string) {
  for (const { width, height, colorScheme, rules } of VIEWS.filter((view) => view.rules === "all")) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await listViolations(page, rules), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("from a search to a free time, to another one, and to none", async ({ page, javaScriptEnabled }) => {
  test.setTimeout(240_000);
  const axe = javaScriptEnabled !== false ? look : async () => undefined;
  // Agents whose bell no other journey reads.
  await page.goto("/geographic-search-results?q=CA");
  await page.getByText("Next free:").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Book a time with / })).toBeVisible();
  const types = page.getByRole("heading", { name: "What’s it about?" });
  if (await types.isVisible()) {
    await axe(page, "types");
    await page.getByRole("link", { name: /First call/ }).click();
  }
  await expect(page.getByRole("heading", { name: "First call" })).toBeVisible();
  await axe(page, "times");
  await page.getByRole("link", { name: /[AP]M/ }).nth(2).click();
  await page.getByLabel("Name").fill("Mara Quist");
  await page.getByLabel("Email").fill(`mara-${crypto.randomUUID().slice(0, 8)}@mail.example`);
  await page.getByRole("button", { name: "Book this time" }).click();
  // What is missing is said beside it, and nothing that was typed is gone.
  await expect(page.getByText("Choose a state.").first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Mara Quist");
  await page.getByLabel("Phone").fill("512-555-0188");
  await page.getByLabel("State you need insurance in").selectOption({ label: "California" });
  await page.getByLabel("Type of insurance").selectOption({ index: 1 });
  await axe(page, "details");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await axe(page, "booked");

  await page.getByRole("link", { name: "Move it" }).click();
  await axe(page, "moving");
  await page.getByRole("button", { name: /[AP]M/ }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^First call with / })).toBeVisible();
  await expect(page.getByText("Booked.")).toBeVisible();

  await page.getByText("Cancel this appointment").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Canceled by you.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Book another time" })).toBeVisible();
});
