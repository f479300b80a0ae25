/** What people do with a published review, in a browser with JavaScript and without it. */

import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { answerAsClient } from "../support/review-answers.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

/** The newest review of the demonstration without a reply, by its text. */
const UNANSWERED = "No pressure at all";

test("an agent replies after the warning, from the list of reviews to answer", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, "agent");
  await page.goto("/dashboard");
  await page.getByRole("navigation").getByRole("link", { name: "Reviews", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
  await page.getByRole("link", { name: /^To answer/ }).click();
  const row = page.getByRole("row", { name: new RegExp(UNANSWERED) });
  await row.getByRole("link", { name: /^(Reply|Change reply) to/ }).click();
  await expect(page.getByText("Don’t confirm that somebody is a client")).toBeVisible();

  const words = "Thank you for writing. Keeping a fair renewal is often right.";
  await page.getByLabel("Your reply").fill(`${words} Call 512-555-0188.`);
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page.getByText("Read the warning and check the box below it.").first()).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue(`${words} Call 512-555-0188.`);
  await page.getByLabel(/^I’ve checked it/).check();
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page.getByText("“512-555-0188” looks like a phone number")).toBeVisible();
  await expect(page.getByLabel(/^I’ve checked it/)).toBeChecked();
  if (javaScriptEnabled !== false)
    await expect(page.locator(":focus")).toContainText("Please check this again.");
  await page.getByLabel("Your reply").fill(words);
  await page.getByRole("button", { name: "Post it anyway" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: words })).toBeVisible();
  await expect(page.getByText("Ines Calloway replied", { exact: true })).toBeVisible();
  if (javaScriptEnabled !== false) await expect(page.locator(":focus")).toContainText(words);
  // A chosen filter shows all, not the newest three alone.
  await page.goto("/showcase/ines-calloway?tier=1");
  await expect(page.getByRole("article", { name: UNANSWERED }).getByText(words)).toBeVisible();

  await page.goto("/dashboard/reviews?show=answered");
  await page
    .getByRole("row", { name: new RegExp(UNANSWERED) })
    .getByRole("link", { name: /Change reply/ })
    .click();
  const last = page.getByRole("button", { name: "Take it down" });
  await expect(last).toBeHidden();
  await page.getByText("Remove reply", { exact: true }).click();
  await last.click();
  await expect(page.getByText("Ines Calloway replied", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(words);
});

test("a customer marks what helped, from the profile and back to it, and takes it back", async ({ page }) => {
  await page.goto("/showcase/ines-calloway?tier=3");
  const article = page.getByRole("article", { name: "Told me what the policy would not do" });
  await article.getByRole("button", { name: /^No/ }).click();
  await page.getByLabel("Email").fill("customer@fairlead.example");
  await page.getByLabel("Password").fill("harbor-lantern-42");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A review of Ines Calloway" })).toBeVisible();
  const before = (await page.getByText(/readers found this helpful/).textContent()) ?? "";

  await page.goto("/showcase/ines-calloway?tier=3");
  await article.getByRole("button", { name: /^Yes/ }).click();
  await expect(page).toHaveURL(/\/showcase\/ines-calloway\?tier=3#review-/);
  await expect(article.getByText(/readers found this helpful/)).not.toHaveText(before);
  await article.getByRole("link", { name: /on its own page/ }).click();
  await expect(page.getByText("You said yes.")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Did this help you?")).toBeVisible();
  await expect(page.getByText(before)).toBeVisible();
});

test("axe finds nothing on these pages, and none scrolls sideways", async ({
  page,
  openAs,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "axe needs JavaScript.");
  const agent = await openAs("agent");
  await agent.goto("/dashboard/reviews?show=to-answer");
  const one = await agent
    .getByRole("link", { name: /^Reply to/ })
    .first()
    .getAttribute("href");
  await signIn(page, "customer");
  await page.goto("/leave-review?agent=beatriz-sandoval-kerr");
  await page.getByRole("group", { name: "Overall rating" }).getByRole("radio", { name: "4 stars" }).check();
  await page.getByLabel("Insurance type").selectOption({ label: "Home" });
  await page.getByLabel("What was it about?").selectOption("made-a-claim");
  await page.getByLabel("When").selectOption({ index: 2 });
  await page.getByLabel("Title").fill("Calm in the storm");
  await page
    .getByLabel("Your review")
    .fill("Beatriz called back the same evening and said what would come next, and it did.");
  await answerAsClient(page);
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Check your email").first()).toBeVisible();
  await page.goto("/my-reviews");
  await expect(page.getByText("Waiting for you to confirm it").first()).toBeVisible();
  for (const [who, path] of [
    [agent, one ?? ""],
    [agent, "/dashboard/reviews"],
    [page, "/my-reviews"],
    [page, (one ?? "").replace("#reply", "")],
  ] as const) {
    await who.goto(path);
    await expectAccessible(who, path);
  }
});
