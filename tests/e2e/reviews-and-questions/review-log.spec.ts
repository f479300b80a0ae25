/** A receipt, from the writer's list to the checker in the page, which needs no connection. */
import { readFileSync } from "node:fs";
import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect } from "../support/site.ts";

/** Reviews from before the log are taken up some thousand a minute. */
const MINUTES = 8;

test("a writer downloads a receipt, and the page checks it offline and finds a changed one", async ({
  page,
  ownSite,
  context,
}) => {
  for (let minute = 0; minute < MINUTES; minute += 1) await ownSite.fairlead.runCron();
  await signIn(page, "customer");
  await page.goto("/my-reviews");
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /^Receipt/ })
    .first()
    .click();
  const file = await (await downloading).path();
  const receipt = readFileSync(file, "utf8");
  expect(JSON.parse(receipt)).toMatchObject({ format: "fairlead-review-receipt/1" });

  // Cached for a minute as it was before the log began.
  await page.goto("/reviews/log?fresh=1");
  await expect(page.getByRole("term").filter({ hasText: "Public key" })).toBeVisible();
  await expectAccessible(page, "the log of reviews");
  await context.setOffline(true);
  const field = page.getByLabel("A receipt’s file");
  await field.setInputFiles({
    name: "receipt.json",
    mimeType: "application/json",
    buffer: Buffer.from(receipt),
  });
  await expect(page.getByText("The receipt is good.")).toBeVisible();
  await expect(page.getByText("Our signature is genuine.")).toBeVisible();
  const changed = receipt.replace(/"review": "[0-9a-f]{8}/, '"review": "00000000');
  await page.getByLabel("Or its text").fill(changed);
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("The receipt doesn’t prove what it says.")).toBeVisible();
  await page.getByLabel("Or its text").fill("not a receipt");
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("This isn’t a receipt that we can read.")).toBeVisible();
  await context.setOffline(false);
});
