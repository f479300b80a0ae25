/** What only a browser shows of signing in: one error, a readable password, a toast that covers nothing. */
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test } from "../support/accounts-site.ts";
import { toastSaying } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

// One expression: a list of several would be taken for a fixture with its options.
test.use({
  allowedNoise: [new RegExp(`${REFUSED_PAGE.source}|net::ERR_INTERNET_DISCONNECTED|Failed to fetch`)],
});

test("a refused sign-in says so once and covers nothing; after a success it is gone", async ({ page }) => {
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
  const said = page.getByText(/Invalid credentials\. \d attempts? remaining/);
  await expect(toastSaying(page, "Invalid credentials.")).toBeVisible();
  await expect(said).toHaveCount(1);
  await expect(password).toHaveAttribute("type", "password");
  const toast = await page.locator("[data-toast]").boundingBox();
  const button = await signIn.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  await password.fill(demoPassword);
  await signIn.click();
  // The form, or the conversation that another test began.
  await expect(page).toHaveURL(/\/messages\/(new\?agent=bo-li|[0-9a-f-]{36})/);
  await expect(said).toHaveCount(0);
});

test("a refused sign-up leaves its button in reach of the next click", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 760 });
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill("Nell");
  await page.getByLabel("Last name").fill("Orne");
  await page.getByLabel("Email").fill("nell-orne@mail.example");
  await page.getByLabel("Password").fill("three words are fine");
  const open = page.getByRole("button", { name: "Create account" });
  await context.setOffline(true);
  await open.click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Signup failed. Please try again.");
  // Wherever the page is scrolled to while the button is in sight.
  for (const block of ["nearest", "start", "center", "end"] as const) {
    await open.evaluate((button, at) => button.scrollIntoView({ block: at }), block);
    const covered = await open.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9]
          .map((down) => document.elementFromPoint(left + width * across, top + height * down))
          .filter((found) => found === null || !button.contains(found))
          .map((found) => found?.outerHTML.slice(0, 120) ?? "outside"),
      );
    });
    expect(covered, block).toEqual([]);
  }
  await context.setOffline(false);
});
