import type { Page } from "@playwright/test";
import { signInByForm, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

// A refused form has an error status, which Chromium logs.
test.use({ allowedNoise: [REFUSED_PAGE] });

/** The same browser, then another person's. */
async function becomes(page: Page, who: string) {
  await page.context().clearCookies();
  await signInByForm(page, who);
}

test("a profile is contested with a code, and an admin decides about it", async ({
  page,
  javaScriptEnabled,
  ownSite,
}) => {
  // The queues that others work through have it among them.
  await ownSite.database.execute(
    "UPDATE profile_claims SET status = 'open', decided_at = NULL, decided_by = NULL WHERE status = 'refused' AND due_at IS NOT NULL",
  );
  const axe = javaScriptEnabled === false ? async () => undefined : expectAccessible;
  await signInByForm(page, "contesting-agent");
  await expect(page.getByText("Your code was correct.")).toBeVisible();
  await axe(page, "an open contest");
  await page.getByRole("button", { name: "Withdraw this claim" }).click();
  const npn = page.getByLabel("NPN", { exact: true });
  await npn.fill("9442063");
  await page.getByRole("button", { name: "Send the document" }).click();
  await expect(page.getByText("Choose a file.").first()).toBeVisible();
  await expect(npn).toHaveValue("9442063");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByText("Another account has this NPN.").first()).toBeVisible();
  await axe(page, "a profile that is held");
  await page.getByLabel("This profile is mine").check();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByText("We emailed it to b…@p…s.example.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("not the code");
  await page.getByRole("button", { name: "Submit code" }).click();
  await expect(page.getByText("4 tries left").first()).toBeVisible();
  await axe(page, "a wrong code");

  await becomes(page, "admin");
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "A claim, with a document" })).toBeVisible();
  await axe(page, "today's work");
  await page.getByRole("link", { name: "A contested profile, with a code" }).click();
  await expect(page.getByRole("heading", { name: "Current holder" })).toBeVisible();
  await axe(page, "a claim");
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("Write a reason.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("The register says otherwise.");
  await page.getByRole("button", { name: "Refuse" }).click();
  // The next one of the queue, or today's work.
  await expect(page.getByText("Everyone involved gets a notification and an email.")).toBeVisible();

  await becomes(page, "contesting-agent");
  await page.goto("/verify-email");
  await expect(page.getByText("The register says otherwise.")).toBeVisible();
  await axe(page, "a claim that was refused");
});
