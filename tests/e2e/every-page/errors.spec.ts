/** What fails in a browser reaches an admin under the number that the page shows. */
import type { Page } from "@playwright/test";
import { paths } from "#app/paths/paths.ts";
import { UUID } from "#app/platform/ids.ts";
import { test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect } from "../support/site.ts";

test.use({ allowedNoise: [/came apart|not drawn|console: Failed to load resource|rejected by hand/] });

/** What the page sends of errors, each with the status of the answer. */
function listReports(page: Page) {
  const reports: { status: number; body: Record<string, string> }[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (new URL(request.url()).pathname === paths.errorReport())
      reports.push({ status: response.status(), body: request.postDataJSON() });
  });
  return reports;
}

test("a failing script on a page is reported once, with the page's number and without its query", async ({
  page,
  openAs,
}) => {
  const reports = listReports(page);
  await page.goto("/our-vision?note=private");
  await page.waitForLoadState("networkidle");
  const number = await page.evaluate(() => document.documentElement.dataset.request ?? "");
  expect(number).toMatch(new RegExp(`^${UUID}$`));
  await page.evaluate(() => {
    for (const wait of [0, 10, 20]) {
      setTimeout(() => {
        throw new Error("The page came apart");
      }, wait);
    }
    Promise.reject(new Error("rejected by hand"));
  });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ status }) => status)).toEqual([204, 204]);
  expect(reports.map(({ body }) => body.message).sort()).toEqual(["The page came apart", "rejected by hand"]);
  expect(JSON.stringify(reports)).not.toContain("private");

  const admin = await openAs("admin");
  await admin.goto(paths.adminErrors({ request: number }));
  const row = admin.getByRole("row", { name: /The page came apart/ });
  await expect(row).toContainText("Medium");
  await expect(row).toContainText("/our-vision");
  await expect(row).toContainText("Chrome");
});

test("a page that cannot be drawn shows its number, and an admin finds it by that number", async ({
  page,
  openAs,
}) => {
  await page.route("**/assets/help-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const handle = { access: "public" }; export default () => { throw new Error("Help is not drawn"); };',
    }),
  );
  const reports = listReports(page);
  await page.goto("/our-vision");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  const number = await page.getByRole("main").getByRole("code").innerText();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.body.requestId).toBe(number);

  const admin = await openAs("admin");
  await admin.goto(paths.admin());
  await admin.getByRole("main").getByRole("link", { name: "Server and browser errors" }).click();
  await admin.getByLabel("Number on the error screen").fill(` ${number}`);
  await admin.getByRole("button", { name: "Find" }).click();
  const row = admin.getByRole("row", { name: /Help is not drawn/ });
  await expect(row).toContainText("High");
  await expect(row).toContainText("/help");
  await row.getByText("Where in the code").click();
  await expect(row.getByText("/assets/help-")).toBeVisible();

  await admin.goto(paths.adminErrors());
  await expectAccessible(admin, "errors");
});
