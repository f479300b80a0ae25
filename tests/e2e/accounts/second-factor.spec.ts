/** A second factor in a real browser: set up with the page's own key, used, refused the second time. */
import type { Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { totpCode } from "#app/domains/auth/second-factor/totp.ts";
import { test } from "../support/accounts-site.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

/** Browsers know no passkeys under an address of numbers. */
test.use({
  // One expression: a list of several would be taken for a fixture with its options.
  allowedNoise: [new RegExp(`${REFUSED_PAGE.source}|^asked another site: http://localhost:`)],
  baseURL: async ({ fairlead }, use) => use(fairlead.url.replace("127.0.0.1", "localhost")),
});
test.describe.configure({ mode: "default" });

// A code is of a half minute, which would otherwise turn over between the app and the site.
let nowMs: number;
test.beforeEach(async ({ fairlead }) => {
  nowMs = Date.now();
  await fairlead.holdClock(nowMs);
});
test.afterEach(({ fairlead }) => fairlead.holdClock(null));

/** Others sign in to these accounts with the password alone. */
test.afterEach(async ({ ownSite: { database } }) => {
  for (const table of ["authenticators", "recovery_codes", "passkeys"])
    await database.execute(`DELETE FROM ${table}`);
});

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Through the page; the key that it shows, and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; used: string; codes: string[] }> {
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await page.getByText("Key:").locator("..").getByRole("code").innerText()).replaceAll(
    " ",
    "",
  );
  const used = totpCode(secret, nowMs);
  await page.getByRole("textbox", { name: "Code" }).fill(used);
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  return { secret, used, codes: await page.getByRole("main").getByRole("code").allInnerTexts() };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const [who, other] = javaScriptEnabled ? ["admin", "customer"] : ["second-admin", "agency"];

    test("an admin is sent to set one up, continues, and is asked for it the next time", async ({
      page,
      openAs,
      ownSite,
    }) => {
      const email = `${who}@fairlead.example`;
      await givePassword(page, email);
      // An admin's first page is /admin, which only opens with it.
      await page.waitForURL("**/settings/second-factor?next=%2Fadmin");
      await page.goto("/admin/errors");
      await expect(page).toHaveURL("/settings/second-factor?next=%2Fadmin%2Ferrors");
      const { secret, used, codes } = await setUp(page);
      expect(codes).toHaveLength(10);
      await page.getByRole("link", { name: "I’ve stored them. Continue" }).click();
      await expect(page).toHaveURL("/admin/errors");

      const elsewhere = await openAs();
      await givePassword(elsewhere, email);
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Second step");
      // It set the app up, so it is used; the next one is not.
      await giveCode(elsewhere, used);
      await expect(elsewhere.getByText("This code was used already.").first()).toBeVisible();
      await ownSite.database.execute("UPDATE authenticators SET last_step = 0");
      await giveCode(elsewhere, totpCode(secret, nowMs));
      await elsewhere.waitForURL("**/admin");
      await expect(elsewhere.getByRole("heading", { level: 1 })).not.toHaveText("Second factor");
    });

    test("a recovery code signs in once", async ({ page, openAs }) => {
      const email = `${other}@fairlead.example`;
      await givePassword(page, email);
      await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
      await page.goto("/settings?section=security");
      await page.getByRole("link", { name: "Set up an authenticator app" }).click();
      const { codes } = await setUp(page);
      for (const works of [true, false]) {
        const elsewhere = await openAs();
        await givePassword(elsewhere, email);
        await giveCode(elsewhere, codes[0] ?? "");
        if (works) await elsewhere.waitForURL((url) => !url.pathname.startsWith("/auth"));
        else await expect(elsewhere.getByText("This code was used already.").first()).toBeVisible();
      }
    });
  });
}

test("a passkey is the second factor, too", async ({ page, openAs }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable", { enableUI: false });
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const email = "agent@fairlead.example";
  await givePassword(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await page.goto("/settings/second-factor");
  await setUp(page);
  await page.goto("/settings?section=security");
  await page.getByText("Add a passkey").click();
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByRole("table", { name: "Your passkeys" })).toBeVisible();
  await page.context().clearCookies();
  await givePassword(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second step");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  // No other browser has it.
  const elsewhere = await openAs();
  await elsewhere.goto("/auth/second-factor");
  await expect(elsewhere).toHaveURL("/auth");
});
