/** From a question asked on any page to the answer that its asker and everyone reads, with JavaScript and without. */
import type { Page } from "@playwright/test";
import { startFairlead } from "../support/fairlead.ts";
import { startSqld } from "../support/sqld.ts";
import { stageFromEnvironment } from "../support/stage.ts";
import { test } from "./accounts-site.ts";
import { listViolations, VIEWS } from "./axe.ts";
import { menuButton } from "./frame.ts";
import { expect, REFUSED_PAGE } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

const ANSWER =
  "Start with your own policy: a fence is usually insured as other structures, for a tenth of the house.";

/** The form wherever it stands: in the dialog, or on its page. */
const formOf = (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel("Insurance type"), hasText: "Question" });

async function openFromMenu(page: Page) {
  await page.goto("/agents/texas");
  await menuButton(page).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Ask an Expert" }).click();
  await expect(formOf(page)).toBeVisible();
}

async function fillIn(page: Page, question: string, email: string) {
  const form = formOf(page);
  await form.getByLabel("First name").fill("Nell");
  await form.getByLabel("Last name").fill("Hargrove");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Zip code").fill("78701");
  await form.getByLabel("Insurance type").selectOption("Home");
  await form.getByRole("textbox", { name: "Question" }).fill(question);
}

test("ask, answer, mail, page", async ({ page, somebody, ownSite }, { project, workerIndex }) => {
  test.setTimeout(120_000);
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
  const mail = await somebody();
  await mail.goto(`/my-questions?token=${await ownSite.database.letterToken("confirm-question", email)}`);
  await expect(mail.getByText(question)).toBeVisible();
  await mail.getByRole("button", { name: "Send my question" }).click();
  await expect(mail.getByText("Agents licensed for it near you have it now.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Not sent yet.")).toHaveCount(0);

  const expert = await somebody("agent");
  const asked = expert.getByRole("link", { name: question });
  // Whom it goes to is worked out behind the answer.
  await expect(async () => {
    await expert.goto("/dashboard/questions");
    await expect(asked).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await asked.click();
  // Too short for an answer, but not for a draft.
  await expert.getByLabel("Your answer to Nell").fill("Start with your own policy");
  await expert.getByRole("button", { name: "Publish the answer" }).click();
  await expect(expert.getByRole("alert")).toContainText("Answer must be at least 40 characters");
  await expert.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(expert.getByText("Only you see it.")).toBeVisible();
  await expert.reload();
  await expect(expert.getByLabel("Your answer to Nell")).toHaveValue("Start with your own policy");
  await expert.getByLabel("Your answer to Nell").fill(ANSWER);
  await expert.getByRole("button", { name: "Publish the answer" }).click();
  await expect(expert.getByText("The asker has it by mail.")).toBeVisible();

  const phone = await somebody();
  await phone.goto(`/my-questions?token=${await ownSite.database.letterToken("expert-answer", email)}`);
  await phone.getByRole("button", { name: "Open my question" }).click();
  await expect(phone.getByText(ANSWER)).toBeVisible();
  await phone.getByRole("button", { name: "This helped" }).click();
  await expect(phone.getByText("You found this helpful")).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "How everyone sees it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Hargrove");
});

test.describe("the dialog", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "Without JavaScript there is the page.");

  test("says Submitting..., then closes, is emptied, and the page behind stays where it was", async ({
    page,
  }) => {
    await openFromMenu(page);
    await expect(page.getByRole("dialog", { name: "Ask an Expert" })).toBeVisible();
    await fillIn(page, "Is the dialog emptied after it was sent?", `dialog-${Date.now()}@mail.example`);
    let pass = () => {};
    const held = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await page.route("**/ask-expert*", async (route) => {
      await held;
      await route.continue();
    });
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toHaveAttribute("aria-busy", "true");
    pass();
    await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/agents/texas");
    await openFromMenu(page);
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue("");
  });

  test("keeps what was typed over a reload, and Escape closes it", async ({ page }) => {
    await openFromMenu(page);
    await fillIn(page, "Is this still here after a reload?", "kept@mail.example");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await openFromMenu(page);
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue(
      "Is this still here after a reload?",
    );
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nell");
    await expect(formOf(page).getByLabel("Insurance type")).toHaveValue("Home");
    // What is written into the form that was handed back is kept, too.
    await formOf(page).getByLabel("First name").fill("Nora");
    await page.reload();
    await openFromMenu(page);
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nora");
  });

  test("brings what checks its form, which no page loads before it is opened", async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", async (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) loaded.push(await response.text());
    });
    // Words of the library that survive a build.
    const withConform = () => loaded.filter((script) => script.includes("__intent__")).length;
    for (const path of [
      "/showcase/ines-calloway",
      "/geographic-search-results?q=Austin,+TX",
      "/agents/texas",
    ]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(withConform(), path).toBe(0);
    }
    expect(loaded.length).toBeGreaterThan(3);
    await openFromMenu(page);
    await expect.poll(withConform).toBeGreaterThan(0);
  });

  test("says what is wrong with a field once it is left, takes it back as it is mended, and asks nobody", async ({
    page,
  }) => {
    await openFromMenu(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname.startsWith("/ask-expert")) sent.push(pathname);
    });
    const form = formOf(page);
    const email = form.getByLabel("Email");
    await email.fill("nell");
    await expect(form.getByRole("alert")).toHaveCount(0);
    await form.getByLabel("Zip code").focus();
    await expect(email).toHaveAccessibleDescription(/Invalid email address/);
    // Whoever goes on typing is not taken away.
    await expect(form.getByLabel("Zip code")).toBeFocused();
    await email.fill("nell@mail.example");
    await expect(email).not.toHaveAccessibleDescription(/Invalid email address/);
    // Left empty, too; nothing stands above a form that is still being filled in.
    await expect(form.getByLabel("Zip code")).toHaveAccessibleDescription(/Zip code is required/);
    await expect(form.getByRole("alert")).toHaveCount(0);

    const contact = form.getByRole("switch", { name: "Agents may contact me" });
    const phone = form.getByLabel("Phone", { exact: true });
    await expect(phone).toBeHidden();
    await contact.check();
    await form.getByRole("button", { name: "Send question" }).click();
    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "First name is required",
      "Last name is required",
      "Zip code is required",
      "Insurance type is required",
      "Question is required",
      "Phone number is required when allowing contact",
    ]);
    await summary.getByRole("link", { name: "Phone number is required" }).click();
    await expect(phone).toBeFocused();
    await phone.fill("0512");
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
    await contact.uncheck();
    await expect(phone).toBeHidden();
    await expect(summary).not.toContainText("phone number");
    await contact.check();
    await expect(summary).toContainText("Please enter a valid phone number");
    await phone.fill("5125550188");
    await expect(summary).not.toContainText("phone number");

    await fillIn(page, "Too short", "nell@mail.example");
    await expect(summary.getByRole("link")).toHaveText(["Question must be at least 10 characters"]);
    await form.getByRole("textbox", { name: "Question" }).fill("Long enough?");
    await expect(form.getByRole("alert")).toHaveCount(0);
    expect(sent).toEqual([]);

    // A wrong number that nobody may call holds nothing up.
    await phone.fill("0512");
    await contact.uncheck();
    await form.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
  });

  test("shows axe nothing, empty, refused and asking about personal data", async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openFromMenu(page);
    const look = async () => {
      for (const { width, height, colorScheme, rules } of VIEWS.filter((view) => view.rules === "all")) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        expect(await listViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    };
    await look();
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(formOf(page).getByRole("alert")).toBeVisible();
    await look();
    await fillIn(page, "A tree fell on 411 Alder Bend, who pays for it?", "axe@mail.example");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(formOf(page).getByText("Leave it out of the public version")).toBeVisible();
    await look();
  });
});

test("a page of /live notices new questions without being asked again, and breaks no reading off", async ({
  page,
  somebody,
  ownSite,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript one loads the page again.");
  test.setTimeout(60_000);
  await page.addInitScript(() => {
    const { abort } = AbortController.prototype;
    AbortController.prototype.abort = function (reason) {
      document.documentElement.dataset.brokenOff = "yes";
      abort.call(this, reason);
    };
  });
  // A reading that takes longer than the next question takes to come.
  await page.route("**/live.data*", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.fulfill({ response });
  });
  await page.goto("/live");
  await expect(page.getByText("This page follows what happens.")).toBeVisible();
  const waiting = page.getByRole("region", { name: "Being answered" }).getByRole("listitem");
  const before = await waiting.count();
  const asker = await somebody();
  const reading = page.waitForRequest("**/live.data*");
  for (const time of ["first", "second"]) {
    await asker.goto("/ask-expert");
    const email = `live-${Date.now()}@mail.example`;
    await fillIn(asker, `Does the public page notice the ${time} one?`, email);
    await formOf(asker).getByRole("button", { name: "Send question" }).click();
    await expect(asker.getByRole("heading", { level: 1, name: "My questions" })).toBeVisible();
    await asker.goto(`/my-questions?token=${await ownSite.database.letterToken("confirm-question", email)}`);
    await asker.getByRole("button", { name: "Send my question" }).click();
    await expect(asker.getByText("Agents licensed for it near you have it now.")).toBeVisible();
    await reading;
  }
  await expect(waiting).toHaveCount(before + 2, { timeout: 20_000 });
  await expect(page.locator("body")).not.toContainText("Does the public page notice");
  await expect(page.locator("html")).not.toHaveAttribute("data-broken-off");
});

test("a question that could not be written is still in the form, and a toast says so", async ({
  somebody,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const stage = stageFromEnvironment();
  if (stage === null) throw new Error("The stage is missing: run through `npm test`.");
  const server = await startSqld({ copyOf: stage.seededData });
  const fairlead = await startFairlead({ bundle: stage.bundle, databaseUrl: server.url });
  try {
    const page = await somebody();
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
    expect(fairlead.logs.some(({ level }) => level === "error")).toBe(true);
  } finally {
    await fairlead.stop();
  }
});
