/**
 * From a search to a free time, by the links of emails to a new one, and past the day to the review: with and without
 * JavaScript, and in Spanish, emails and all.
 */

import type { Page } from "@playwright/test";
import { es } from "#app/text/es/index.ts";
import type { Language, Message } from "#app/text/text.ts";
import { type OwnSite, test } from "../support/accounts-site.ts";
import { answerAsClient } from "../support/review-answers.ts";
import { expect } from "../support/site.ts";

const PAGE = String.raw`/appointments/[0-9a-f-]{36}\?`;
const HOUR_MS = 3_600_000;

/** The address of the first link in an email to such a page, as a path of the site. */
function linkIn(text: string, path: string): string {
  const found = new RegExp(`${path}\\S*`).exec(text)?.[0];
  if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}

/** What a page says in that language. */
const wordsIn =
  (language: Language) =>
  (message: Message, values: Readonly<Record<string, string | number>> = {}): string =>
    (language === "es" ? es[message] : message).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );

type Visit = { page: Page; ownSite: OwnSite; email: string; title: string; say: ReturnType<typeof wordsIn> };

/** Books the next free time, moves it, is met, and reviews the agent. */
async function bookAndReview({ page, ownSite, email, title, say }: Visit): Promise<void> {
  const { database } = ownSite;
  const nextFree = new RegExp(`^${say("Book {when}")}`);
  await page.goto("/");
  await page.getByLabel(say("Insurance for")).selectOption({ label: "Auto" });
  await page.getByLabel(say("Location or agent name")).fill("78701");
  await page.getByRole("button", { name: say("Find agents") }).click();
  const row = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: nextFree }) })
    .first();
  const name = (await row.getByRole("heading", { level: 2 }).innerText()).trim();
  await row.getByRole("link", { name: nextFree }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("Book a time with {name}", { name }));
  // The row's time is chosen already, for the first type that can be booked then.
  await page.getByLabel(say("Name"), { exact: true }).fill("Mara Quist");
  await page.getByLabel(say("Email"), { exact: true }).fill(email);
  await page.getByLabel(say("Phone")).fill("512-555-0188");
  await page.getByLabel(say("State you need insurance in")).selectOption({ label: "Texas" });
  await page.getByLabel(say("Type of insurance")).selectOption({ label: "Auto" });
  await page.getByRole("button", { name: say("Book this time") }).click();
  // The time is held until the address is confirmed, by the link in its email.
  const held = await database.email("appointment-held", email);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("button", { name: say("Confirm the appointment") })).toHaveCount(0);
  await page.goto(linkIn(held.text, PAGE));
  await page.getByRole("button", { name: say("Confirm the appointment") }).click();
  await expect(page.getByText(say("Appointment confirmed"))).toBeVisible();

  const booked = await database.email("appointment-booked", email);
  expect(booked.text).toContain(say("Your appointment with {agent} is booked.", { agent: name }));
  expect(booked.file?.text).toContain("SEQUENCE:0");
  await page.goto(linkIn(booked.text, PAGE));
  await expect(page.getByRole("link", { name: say("Move it") })).toBeVisible();
  const when = page.getByRole("definition").first();
  const before = await when.innerText();
  await page.getByRole("link", { name: say("Move it") }).click();
  await page
    .getByRole("button", { name: /\d:\d\d [AaPp]/ })
    .last()
    .click();
  await expect(page.getByText(say("Appointment moved"))).toBeVisible();
  await expect(when).not.toHaveText(before);
  const moved = await database.email("appointment-moved", email);
  expect(moved.file?.text).toContain("SEQUENCE:1");
  const path = linkIn(moved.text, PAGE);
  await page.goto(path);
  await expect(when).not.toHaveText(before);

  // Two days after it, if no one has said otherwise.
  const id = /appointments\/([0-9a-f-]{36})/.exec(path)?.[1] ?? "";
  const endedAt = Date.now() - 49 * HOUR_MS;
  await database.execute(
    `UPDATE appointments SET starts_at = ${endedAt - HOUR_MS}, ends_at = ${endedAt}, blocked_until = ${endedAt} WHERE id = '${id}'`,
  );
  await ownSite.fairlead.runCron();
  const asked = await database.email("appointment-kept", email);
  expect(asked.text).toContain(say("You met {agent} on {when}.", { agent: name }).slice(0, -1).trim());
  const reviewPath = linkIn(asked.text, "/leave-review");
  // The account that the email speaks of: with this address, and confirmed.
  await page.goto("/auth/signup");
  await page.getByLabel(say("First name")).fill("Mara");
  await page.getByLabel(say("Last name")).fill("Quist");
  await page.getByLabel(say("Email")).fill(email);
  await page.getByLabel(say("Password"), { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: say("Create account") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("Check your email") })).toBeVisible();
  await page.goto(`/check-email?token=${await database.emailToken("confirm-email", email)}`);
  await page.getByRole("button", { name: say("Confirm email address") }).click();
  await expect(page.getByText(say("Email confirmed")).first()).toBeVisible();
  await page.goto(reviewPath);
  await page.getByLabel(say("I have read this and agree to it")).check();
  await page.getByRole("button", { name: say("Agree") }).click();
  await page
    .getByRole("group", { name: say("Overall rating") })
    .getByLabel(say("{n} stars", { n: 4 }))
    .check();
  await page.getByLabel(say("Insurance type")).selectOption("Auto");
  await page.getByLabel(say("What was it about?")).selectOption("bought-a-policy");
  await page.getByLabel(say("When")).selectOption({ index: 1 });
  await page.getByLabel(say("Title")).fill(title);
  await page
    .getByLabel(say("Your review"))
    .fill("We went through three offers on the phone, and I took the one with glass and towing.");
  await answerAsClient(page, say);
  await page.getByRole("button", { name: say("Send review") }).click();
  await expect(page.getByText(say("Check your email"))).toBeVisible();
  const token = await database.emailToken("verify-review", email);
  await page.goto(`/verify-review?token=${token}`);
  await page.getByRole("button", { name: say("Yes, I wrote this review") }).click();
  const review = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(review).toContainText(say("Confirmed appointment"));
}

test("a client books the next free time, moves it, is met, and reviews the agent", async ({
  page,
  ownSite,
  javaScriptEnabled,
}) => {
  const email = `mara-${javaScriptEnabled === false ? "plain" : "live"}@mail.example`;
  await bookAndReview({
    page,
    ownSite,
    email,
    title: "Called on the minute, and knew my car",
    say: wordsIn("en"),
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("so does a client who reads Spanish", async ({ page, ownSite, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "The forms are those of the English test.");
    const email = "marta@mail.example";
    await bookAndReview({
      page,
      ownSite,
      email,
      title: "Llamó puntual y conocía mi auto",
      say: wordsIn("es"),
    });
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});
