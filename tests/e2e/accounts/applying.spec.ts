import type { Page } from "@playwright/test";
import { paths } from "#app/paths/paths.ts";
import { onePagePdf } from "../../../stand-ins/one-page-pdf.ts";
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

test("an agent whom no list has brought applies, an admin lists them, and a search finds them", async ({
  page,
  javaScriptEnabled,
  ownSite: _,
}) => {
  const axe = javaScriptEnabled === false ? async () => undefined : expectAccessible;
  await signInByForm(page, "applying-agent");
  await page.getByRole("link", { name: "Your application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible();
  await axe(page, "an application that waits");
  await page.getByRole("button", { name: "Withdraw the application" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Apply to be listed" })).toBeVisible();
  await axe(page, "the application form");
  await page.getByLabel("Last name").fill("Castellanos-Whitlock");
  await page.getByLabel("NPN").fill("9999041188");
  await page.getByLabel("Business ZIP code").fill("78704");
  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByText("Choose a file.").first()).toBeVisible();
  await expect(page.getByLabel("NPN")).toHaveValue("9999041188");
  await page.getByLabel("Your license, or a letter from the state").setInputFiles({
    name: "licenses.pdf",
    mimeType: "application/pdf",
    buffer: onePagePdf([["Texas 2904417", "Property, Casualty"]]),
  });
  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible();
  await expect(page.getByText("Texas 2904417")).toBeVisible();

  await becomes(page, "admin");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Noor Castellanos-Whitlock" }).click();
  await expect(page.getByRole("heading", { name: "What the agent says" })).toBeVisible();
  await axe(page, "a new agent to decide");
  await page.getByRole("button", { name: "Approve and list them" }).click();
  await expect(page.getByText("Check each license that the document shows.").first()).toBeVisible();
  await page.getByLabel("Texas 2904417").check();
  await page.getByRole("button", { name: "Approve and list them" }).click();
  await expect(page.getByText("They’re listed, the profile is theirs").first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(paths.search({ q: "Castellanos-Whitlock" }));
  await page.getByRole("link", { name: "Noor Castellanos-Whitlock" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Noor Castellanos-Whitlock" })).toBeVisible();
  await expect(page.getByText("2904417").first()).toBeVisible();
});
