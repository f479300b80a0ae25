/** Header, menu, errors: the frame of every page; runs with JavaScript and again without. */
import { menuButton, panelUnder } from "../support/frame.ts";
import { expect, REFUSED_PAGE, test } from "../support/site.ts";

const MENU = ["Home", "Our Vision", "Search by Location", "Help"];

for (const [device, width] of [
  ["a desktop", 1440],
  ["a phone", 390],
] as const) {
  test(`the menu opens, leads on and closes on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/help");
    const menu = page.getByRole("navigation", { name: "Main" });
    const summary = menuButton(page);
    await expect(menu).toBeHidden();
    await summary.click();
    for (const label of MENU)
      await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
    await menu.getByRole("link", { name: "Our Vision", exact: true }).click();
    await expect(page).toHaveURL("/our-vision");
    await expect(menu).toBeHidden();
  });
}

test("the phone's menu is 280 px wide, and at most 85 % of a narrow screen", async ({ page }) => {
  for (const [screen, expected] of [
    [390, 280],
    [320, 272],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 700 });
    await page.goto("/help");
    await menuButton(page).click();
    const panel = panelUnder(menuButton(page));
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(expected);
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(screen);
  }
});

test("below 1024 px the filters fold behind a button and unfold", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/geographic-search-results?q=78701");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByLabel("Within")).toBeHidden();
  await filters.getByText("Filters", { exact: true }).click();
  await filters.getByLabel("Within").selectOption("50");
  await filters.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/radius=50/);
});

test("the search in the header answers from any page", async ({ page }) => {
  await page.goto("/terms-of-service");
  await page.getByRole("search", { name: "Search the directory" }).getByRole("searchbox").fill("Austin, TX");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/geographic-search-results\?q=Austin/);
});

test.describe("pages that are not there", () => {
  test.use({ allowedNoise: [REFUSED_PAGE] });

  test("say so, under the header, with links", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("keep what was typed when a search is refused", async ({ page }) => {
    await page.goto("/geographic-search-results?q=78701&radius=-5");
    await expect(page.getByRole("main")).toContainText("Choose a radius from the list");
    await expect(page.getByRole("main").locator("input[name=q]").first()).toHaveValue("78701");
  });
});

test("both themes follow the system", async ({ page }) => {
  const colors = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    colors.add(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(colors.size).toBe(2);
});
