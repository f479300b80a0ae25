/** A passkey as people use it: Chromium's own authenticator makes it and signs with it. */
import type { Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test } from "../support/accounts-site.ts";
import { toastSaying } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

/** Browsers know no passkeys under an address of numbers. */
test.use({
  // One expression: a list of several would be taken for a fixture with its options.
  allowedNoise: [new RegExp(`${REFUSED_PAGE.source}|^asked another site: http://localhost:`)],
  baseURL: async ({ fairlead }, use) => use(fairlead.url.replace("127.0.0.1", "localhost")),
});

const NO_SUGGESTIONS = "no-suggestions";

/** A device whose owner agrees to every prompt. In the autofill it would sign in at once, so that comes last. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript((flag) => {
    if (localStorage.getItem(flag) !== "off")
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  }, NO_SUGGESTIONS);
}

async function startSignedOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/auth");
}

test("a passkey is added with the password, signs in by its button and in the field, and is removed", async ({
  page,
}) => {
  await giveAuthenticator(page);
  await page.goto("/auth");
  await page.getByLabel("Email").fill("customer@fairlead.example");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/dashboard/);

  await page.goto("/settings?section=security");
  await page.getByText("Add a passkey").click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue(/on Linux$/);
  await name.fill("My laptop");
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(toastSaying(page, "Passkey added")).toBeVisible();
  const row = page.getByRole("row", { name: /My laptop/ });
  await expect(row).toContainText("Not yet");

  // One passkey per person and device: the browser itself says so.
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(toastSaying(page, "This device already has a passkey for your account")).toBeVisible();

  await startSignedOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(/dashboard/);
  await page.goto("/settings?section=security");
  await expect(row).not.toContainText("Not yet");

  // In the autofill: accepting its suggestion signs in.
  await page.evaluate((flag) => localStorage.setItem(flag, "off"), NO_SUGGESTIONS);
  await startSignedOut(page);
  await page.waitForURL(/dashboard/);

  await page.goto("/settings?section=security");
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(toastSaying(page, "Passkey removed")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.evaluate((flag) => localStorage.removeItem(flag), NO_SUGGESTIONS);
  await startSignedOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(toastSaying(page, "We don’t know this passkey")).toBeVisible();
});
