/** Cached pages in the browser of someone who is signed in (decision 0069). */
import { signIn, test } from "../support/accounts-site.ts";
import { menuButton } from "../support/frame.ts";
import { expect } from "../support/site.ts";

const PAGES = [
  "/",
  "/showcase/bo-li",
  "/agents/texas/houston",
  "/geographic-search-results?q=78701&type=auto",
];

test("the server's fragments stay where the scripts leave them, page after page", async ({
  page,
  browser,
}) => {
  await signIn(page, "agent");
  // Someone who has just written gets fresh pages: that minute is over.
  await page.context().clearCookies({ name: "__Host-wrote" });
  await page.goto("/help");
  const unscripted = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    javaScriptEnabled: false,
    locale: "en-US",
    viewport: page.viewportSize(),
  });
  const plain = await unscripted.newPage();
  await signIn(plain, "agent");
  for (const path of PAGES) {
    await (await fetch(new URL(path, page.url()))).text();
    const whose = (of: typeof page) => of.getByRole("link", { name: /^Ines Calloway ?, your dashboard/ });
    await plain.goto(path);
    const before = await whose(plain).boundingBox();
    const answer = await page.goto(path);
    expect(answer?.headers()["x-cache"], path).toBe("HIT");
    await page.waitForLoadState("networkidle");
    expect(before).not.toBeNull();
    expect(await whose(page).boundingBox(), path).toEqual(before);
    // By what the scripts were told, not by what they found.
    await page.getByRole("link", { name: "Expert Answers", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/answers/i);
    await expect(whose(page)).toBeVisible();
  }
  // Signing out ends all sessions: a page that is still open would ask in vain.
  await page.goto("about:blank");
  await menuButton(plain).click();
  await plain.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(plain.locator("[data-toast]")).toContainText("Signed out");
  await expect(plain.getByRole("link", { name: "Sign In", exact: true }).first()).toBeVisible();
  await unscripted.close();
});
