/** Choosing notifications and their times in the settings, with JavaScript and without. */
import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test("a refused form keeps what was chosen, and once it is right it is saved", async ({
  page,
  javaScriptEnabled,
}) => {
  const who = javaScriptEnabled === false ? "customer" : "agent";
  await signIn(page, who);
  await page.goto("/settings");
  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "Notifications" })
    .click();
  await page.getByRole("checkbox", { name: "A new message: email" }).uncheck();
  await page.getByLabel("From").fill("22:00");
  await page.getByRole("button", { name: "Save notifications" }).click();

  await expect(page.getByRole("alert")).toContainText("Enter when quiet hours end");
  if (javaScriptEnabled !== false) await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  await expect(page.getByRole("checkbox", { name: "A new message: email" })).not.toBeChecked();
  if (javaScriptEnabled !== false) {
    await expectAccessible(page, "notification settings");
  }

  await page.getByLabel("Until").fill("07:00");
  await page.getByLabel("Time zone").selectOption("America/Denver");
  await page.getByRole("checkbox", { name: "One email a day" }).check();
  await page.getByRole("button", { name: "Save notifications" }).click();
  await expect(page.getByText("Notifications saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "A new message: email" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "A new message: on the site" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "One email a day" })).toBeChecked();
  await expect(page.getByLabel("Until")).toHaveValue("07:00");
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Denver");
});
