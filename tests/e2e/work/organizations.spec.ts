/** An organization from its sign-up to its public page, with JavaScript and without. */
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test } from "../support/accounts-site.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test("an agency applies, is approved, sets its page up, and anyone reads it", async ({
  page,
  openAs,
  ownSite,
}, { project, workerIndex }) => {
  const email = `${project.name}-${workerIndex}-${Date.now()}@mail.example`;
  const name = `Heron Point ${project.name === "with-javascript" ? "North" : "South"}`;
  const title = (text: string) => page.getByRole("heading", { level: 1, name: text });

  await page.goto("/organization-signup");
  await page.getByRole("link", { name: "Sign up an agency" }).click();
  await page.getByLabel("Organization name").fill(name);
  await page.getByLabel("First name").fill("Wren");
  await page.getByLabel("Last name").fill("Heron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(title("Add your organization")).toBeVisible();
  await expect(page.getByLabel("Organization name")).toHaveValue(name);
  await page.getByLabel("Street address").fill("7 Pier Road");
  await page.getByLabel("ZIP code").fill("00000");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("alert")).toContainText("We don’t know this ZIP code");
  await expect(page.getByLabel("Street address")).toHaveValue("7 Pier Road");
  await page.getByLabel("ZIP code").fill("77550");
  await page.getByRole("button", { name: "Send application" }).click();

  await expect(title("We have your application")).toBeVisible();
  await expect(page.getByText("Confirm your email address.")).toBeVisible();
  await page.goto(`/check-email?token=${await ownSite.database.emailToken("confirm-email", email)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Email confirmed").first()).toBeVisible();
  await page.goto("/application-pending");
  await expect(page.getByText("Confirm your email address.")).toHaveCount(0);

  const admin = await openAs("admin");
  await admin.goto("/admin");
  await admin.getByRole("link", { name, exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\?open=application/);
  await admin.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("The applicant gets a notification and an email.")).toBeVisible();
  await admin.goto("/admin");
  await expect(admin.getByRole("link", { name, exact: true })).toHaveCount(0);

  await page.goto("/dashboard");
  await expect(title("Terms for agencies")).toBeVisible();
  await page.getByLabel("I have read this and agree to it").check();
  await page.getByRole("button", { name: "Agree" }).click();

  await expect(page.getByText("is waiting for its first payment")).toBeVisible();
  await page.getByRole("link", { name: "Choose a plan and pay" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Pays", { exact: true }).check();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(title("Thank you, it’s paid")).toBeVisible();
  await page.getByRole("link", { name: `Set up ${name}` }).click();
  await expect(title(`Set up ${name}`)).toBeVisible();
  await page.getByLabel("What you do").fill("We insure boats and the people on them.");
  await page.getByRole("button", { name: "Open its page" }).click();
  await expect(title(`${name} has its page`)).toBeVisible();

  const reader = await openAs();
  await reader.goto(`/organization-showcase/${name.toLowerCase().replaceAll(" ", "-")}`);
  await expect(reader.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    reader.getByText("We insure boats and the people on them.").filter({ visible: true }),
  ).toBeVisible();
  await expect(reader.getByText("Wren Heron")).toBeVisible();
});
