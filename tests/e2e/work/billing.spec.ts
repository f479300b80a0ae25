import { signInByForm, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect } from "../support/site.ts";

test("an organization that was approved pays on Stripe’s page, and is in", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false;
  const axe = scripted ? expectAccessible : async () => undefined;
  await signInByForm(page, "fmo");
  await page.waitForURL(/\/user-agreement/);
  await page.getByRole("link", { name: "Choose a plan and pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Pay for / })).toBeVisible();
  await axe(page, "choosing seats");
  await page.getByRole("textbox", { name: "Seats" }).fill("7");
  if (!scripted) await page.getByRole("button", { name: "Update total" }).click();
  await expect(page.getByText("$70 a month")).toBeVisible();
  await page.getByRole("button", { name: "Continue to payment" }).click();

  // Stripe's own page, or its stand-in: the policy lets the form end there.
  await expect(page.getByRole("heading", { name: /^Subscribe for / })).toBeVisible();
  await page.getByLabel("Pays", { exact: true }).check();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Thank you, it’s paid" })).toBeVisible();
  await axe(page, "after paying");
  await page.reload();
  await page.getByRole("link", { name: /^Set up / }).click();
  await page.waitForURL(/\/onboarding-pending/);

  await page.goto("/billing");
  await expect(page.getByText(/of 7 seats taken/)).toBeVisible();
  await axe(page, "billing");
  await page.getByRole("textbox", { name: "Seats" }).fill("9");
  await page.getByRole("button", { name: "Show what it costs" }).click();
  await expect(page.getByRole("heading", { name: "This is what 9 seats cost" })).toBeVisible();
  await axe(page, "a change before it is made");
  await page.getByRole("button", { name: /^Change and pay/ }).click();
  await expect(page.getByText(/of 9 seats taken/)).toBeVisible();

  await page.getByRole("button", { name: "Change card" }).click();
  await page.waitForURL((url) => url.pathname !== "/billing");
});
