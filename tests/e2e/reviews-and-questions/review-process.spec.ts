/** Due process in browsers: a reader reports, an admin removes, the writer appeals, the second admin restores. */
import type { Page } from "@playwright/test";
import { type OwnSite, signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { answerAsClient } from "../support/review-answers.ts";
import { expect } from "../support/site.ts";

test.use({ allowedNoise: [/status of 4\d\d|WebSocket/] });
// One database and one login: each test writes its own agent's review.
test.describe.configure({ mode: "serial" });

const BODY = "It took nine days until somebody called back about the roof, and then it went well.";

/** Writes a review as the demonstration's customer and confirms it by the mailed link. */
async function publish(page: Page, { database }: OwnSite, slug: string, title: string) {
  // In tests before this one both were used from one place, and a person would read the review first.
  await database.execute("DELETE FROM account_fingerprints");
  await signIn(page, "customer");
  await page.goto(`/leave-review?agent=${slug}`);
  await page.getByRole("group", { name: "Overall rating" }).getByRole("radio", { name: "2 stars" }).check();
  await page.getByLabel("Insurance type").selectOption({ index: 1 });
  await page.getByLabel("What was it about?").selectOption({ index: 1 });
  await page.getByLabel("When").selectOption({ index: 2 });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Your review").fill(BODY);
  await answerAsClient(page);
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Waiting for you to confirm it").first()).toBeVisible();
  await page.goto(
    `/verify-review?token=${await database.emailToken("verify-review", "customer@fairlead.example")}`,
  );
  await page.getByRole("button", { name: "Yes, I wrote this review" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

const reportLink = (page: Page, title: string) =>
  page.getByRole("article", { name: title }).getByRole("link", { name: /^Report/ });

async function report(page: Page, slug: string, title: string) {
  await page.goto(`/showcase/${slug}`);
  await reportLink(page, title).click();
  await page.getByRole("radio", { name: /It’s not about the agent’s work/ }).check();
  await page.getByLabel(/Anything to add/).fill("It is about the roofer.");
  await page.getByRole("button", { name: "Report it" }).click();
  await expect(page.getByText("A person reads it within 3 days.").first()).toBeVisible();
}

test("a review is reported, removed with a reason, appealed and restored by another admin", async ({
  page,
  openAs,
  ownSite,
}) => {
  const title = "Slow after the storm";
  await publish(page, ownSite, "ines-calloway", title);
  const reader = await openAs();
  await report(reader, "ines-calloway", title);

  const admin = await openAs("admin");
  await admin.goto("/admin/reviews?show=flagged");
  await admin.getByRole("link", { name: title }).click();
  await expect(admin.getByText("It is about the roofer.")).toBeVisible();
  await admin.getByRole("button", { name: "Remove it" }).click();
  await expect(admin.getByText("Choose the reason we give both sides.").first()).toBeVisible();
  await admin.getByLabel("Reason, if you remove it").selectOption("off-topic");
  await admin.getByLabel(/Note to both sides/).fill("The roofer is no part of the agent’s work.");
  await admin.getByRole("button", { name: "Remove it" }).click();
  await expect(admin.getByRole("heading", { name: "Reviews to decide" })).toBeVisible();
  await reader.goto("/showcase/ines-calloway");
  await expect(reader.getByRole("heading", { name: title })).toHaveCount(0);
  await reader.getByText(/^Removed reviews: \d+$/).click();
  const removed = reader.getByRole("group").filter({ hasText: /^Removed reviews/ });
  await expect(removed.getByRole("listitem").first()).toContainText("Was not about the agent’s work");

  await page.goto("/leave-review?agent=ines-calloway");
  await page.getByRole("link", { name: /^Appeal until/ }).click();
  await expect(page.getByText("The roofer is no part of the agent’s work.")).toBeVisible();
  await page.getByLabel("Why is the decision wrong?").fill("Too short");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("Say why in at least 20 characters").first()).toBeVisible();
  await page
    .getByLabel("Why is the decision wrong?")
    .fill("The agent chose the roofer and answered for him.");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText(/A second person decides by/)).toBeVisible();

  await admin.goto("/admin/reviews?show=appeals");
  await admin.getByRole("link", { name: title }).click();
  await expect(admin.getByText("You made the decision this appeal is about.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Restore it" })).toHaveCount(0);
  const second = await openAs("second-admin");
  await second.goto(new URL(admin.url()).pathname);
  await expect(second.getByText("The agent chose the roofer and answered for him.")).toBeVisible();
  await second.getByRole("button", { name: "Restore it" }).click();
  await expect(second.getByRole("heading", { name: "Reviews to decide" })).toBeVisible();
  await reader.goto("/showcase/ines-calloway");
  await expect(reader.getByRole("heading", { name: title })).toBeVisible();
  await page.goto("/notifications");
  await expect(page.getByText("Your review of Ines Calloway is published again").first()).toBeVisible();
});

test("axe finds nothing on the queue, a case, the form of a report and of an appeal, and none scrolls sideways", async ({
  page,
  openAs,
  ownSite,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "axe needs JavaScript.");
  const title = "Nine days without a word";
  await publish(page, ownSite, "bo-li", title);
  const reader = await openAs();
  await reader.goto("/showcase/bo-li");
  await reportLink(reader, title).click();
  await reader.getByRole("button", { name: "Report it" }).click();
  await expect(reader.getByText("Choose what’s wrong with it.").first()).toBeVisible();
  await expectAccessible(reader, "report");
  await report(await openAs(), "bo-li", title);
  const admin = await openAs("admin");
  await admin.goto("/admin/reviews");
  await expectAccessible(admin, "queue");
  await admin.goto("/admin/reviews?show=flagged");
  await admin.getByRole("link", { name: title }).click();
  await expect(admin.getByRole("button", { name: "Leave it up" })).toBeVisible();
  await expectAccessible(admin, "case");
  await admin.getByLabel("Reason, if you remove it").selectOption("abusive");
  await admin.getByRole("button", { name: "Remove it" }).click();
  await expect(admin.getByRole("heading", { name: "Reviews to decide" })).toBeVisible();
  await page.goto("/leave-review?agent=bo-li");
  await page.getByRole("link", { name: /^Appeal until/ }).click();
  await expect(page.getByLabel("Why is the decision wrong?")).toBeVisible();
  await expectAccessible(page, "appeal");
});
