/** A passkey as people have it: Chromium's own authenticator makes it and signs with it. */
import type { CDPSession, Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test } from "./accounts-site.ts";
import { toastSaying } from "./frame.ts";
import { expect } from "./site.ts";

/** Browsers know no passkeys under an address of numbers. */
test.use({
  allowedNoise: [/^asked another site: http:\/\/localhost:/],
  baseURL: async ({ fairlead }, use) => use(fairlead.url.replace("127.0.0.1", "localhost")),
});

async function withAuthenticator(page: Page, suggests: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Whether whoever is asked in a field agrees at once.
      automaticPresenceSimulation: suggests,
    },
  });
  return session;
}

const signOut = async (page: Page) => {
  await page.context().clearCookies();
  await page.goto("/auth");
};

test("a passkey is added with the password, signs in by its button and in the field, and is removed", async ({
  page,
}) => {
  const authenticator = await withAuthenticator(page, true);
  await page.goto("/auth");
  // Before there is a passkey the field suggests none, and the page is as it was.
  await page.getByLabel("Email").fill("customer@fairlead.example");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/dashboard/);

  await page.goto("/settings?section=security");
  await page.getByText("Add a passkey").click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Chrome on Linux");
  await page.getByLabel("Name", { exact: true }).fill("My laptop");
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(toastSaying(page, "Passkey added")).toBeVisible();
  const row = page.getByRole("row", { name: /My laptop/ });
  await expect(row).toContainText("Not yet");

  // A device has one a person: the browser itself says so.
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(toastSaying(page, "This device already has a passkey for your account")).toBeVisible();

  // In the field: whoever agrees to its suggestion is in.
  await signOut(page);
  await page.waitForURL(/dashboard/);

  await authenticator.send("WebAuthn.disable");
  const asked = await withAuthenticator(page, false);
  await signOut(page);
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await asked.send("WebAuthn.disable");
});
