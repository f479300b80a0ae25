/** A review from the profile to the mailed link and back, with and without JavaScript. */
import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { answerAsClient } from "../support/review-answers.ts";
import { expect } from "../support/site.ts";
import { unreviewedAgent } from "../support/unreviewed-agent.ts";

test.use({ allowedNoise: [/status of 4\d\d/] });

test("is written, refused where it is wrong, confirmed by mail, read, and taken back", async ({
  page,
  ownSite,
}) => {
  const slug = await unreviewedAgent(ownSite);
  await signIn(page, "customer");
  await page.goto(`/showcase/${slug}`);
  await page.getByRole("link", { name: "Leave a review" }).click();
  await page.getByRole("group", { name: "Overall rating" }).getByLabel("4 stars").check();
  await page.getByLabel("Insurance type").selectOption("Home");
  await page.getByLabel("What was it about?").selectOption("bought-a-policy");
  await page.getByLabel("When").selectOption({ index: 2 });
  await page.getByLabel("Title").fill("Patient with every question");
  await page.getByLabel("Your review").fill("Too short.");
  await answerAsClient(page);
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Review must be at least 50 characters").first()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Patient with every question");
  await expect(page.getByRole("group", { name: "Overall rating" }).getByLabel("4 stars")).toBeChecked();
  await page
    .getByLabel("Your review")
    .fill("Every question got an answer, some of them twice, and the price held.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await expect(page.getByText("Waiting for you to confirm it")).toBeVisible();

  const token = await ownSite.database.emailToken("verify-review", "customer@fairlead.example");
  await page.goto(`/verify-review?token=${token}`);
  await page.getByRole("button", { name: "Yes, I wrote this review" }).click();
  await expect(page.getByRole("heading", { name: "Patient with every question" })).toBeVisible();
  await expect(page.getByText("Cleo M.").first()).toBeVisible();

  await page.goto(`/leave-review?agent=${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your review of /);
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
  const last = page.getByRole("button", { name: "Take back my review" });
  await expect(last).toBeHidden();
  await page.getByText("Take it back", { exact: true }).click();
  await last.click();
  await expect(page.getByText("It’s counted as taken back until you write another.")).toBeVisible();
  await page.goto(`/showcase/${slug}`);
  await expect(page.getByRole("heading", { name: "Patient with every question" })).toHaveCount(0);
});

test("axe finds nothing on the form, and it does not scroll sideways", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "axe needs JavaScript.");
  await signIn(page, "customer");
  for (const path of ["/leave-review?agent=ines-calloway", "/verify-review"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});
