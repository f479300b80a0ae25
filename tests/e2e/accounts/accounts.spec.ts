/** From sign-up to the dashboard and out again, with JavaScript and without. */
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { signIn, signInByForm, test } from "../support/accounts-site.ts";
import { menuButton } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test("from sign-up over the terms to the dashboard, and out", async ({ page }, { project, workerIndex }) => {
  const email = `${project.name}-${workerIndex}-${Date.now()}@mail.example`;
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill("Zoë");
  await page.getByLabel("Last name").fill("Ray");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("alert")).toContainText("Invalid email address");
  await expect(page.getByLabel("First name")).toHaveValue("Zoë");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms for customers" })).toBeVisible();
  await page.getByLabel("I have read this and agree to it").check();
  await page.getByRole("button", { name: "Agree" }).click();

  await expect(page.getByText("Hello Zoë.")).toBeVisible();
  await menuButton(page).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toContainText(email);
  await expect(menu).toContainText("Customer");
  const reloaded = page.waitForEvent("load");
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await reloaded;
  await expect(page.getByText("You have successfully signed out.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("a field shows its error once it loses focus, and the page shows what was sent back", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "with-javascript", "Without JavaScript nothing is said before it is sent.");
  await page.goto("/auth/signup");
  const first = page.getByLabel("First name");
  const email = page.getByLabel("Email");
  const button = page.getByRole("button", { name: "Create account" });
  const summary = page.getByRole("alert");
  await first.fill("");
  await expect(async () => {
    await first.focus();
    await first.blur();
    await expect(first).toHaveAccessibleDescription("First name is required", { timeout: 2_000 });
  }).toPass();
  await first.fill("Ada");
  await expect(first).toHaveAccessibleDescription("");
  await page.getByLabel("Last name").fill("Ray");
  await email.fill("nobody");
  // Left by clicking the button: the error next to the field does not move the button from under the pointer.
  await page.getByLabel("Password").fill("short");
  await button.click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Invalid email address");
  await expect(summary).toContainText("Use at least 10 characters.");
  await email.fill("customer@fairlead.example");
  await expect(summary).not.toContainText("Invalid email address");
  await expect(email).toBeFocused();

  await page.getByLabel("Password").fill("correct horse battery");
  await button.click();
  const taken = "This email already has an account. Please sign in or reset your password.";
  await expect(summary).toContainText(taken);
  await expect(summary).toBeFocused();
  // Correcting another field changes none of that, and moves no focus.
  await first.fill("Adam");
  await expect(email).toHaveAccessibleDescription(taken);
  await expect(first).toBeFocused();
  await email.fill("somebody@mail.example");
  await expect(summary).toHaveCount(0);
});

test("a wrong password says how many attempts are left and keeps the address", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("somebody@mail.example");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Invalid credentials. 4 attempts remaining.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("somebody@mail.example");
});

test("a forgotten password is replaced from the mailed link", async ({ page, ownSite }, { project }) => {
  // Logins that no other journey signs in with.
  const email = `${project.name === "with-javascript" ? "carrier" : "setup"}-executive@fairlead.example`;
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const token = await ownSite.database.emailToken("reset-password", email);
  await page.goto(`/auth/reset-password?token=${token}`);
  await page.getByLabel("New password").fill("a lantern on the quay");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("signing out with JavaScript clears the browser's stores and reloads the page", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "There is nothing in the stores without JavaScript.");
  await signInByForm(page, "customer");
  await expect(page.getByText("Hello Cleo.")).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("kept", "1");
    sessionStorage.setItem("kept", "1");
  });
  await menuButton(page).click();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await reloaded;
  expect(await page.evaluate(() => [localStorage.getItem("kept"), sessionStorage.getItem("kept")])).toEqual([
    null,
    null,
  ]);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("the page of an application notices within a minute what was changed elsewhere", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript one loads the page again.");
  const application = "/settings?section=application";
  await page.clock.install();
  await page.goto(`/auth?next=${encodeURIComponent(application)}`);
  await page.getByLabel("Email").fill("applicant@fairlead.example");
  await page.getByLabel("Password").fill(demoPassword);
  const firstAnswer = page.waitForResponse(/get_user_onboarding_status/);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("In review. Our team is reading it.")).toBeVisible();
  await firstAnswer;

  const elsewhere = await context.newPage();
  await elsewhere.goto(application);
  await elsewhere.getByLabel("Organization name").fill("Heron Point Agency");
  await elsewhere.getByRole("button", { name: "Save application" }).click();
  const name = (of: typeof page) => of.getByRole("definition").filter({ hasText: "Heron Point Agency" });
  await expect(name(elsewhere)).toBeVisible();

  await expect(name(page)).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(name(page)).toBeVisible();
});

test("the page of the payment step notices within a minute a payment from elsewhere, and leads on", async ({
  page,
  ownSite,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript one loads the page again.");
  const paid = (at: string) =>
    ownSite.database.execute(
      `UPDATE organization_applications SET paid_at = ${at} WHERE organization_no =
        (SELECT organization_no FROM organizations WHERE url_slug = 'lantern-harbor-field-marketing')`,
    );
  await page.clock.install();
  await signIn(page, "fmo-executive");
  const firstAnswer = page.waitForResponse(/get_user_onboarding_status/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/user-agreement\?orgId=.*&orgType=fmo/);
  await expect(page.getByText(/is waiting for its first payment/)).toBeVisible();
  await firstAnswer;
  await paid("1");
  try {
    // What the server caches about a user is half a minute old at most, on its own clock.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(page).toHaveURL(/\/onboarding-pending/, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await paid("NULL");
  }
});
