/** An admin views the product as someone else, in a browser with JavaScript and in one without. */
import { test } from "../support/accounts-site.ts";
import { expect } from "../support/site.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a view begins with a reason, shows its banner, and ends by its button", async ({
      openAs,
      ownSite,
    }) => {
      const page = await openAs("admin");
      const found = (await ownSite.database.execute(
        "SELECT id FROM users WHERE email = 'customer@fairlead.example'",
      )) as { rows: { id: string }[] };
      await page.goto(`/admin-console/people/${found.rows[0]?.id}/view-as`);
      await page.getByRole("textbox", { name: "Reason" }).fill("Their dashboard stays empty for them.");
      await page.getByRole("checkbox", { name: /they’re told/ }).check();
      await page.getByRole("button", { name: /^View as/ }).click();
      await expect(page).toHaveURL(/\/customer-dashboard$/);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/user_notifications")) asked.push(request.url());
      });
      const banner = page.getByRole("form", { name: "Viewing as someone else" });
      await expect(banner).toContainText("Nothing can be changed");
      // On from page to page it stays, by the router as well.
      await page.getByRole("link", { name: "My reviews" }).first().click();
      await expect(page).toHaveURL(/\/my-reviews$/);
      await expect(banner).toBeVisible();
      // Hidden pages say so.
      await page
        .getByRole("link", { name: /^Messages/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Not shown in this view" })).toBeVisible();
      await expect(banner).toBeVisible();
      // Nor does the bell request what it would be refused.
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await banner.getByRole("button", { name: "End the view" }).click();
      await expect(page).toHaveURL(/\/admin-console$/);
      await expect(banner).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Admin console" })).toBeVisible();
    });
  });
