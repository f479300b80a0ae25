/** Where a toast stands, and when it goes (specification §2 and §9 say the rest). */
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { test as ownTest } from "./accounts-site.ts";
import { bellOf, menuButton, toastSaying } from "./frame.ts";
import { expect, REFUSED_PAGE, test } from "./site.ts";

const TOAST = encodeURIComponent(JSON.stringify({ title: "Left by a form", tone: "success" }));

for (const [width, height] of [
  [1440, 760],
  [390, 700],
] as const) {
  test(`a toast covers nothing of a form at ${width} × ${height}, and leaves with the page`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await page
      .context()
      .addCookies([{ name: "__Host-toast", value: TOAST, url: baseURL ?? "", secure: true }]);
    await page.goto("/auth/signup");
    const toast = toastSaying(page, "Left by a form");
    await expect(toast).toBeVisible();
    const box = await page.locator("[data-toast]").boundingBox();
    if (box === null) throw new Error("The toast takes no room.");
    const covered = await page.locator("main :is(h1, p, label, input, button, a)").evaluateAll(
      (parts, { x, y, width, height }) =>
        parts
          .map((part) => ({ at: part.getBoundingClientRect(), said: part.textContent ?? "" }))
          .filter(({ at }) => at.right > x && at.left < x + width && at.bottom > y && at.top < y + height)
          .map(({ said }) => said),
      box,
    );
    expect(covered).toEqual([]);
    await page.getByRole("navigation", { name: "Other ways" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/auth");
    await expect(toast).toHaveCount(0);
  });
}

test("what is reached with the keyboard does not stand under it", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.context().addCookies([{ name: "__Host-toast", value: TOAST, url: baseURL ?? "", secure: true }]);
  await page.goto("/help");
  await expect(toastSaying(page, "Left by a form")).toBeVisible();
  const far = page.getByRole("contentinfo").getByRole("link").first();
  await far.focus();
  await page.getByRole("main").getByRole("link").nth(8).focus();
  const [toast, link] = await Promise.all([
    page.locator("[data-toast]").boundingBox(),
    page.getByRole("main").getByRole("link").nth(8).boundingBox(),
  ]);
  expect(toast?.y).toBeLessThan(40);
  expect(link?.y ?? 0).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0));
});

ownTest.describe("signing in", () => {
  ownTest.use({ allowedNoise: [REFUSED_PAGE] });

  ownTest(
    "says once what went wrong, shows the password on demand, and takes the toast along",
    async ({ page }) => {
      await page.goto("/auth?next=%2Fmessages%2Fnew%3Fagent%3Dbo-li");
      await expect(page.getByRole("heading", { level: 1, name: "Sign in to message Bo" })).toBeVisible();
      await page.getByLabel("Email").fill("customer@fairlead.example");
      const password = page.getByLabel("Password");
      await password.fill("not this one");
      await expect(password).toHaveAttribute("type", "password");
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(password).toHaveAttribute("type", "text");
      const signIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
      await signIn.click();
      const said = page.getByText(/Invalid credentials\. \d attempts remaining/);
      await expect(said).toHaveCount(1);
      await expect(toastSaying(page, "Invalid credentials.")).toBeVisible();
      await expect(password).toHaveAttribute("type", "password");
      await password.fill(demoPassword);
      await signIn.click();
      await expect(page).toHaveURL("/messages/new?agent=bo-li");
      await expect(said).toHaveCount(0);
      // One step further: nothing that was shown on a page is left on the next.
      await expect(bellOf(page)).toBeVisible();
      await expect(menuButton(page)).toBeVisible();
    },
  );
});

test("a drawer of the sidebar is 18rem wide, whole on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dev/workspace");
  await page.getByRole("button", { name: /^Sidebar/ }).click();
  const drawer = page.getByRole("complementary", { name: "Workspace" });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * 16);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  const box = await page.getByRole("button", { name: "Close sidebar" }).first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(18 * 16);
});
