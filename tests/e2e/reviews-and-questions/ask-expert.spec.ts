/** From a question asked on any page to the answer that its asker and everyone reads, with JavaScript and without. */
import { startFairlead } from "../../support/servers/fairlead.ts";
import { fixtureFromEnvironment } from "../../support/servers/fixture.ts";
import { startSqld } from "../../support/servers/sqld.ts";
import { test } from "../support/accounts-site.ts";
import { fillIn, formOf, openFromMenu } from "../support/ask-form.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

const ANSWER =
  "Start with your own policy: a fence is usually insured as other structures, for a tenth of the house.";

test("ask, answer, mail, page", async ({ page, openAs, ownSite }, { project, workerIndex }) => {
  const email = `nell-${project.name}-${workerIndex}-${Date.now()}@mail.example`;
  const question = `Who pays for a fence that fell in a storm (${project.name})?`;

  await openFromMenu(page);
  await expect(
    page.getByText("Answers arrive by email within a few minutes, and no later than 1 - 2 hours."),
  ).toBeVisible();
  await fillIn(page, "Too short", email);
  await formOf(page).getByRole("button", { name: "Send question" }).click();
  await expect(formOf(page).getByRole("alert")).toContainText("Question must be at least 10 characters");
  await expect(formOf(page).getByLabel("Email")).toHaveValue(email);

  await formOf(page).getByRole("textbox", { name: "Question" }).fill(question);
  await formOf(page).getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
  await expect(page.getByText("Check your email: the link we sent you").first()).toBeVisible();
  await page.goto("/my-questions");
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText("Not sent yet.")).toBeVisible();

  // The link is opened where mail is read.
  const mail = await openAs();
  await mail.goto(`/my-questions?token=${await ownSite.database.emailToken("confirm-question", email)}`);
  await expect(mail.getByText(question)).toBeVisible();
  await mail.getByRole("button", { name: "Send my question" }).click();
  await expect(mail.getByText("We’re finding agents near you who are licensed for it.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Not sent yet.")).toHaveCount(0);

  const expert = await openAs("agent");
  const asked = expert.getByRole("link", { name: question });
  // The experts are chosen behind the answer.
  await expect(async () => {
    await expert.goto("/dashboard/questions");
    await expect(asked).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await asked.click();
  // Too short for an answer, but not for a draft.
  await expert.getByLabel("Your answer to Nell").fill("Start with your own policy");
  await expert.getByRole("button", { name: "Publish answer" }).click();
  await expect(expert.getByRole("alert")).toContainText("Answer must be at least 40 characters");
  await expert.getByRole("button", { name: "Save draft" }).click();
  await expect(expert.getByText("Only you see it.")).toBeVisible();
  await expert.reload();
  await expect(expert.getByLabel("Your answer to Nell")).toHaveValue("Start with your own policy");
  await expert.getByLabel("Your answer to Nell").fill(ANSWER);
  await expert.getByRole("button", { name: "Publish answer" }).click();
  await expect(expert.getByText("The asker gets it by email.")).toBeVisible();

  const phone = await openAs();
  await phone.goto(`/my-questions?token=${await ownSite.database.emailToken("expert-answer", email)}`);
  await phone.getByRole("button", { name: "Open my question" }).click();
  await expect(phone.getByText(ANSWER)).toBeVisible();
  await phone.getByRole("button", { name: "This helped" }).click();
  await expect(phone.getByText("You found this helpful")).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "See the public page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Hargrove");
});

test("a page of /live shows new questions without a reload, and cancels no running request", async ({
  page,
  openAs,
  ownSite,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript one loads the page again.");
  await page.addInitScript(() => {
    const { abort } = AbortController.prototype;
    AbortController.prototype.abort = function (reason) {
      document.documentElement.dataset.brokenOff = "yes";
      abort.call(this, reason);
    };
  });
  // A request that takes longer than the next question takes to arrive.
  await page.route("**/live.data*", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.fulfill({ response });
  });
  await page.goto("/live");
  await expect(page.getByText("This page updates automatically.")).toBeVisible();
  const waiting = page.getByRole("region", { name: "Being answered" }).getByRole("listitem");
  const before = await waiting.count();
  const asker = await openAs();
  const reading = page.waitForRequest("**/live.data*");
  for (const time of ["first", "second"]) {
    await asker.goto("/ask-expert");
    const email = `live-${Date.now()}@mail.example`;
    await fillIn(asker, `Does the public page notice the ${time} one?`, email);
    await formOf(asker).getByRole("button", { name: "Send question" }).click();
    await expect(asker.getByRole("heading", { level: 1, name: "What happens next" })).toBeVisible();
    await asker.goto(`/my-questions?token=${await ownSite.database.emailToken("confirm-question", email)}`);
    await asker.getByRole("button", { name: "Send my question" }).click();
    await expect(asker.getByText("We’re finding agents near you who are licensed for it.")).toBeVisible();
    await reading;
  }
  await expect(waiting).toHaveCount(before + 2);
  await expect(page.locator("body")).not.toContainText("Does the public page notice");
  await expect(page.locator("html")).not.toHaveAttribute("data-broken-off");
});

test("a question that could not be written is still in the form, and a toast says so", async ({
  openAs,
  javaScriptEnabled,
}) => {
  const fixture = fixtureFromEnvironment();
  if (fixture === null) throw new Error("The fixture is missing: run through `npm test`.");
  const server = await startSqld({ copyOf: fixture.seededData });
  const fairlead = await startFairlead({ bundle: fixture.bundle, databaseUrl: server.url });
  try {
    const page = await openAs();
    await page.goto(`${fairlead.url}/ask-expert`);
    await fillIn(page, "Is this question lost when the database is?", "kept@mail.example");
    await server.stop();
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("Failed to submit your question. Please try again.").first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue(
      "Is this question lost when the database is?",
    );
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nell");
    if (javaScriptEnabled !== false)
      await expect(page.getByRole("alert").filter({ hasText: "Submission failed" })).toBeVisible();
    expect((await fairlead.readLogs()).some(({ level }) => level === "error")).toBe(true);
  } finally {
    await fairlead.stop();
  }
});
