/** Pages whose code comes when they are touched: nothing that a reader does before is lost. */
import type { Page } from "@playwright/test";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { expect, test } from "./site.ts";

const CODE = "**/assets/whole-profile-*.js";
const PROFILE = `/showcase/${landmarks.agents.inesCalloway.slug}`;

test.use({ allowedNoise: [/Failed to load resource: net::ERR_FAILED/] });

/** True as long as the browser has not left the document that was opened. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("it is not asked for before, and once for all that is pressed and typed until it is there", async ({
  page,
}) => {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CODE, async (route) => {
    asked.push(route.request().url());
    await arrival;
    await route.continue();
  });
  await page.goto(PROFILE);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await markDocument(page);

  await page.getByText("Search, filter, and sort these reviews").click();
  await page.getByRole("searchbox", { name: "Search in reviews and replies" }).fill("claim");
  await page.getByLabel("Stars", { exact: true }).selectOption("5");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  expect(asked).toHaveLength(1);
  arrive();
  await expect(page).toHaveURL(/words=claim.*stars=5/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole("searchbox", { name: "Search in reviews and replies" })).toHaveValue("claim");

  // And there is the whole page behind it: to another and back within the document.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(landmarks.agents.inesCalloway.name);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(landmarks.agents.inesCalloway.name);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toHaveLength(1);
});

test("where it does not come the page stays as the server made it, and its forms send by themselves", async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(PROFILE);
  await page.getByRole("button", { name: "Save agent" }).click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved, remove" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const reviews = page.getByRole("region", { name: "Reviews" }).getByRole("article");
  const shown = await reviews.count();
  expect(shown).toBeGreaterThan(3);
  // What is around the page lives, and the page stands: its toast goes, and a link leads within it.
  await page.locator("[data-toast]").getByRole("link", { name: "OK" }).click();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(reviews).toHaveCount(shown);
  await page.getByRole("link", { name: "Skip to" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(reviews).toHaveCount(shown);
  await page.getByRole("link", { name: "More reviews" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(landmarks.agents.inesCalloway.name);
  // And from here on to a page whose code comes.
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/help/i);
});

/** Answers requests for this code only once the returned function is called. */
async function holdCode(page: Page, code: string) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(code, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test("a filter ticked before results have their code is applied as soon as they have it", async ({
  page,
}) => {
  const arrive = await holdCode(page, "**/assets/whole-search-*.js");
  await page.goto("/geographic-search-results?q=Houston%2C+TX&radius=100");
  const accepting = page.getByRole("complementary", { name: "Filters" }).getByLabel("Accepting new clients");
  await accepting.check();
  await expect(page).not.toHaveURL(/accepting=1/);
  await markDocument(page);
  arrive();
  await expect(page).toHaveURL(/accepting=1/);
  await expect(accepting).toBeChecked();
  await expect(accepting).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test("an order chosen before results have their code is kept", async ({ page }) => {
  const arrive = await holdCode(page, "**/assets/whole-search-*.js");
  await page.goto("/geographic-search-results?q=Houston%2C+TX&radius=100");
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption({ label: "Most reviewed" });
  arrive();
  await expect(page).toHaveURL(/sort=reviews/);
  await expect(page.getByLabel("Sort by")).toHaveValue("reviews");
});

test("an order chosen before the page has any code is applied without being touched again", async ({
  page,
}) => {
  const arrive = await holdCode(page, "**/assets/*.js");
  await page.goto("/geographic-search-results?q=Houston%2C+TX&radius=100", { waitUntil: "commit" });
  const order = page.getByLabel("Sort by");
  await order.focus();
  await order.selectOption({ label: "Most reviewed" });
  arrive();
  await expect(page).toHaveURL(/sort=reviews/);
});

test("a question typed before its form has its code stays, and outlives a reload", async ({ page }) => {
  const arrive = await holdCode(page, "**/assets/whole-ask-*.js");
  await page.goto("/ask-expert");
  const question = page.getByRole("main").getByRole("textbox", { name: "Question" });
  const name = page.getByRole("main").getByLabel("First name");
  await question.fill("Who pays for a fence that fell in a storm?");
  await name.fill("Nell");
  await markDocument(page);
  arrive();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("fell in a storm");
  await expect(question).toHaveValue("Who pays for a fence that fell in a storm?");
  await page.reload();
  // Brought back without being touched; what is typed anew stays.
  await expect(question).toHaveValue("Who pays for a fence that fell in a storm?");
  await expect(name).toHaveValue("Nell");
});
