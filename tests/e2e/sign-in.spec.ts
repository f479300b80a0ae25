/** What only a browser shows of signing in: one error, a password that can be read, a toast that leaves with its page. */
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test } from "./accounts-site.ts";
import { toastSaying } from "./frame.ts";
import { expect, REFUSED_PAGE } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test("a refused sign-in says so once and covers nothing; the next page says it no more", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 760 });
  await page.goto("/auth?next=%2Fmessages%2Fnew%3Fagent%3Dbo-li");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to message Bo" })).toBeVisible();
  await page.getByLabel("Email").fill("customer@fairlead.example");
  const password = page.getByLabel("Password");
  await password.fill("not this one");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await signIn.click();
  const said = page.getByText(/Invalid credentials\. \d attempts remaining/);
  await expect(toastSaying(page, "Invalid credentials.")).toBeVisible();
  await expect(said).toHaveCount(1);
  await expect(password).toHaveAttribute("type", "password");
  const toast = await page.locator("[data-toast]").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await password.fill(demoPassword);
  await signIn.click();
  // The form, or the conversation that another test began.
  await expect(page).toHaveURL(/\/messages\/(new\?agent=bo-li|[0-9a-f-]{36})/);
  await expect(said).toHaveCount(0);
});
