/** "Near me": where the device says it is, otherwise the network's guess, and the page says which. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const SEATTLE = { latitude: 47.6062, longitude: -122.3321 };
const NEAR_ME = "life insurance agent near me";
/** The server is told that every request of these tests comes from Austin. */
const GUESSED =
  /Your network’s address points to Austin\. That can be a few towns off; a ZIP code is more exact/;

/** Types it into the box of the home page and presses Enter. */
async function searchNearMe(page: Page) {
  await page.goto("/");
  const box = page.locator("main input[name=q]").first();
  await box.fill(NEAR_ME);
  await box.press("Enter");
}

test.describe("where the device is asked", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "No device is asked.");

  test("its position is searched around, rounded", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["geolocation"], { origin: baseURL });
    await context.setGeolocation(SEATTLE);
    // Before the page has code the form is sent as it is.
    await expect(async () => {
      await searchNearMe(page);
      await expect(page).toHaveURL(/lat=/, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Life insurance agents near you");
    await expect(page.getByRole("main")).toContainText("We rounded your device’s location");
    await expect(page.getByRole("main")).toContainText("Seattle");
    expect(new URL(page.url()).searchParams.get("lat")).toBe("47.61");
  });

  test("refused, the network's guess is used, and the page says so", async ({ page }) => {
    await searchNearMe(page);
    await expect(page.getByRole("main")).toContainText(GUESSED);
    expect(new URL(page.url()).searchParams.has("lat")).toBe(false);
  });
});

test("without a script the form alone gets the same answer", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, "With JavaScript the device is asked.");
  await searchNearMe(page);
  await expect(page.getByRole("main")).toContainText(GUESSED);
  await expect(page.getByRole("main")).not.toContainText("Maine");
});
