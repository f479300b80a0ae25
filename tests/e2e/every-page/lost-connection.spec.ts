/** A page's content stays when the connection or the server does not. */
import type { Page } from "@playwright/test";
import { signIn, test } from "../support/accounts-site.ts";
import { fillIn, formOf, openFromMenu } from "../support/ask-form.ts";
import { expectAccessible } from "../support/axe.ts";
import { bellOf, panelUnder } from "../support/frame.ts";
import { expect } from "../support/site.ts";

test.use({
  allowedNoise: [
    /Failed to (load resource|fetch)|ERR_(INTERNET_DISCONNECTED|FAILED)|answered 50\d|made so|came apart|WebSocket|reloading page/,
  ],
});

const toast = (page: Page) => page.locator("[data-toast]");
/** What is sent of a form fails on its way. */
const cutForms = (page: Page, status?: number) =>
  page.route("**/*.data*", (route) => {
    if (route.request().method() === "GET") return route.continue();
    return status === undefined ? route.abort() : route.fulfill({ status, body: "Bad gateway" });
  });

test.describe("a form that does not reach the server", () => {
  test("asking, over a page: the toast, the dialog and the page stay, and it is sent again", async ({
    page,
    context,
  }) => {
    await openFromMenu(page);
    const question = "Is this question there when the line is back?";
    await fillIn(page, question, `line-${Date.now()}@mail.example`);
    await context.setOffline(true);
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(toast(page)).toContainText("Submission failed");
    await expect(toast(page)).toContainText("Failed to submit your question. Please try again.");
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue(question);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toContainText("Texas");
    await context.setOffline(false);
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a server that fails, over a page: the same", async ({ page }) => {
    await cutForms(page, 502);
    await openFromMenu(page);
    await fillIn(page, "Is this question lost behind a gateway?", "gateway@mail.example");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(toast(page)).toContainText("Submission failed");
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nell");
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toContainText("Texas");
  });

  test("signing up and in: what was typed stays, and it can be sent again", async ({ page, context }) => {
    await page.goto("/auth/signup");
    await page.getByLabel("First name").fill("Nell");
    await page.getByLabel("Last name").fill("Orne");
    await page.getByLabel("Email").fill("customer@fairlead.example");
    await page.getByLabel("Password").fill("a password no one has");
    await context.setOffline(true);
    const open = page.getByRole("button", { name: "Create account" });
    await open.click();
    await expect(toast(page)).toContainText("Signup failed. Please try again.");
    await expect(page.getByLabel("Password")).toHaveValue("a password no one has");
    await context.setOffline(false);
    await open.click();
    // After a retry it is gone.
    await expect(toast(page)).toHaveCount(0);
    const taken = "This email already has an account. Please sign in or reset your password.";
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(new RegExp(taken));
    await context.setOffline(true);
    await page.getByLabel("Password").fill("another one no one has");
    await open.click();
    await expect(toast(page)).toContainText("Signup failed. Please try again.");
    await expect(page.getByLabel("Password")).toHaveValue("another one no one has");
    await expect(page.getByLabel("First name")).toHaveValue("Nell");
    await context.setOffline(false);

    await page.goto("/auth");
    await context.setOffline(true);
    await page.getByLabel("Email").fill("nobody@fairlead.example");
    await page.getByLabel("Password").fill("something or other");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(toast(page)).toContainText("You’re offline");
    await expect(page.getByLabel("Email")).toHaveValue("nobody@fairlead.example");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(toast(page)).toContainText("Invalid credentials.");
  });

  test("notifications: each in its own words, on their page and from the bell", async ({ page, ownSite }) => {
    await ownSite.database.execute(`INSERT INTO user_notifications
      SELECT '01990000-0000-7000-8000-00000000000' || n, id, 'info', 'Note ' || n, 'Something came.', 0, '/help', ${Date.now()}, NULL
      FROM users, (SELECT 1 AS n UNION SELECT 2) WHERE email = 'customer@fairlead.example'`);
    await signIn(page, "customer");
    await page.goto("/notifications");
    await cutForms(page);
    const heading = page.getByRole("heading", { level: 1, name: "Notifications" });
    const main = page.getByRole("main");
    for (const [button, said] of [
      [main.getByRole("button", { name: "Delete all" }), "Failed to delete all notifications"],
      [main.getByRole("button", { name: "Mark all read" }), "Failed to mark all notifications as read"],
      [main.getByRole("button", { name: /^Delete: / }).first(), "Failed to delete notification"],
      [main.getByRole("button", { name: /^Mark read: / }).first(), "Failed to mark notification as read"],
    ] as const) {
      await button.click();
      await expect(toast(page)).toContainText(said);
      await toast(page).getByRole("link", { name: "OK" }).click();
      await expect(heading).toBeVisible();
    }
    await page.goto("/our-vision");
    await bellOf(page).click();
    await panelUnder(bellOf(page)).getByRole("button", { name: "Note 1", exact: true }).click();
    await expect(toast(page)).toContainText("Failed to mark notification as read");
    await expect(page).toHaveURL("/our-vision");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("without a connection, saving a search or an agent: the page stays, and says so", async ({
    page,
    context,
  }) => {
    await page.goto("/geographic-search-results?q=78701");
    await page.waitForLoadState("networkidle");
    const main = page.getByRole("main");
    const saveAgent = main.getByRole("button", { name: /^Save (?!this search)/ }).first();
    await context.setOffline(true);
    for (const button of [main.getByRole("button", { name: "Save this search" }), saveAgent]) {
      await button.click();
      await expect(toast(page)).toContainText("You’re offline");
      await toast(page).getByRole("link", { name: "OK" }).click();
      await expect(page).toHaveURL("/geographic-search-results?q=78701");
    }
    await context.setOffline(false);
    await saveAgent.click();
    await expect(toast(page)).toContainText("Agent saved");
  });

  test("saving a search, or an agent in the results: the page stays, and its address", async ({ page }) => {
    await page.goto("/geographic-search-results?q=78701");
    await page.waitForLoadState("networkidle");
    const main = page.getByRole("main");
    for (const button of [
      main.getByRole("button", { name: "Save this search" }),
      main.getByRole("button", { name: /^Save (?!this search)/ }).first(),
    ]) {
      await cutForms(page);
      await button.click();
      await expect(toast(page)).toContainText("That didn’t go through");
      await toast(page).getByRole("link", { name: "OK" }).click();
      await expect(page).toHaveURL("/geographic-search-results?q=78701");
      await page.unrouteAll();
    }
    await main
      .getByRole("button", { name: /^Save (?!this search)/ })
      .first()
      .click();
    await expect(toast(page)).toContainText("Agent saved");
    await expect(page).toHaveURL(/\/geographic-search-results\?q=78701/);
  });
});

test.describe("a page that does not come", () => {
  const failed = (page: Page) => page.getByRole("heading", { level: 1, name: "Page Loading Error" });
  const help = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" });

  test("without a connection: its address stays, nothing leads to the browser's own error, and it reloads on its own", async ({
    page,
    context,
  }) => {
    // Its code is there already.
    await page.goto("/help");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await expect(page).toHaveURL("/terms-of-service");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await help(page).click();
    await expect(failed(page)).toBeVisible();
    await expect(page).toHaveURL("/help");
    await expect(page.getByRole("main")).toContainText(
      "This page failed to load. This might be due to a network connectivity issue.",
    );
    for (const name of ["Refresh Page", "Go to Home"]) {
      await page.getByRole("main").getByRole("link", { name }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText("Still no connection.");
    }
    await expect(page).toHaveURL("/help");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
    await expect(page).toHaveURL("/help");
  });

  test("whose code is gone, as after a new deployment: it loads as a document", async ({ page }) => {
    await page.route("**/assets/help-*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.goto("/our-vision");
    await page.waitForLoadState("networkidle");
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await help(page).click();
    await expect(page).toHaveURL("/help");
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
    // What Remix does of itself, and then the page that was on its way, once.
    expect(loads).toEqual(["/our-vision", "/help"]);
    await page.unroute("**/assets/help-*.js");
    await page.reload();
    await expect(page).toHaveURL("/help");
    expect(loads).toEqual(["/our-vision", "/help", "/help"]);
  });

  test.describe("loaded as a document", () => {
    test.use({ serviceWorkers: "allow" });

    for (const heard of [true, false])
      test(`without a connection it is a page of ours, which stores nothing and reloads on its own, ${
        heard ? "told" : "not told"
      } that there is one`, async ({ page, context }) => {
        if (!heard)
          await page.addInitScript(() => {
            window.addEventListener("online", (event) => event.stopImmediatePropagation());
          });
        await page.goto("/our-vision");
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        await context.setOffline(true);
        await page.goto("/help");
        await expect(failed(page)).toBeVisible();
        await expect(page.getByRole("main")).toContainText(
          "This page failed to load. This might be due to a network connectivity issue.",
        );
        await expect(page.getByRole("main")).toContainText(
          "If the problem persists, please check your internet connection.",
        );
        await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
        await expectAccessible(page, "offline");
        await page.getByRole("link", { name: "Refresh Page" }).click();
        await expect(failed(page)).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
        await expect(page).toHaveURL("/help");
        expect(await page.evaluate(() => caches.keys())).toEqual([]);
      });

    test("gone to without a connection, and without its code: the same, and it is there with the connection", async ({
      page,
      context,
    }) => {
      await page.goto("/our-vision");
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await help(page).click();
      await expect(failed(page)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
      await expect(page).toHaveURL("/help");
    });
  });
});

test("a workspace's header that fails offers Retry three times, then Reload Page; the page stays", async ({
  page,
}) => {
  await page.route("**/assets/live-bell-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const LiveBell = () => { throw new Error("The bell came apart"); };',
    }),
  );
  await signIn(page, "customer");
  await page.goto("/dashboard");
  const bar = page.getByRole("banner").getByRole("alert");
  for (let times = 0; times < 3; times++) {
    await expect(bar).toContainText("The header could not be shown.");
    await bar.getByRole("button", { name: "Retry" }).click();
  }
  await expect(bar.getByRole("button", { name: "Reload Page" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});
