/** Ask an Expert over any page: what the dialog loads, says, keeps and clears. */
import { signIn, test } from "../support/accounts-site.ts";
import { fillIn, formOf, openFromMenu } from "../support/ask-form.ts";
import { expectAccessible } from "../support/axe.ts";
import { menuButton } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test.describe("the dialog", () => {
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

  test("leaves no list behind without its question: neither the public one nor the asker's", async ({
    page,
  }) => {
    await signIn(page, "customer");
    // Without its room the page reloads nothing on its own.
    await page.routeWebSocket(/\/parties\//, () => {});
    await page.goto("/live");
    const waiting = page.getByRole("region", { name: "Being answered" }).getByRole("listitem");
    const before = await waiting.count();
    await menuButton(page).click();
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Ask an Expert" }).click();
    const question = `Does a list know of question ${Date.now()}?`;
    await fillIn(page, question, "customer@fairlead.example");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(waiting).toHaveCount(before + 1);

    await menuButton(page).click();
    await main.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("main").getByText(question)).toBeVisible();
  });

  test("keeps what was typed over a reload, and Escape closes it", async ({ page }) => {
    await openFromMenu(page);
    await fillIn(page, "Is this still here after a reload?", "kept@mail.example");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("summary:focus")).toContainText("Menu");
    await page.reload();
    await openFromMenu(page);
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue(
      "Is this still here after a reload?",
    );
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nell");
    await expect(formOf(page).getByLabel("Insurance type")).toHaveValue("Home");
    // What is typed into the restored form is saved, too.
    await formOf(page).getByLabel("First name").fill("Nora");
    await page.reload();
    await openFromMenu(page);
    await expect(formOf(page).getByLabel("First name")).toHaveValue("Nora");
  });

  test("gives focus back to the link that opened it, which opens it again", async ({ page }) => {
    await page.goto("/help");
    await page.getByRole("main").locator("summary", { hasText: "Asking an expert" }).click();
    const link = page.getByRole("main").getByRole("link", { name: "Ask an Expert" }).first();
    await link.focus();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("Enter");
      // Shown, and lifted: only then does Escape belong to it.
      await expect(page.locator("dialog:modal")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test("loads the code that checks its form, which no page loads before it is opened", async ({ page }) => {
    // Requested by address: a browser discards answers when it goes on to another page.
    const loaded = new Map<string, Promise<string>>();
    // A connection that was kept may end just when it is used again.
    const read = async (address: string) => (await page.request.get(address, { maxRetries: 2 })).text();
    page.on("response", (response) => {
      const address = response.url();
      if (/\.js$/.test(new URL(address).pathname) && !loaded.has(address)) loaded.set(address, read(address));
    });
    // Words of the library that survive a build.
    const withConform = async () =>
      (await Promise.all(loaded.values())).filter((script) => script.includes("__intent__")).length;
    for (const path of [
      "/showcase/ines-calloway",
      "/geographic-search-results?q=Austin,+TX",
      "/agents/texas",
    ]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await withConform(), path).toBe(0);
    }
    expect(loaded.size).toBeGreaterThan(3);
    await openFromMenu(page);
    await expect.poll(withConform).toBeGreaterThan(0);
    // Requests after the test's end are ignored.
    page.removeAllListeners("response");
    await Promise.all(loaded.values());
  });

  test("shows a field's error on blur, removes it once it is fixed, and asks no server", async ({ page }) => {
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
    // The focus of someone who keeps typing is not moved.
    await expect(form.getByLabel("Zip code")).toBeFocused();
    await email.fill("nell@mail.example");
    await expect(email).not.toHaveAccessibleDescription(/Invalid email address/);
    // Left empty, too; nothing appears above a form that is still being filled in.
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
      "Question is required",
      "Zip code is required",
      "Insurance type is required",
      "First name is required",
      "Last name is required",
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

    // A wrong number that no one may call doesn't block the form.
    await phone.fill("0512");
    await contact.uncheck();
    await form.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
  });

  test("shows axe nothing, empty, refused and asking about personal data", async ({ page }) => {
    await openFromMenu(page);
    await expectAccessible(page, "the dialog");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(formOf(page).getByRole("alert")).toBeVisible();
    await expectAccessible(page, "the dialog");
    await fillIn(page, "A tree fell on 411 Alder Bend, who pays for it?", "axe@mail.example");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(formOf(page).getByText("Leave it out of the public version")).toBeVisible();
    await expectAccessible(page, "the dialog");
  });
});

test.describe("the dialog over a database that refuses", () => {
  test.use({ allowedNoise: [/failed: made so|status of 500/] });

  test("shows a toast if a question could not be written, and keeps it", async ({ page, ownSite }) => {
    const question = "Broken: is this question lost in the dialog?";
    await ownSite.database.execute(`CREATE TRIGGER broken BEFORE INSERT ON expert_questions
      WHEN NEW.question LIKE 'Broken%' BEGIN SELECT RAISE(ABORT, 'NOT NULL constraint failed: made so'); END`);
    await openFromMenu(page);
    await fillIn(page, question, "broken@mail.example");
    await formOf(page).getByRole("button", { name: "Send question" }).click();
    await expect(page.locator("[data-toast]")).toContainText(
      "Failed to submit your question. Please try again.",
    );
    await expect(formOf(page).getByRole("textbox", { name: "Question" })).toHaveValue(question);
    await ownSite.database.execute("DROP TRIGGER broken");
  });
});
