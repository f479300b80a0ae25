/** From a search to a free time, by the links of emails to a new one, and past the day to the review, with and without JavaScript. */
import { test } from "./accounts-site.ts";
import { expect } from "./site.ts";

const PAGE = String.raw`/appointments/[0-9a-f-]{36}\?`;
const HOUR_MS = 3_600_000;

/** The address of the first link in an email that leads there, as a path of the site. */
function linkIn(text: string, path: string): string {
  const found = new RegExp(`${path}\\S*`).exec(text)?.[0];
  if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}

test("somebody books the next free time, moves it, is met, and reviews the agent", async ({
  page,
  ownSite,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const { database } = ownSite;
  const email = `mara-${javaScriptEnabled === false ? "plain" : "live"}@mail.example`;
  await page.goto("/");
  await page.getByLabel("Insurance for").selectOption({ label: "Auto" });
  await page.getByLabel("Location or agent name").fill("78701");
  await page.getByRole("button", { name: "Find agents" }).click();
  const row = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: /^Next free:/ }) })
    .first();
  const name = (await row.getByRole("heading", { level: 2 }).innerText()).trim();
  await row.getByRole("link", { name: /^Next free:/ }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Book a time with ${name}`);
  await page.getByRole("link", { name: /^First call/ }).click();
  await page
    .getByRole("link", { name: /\d:\d\d [AP]M/ })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Mara Quist");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone").fill("512-555-0188");
  await page.getByLabel("State you need insurance in").selectOption({ label: "Texas" });
  await page.getByLabel("Type of insurance").selectOption({ label: "Auto" });
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re booked");

  const booked = await database.email("appointment-booked", email);
  expect(booked.text).toContain(`Your appointment with ${name} is booked.`);
  expect(booked.file?.text).toContain("SEQUENCE:0");
  await page.goto(linkIn(booked.text, PAGE));
  await expect(page.getByText("Booked.", { exact: true })).toBeVisible();
  const when = page.getByRole("definition").first();
  const before = await when.innerText();
  await page.getByRole("link", { name: "Move it" }).click();
  await page
    .getByRole("button", { name: /\d:\d\d [AP]M/ })
    .last()
    .click();
  await expect(page.getByText("Appointment moved")).toBeVisible();
  await expect(when).not.toHaveText(before);
  const moved = await database.email("appointment-moved", email);
  expect(moved.file?.text).toContain("SEQUENCE:1");
  const path = linkIn(moved.text, PAGE);
  await page.goto(path);
  await expect(when).not.toHaveText(before);

  // Two days after it, nobody having said otherwise.
  const id = /appointments\/([0-9a-f-]{36})/.exec(path)?.[1] ?? "";
  const endedAt = Date.now() - 49 * HOUR_MS;
  await database.execute(
    `UPDATE appointments SET starts_at = ${endedAt - HOUR_MS}, ends_at = ${endedAt}, blocked_until = ${endedAt} WHERE id = '${id}'`,
  );
  await ownSite.fairlead.runCron();
  const asked = await database.email("appointment-kept", email);
  expect(asked.text).toContain(`You met ${name} on`);
  const reviewPath = linkIn(asked.text, "/leave-review");
  // The account that the email speaks of: with this address, and confirmed.
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill("Mara");
  await page.getByLabel("Last name").fill("Quist");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await page.goto(`/check-email?token=${await database.emailToken("confirm-email", email)}`);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByText("Email confirmed").first()).toBeVisible();
  await page.goto(reviewPath);
  await page.getByLabel("I have read this and agree to it").check();
  await page.getByRole("button", { name: "Agree" }).click();
  await page.getByRole("group", { name: "Overall rating" }).getByLabel("4 stars").check();
  await page.getByLabel("Insurance type").selectOption("Auto");
  await page.getByLabel("What was it about?").selectOption("bought-a-policy");
  await page.getByLabel("When").selectOption({ index: 1 });
  const title = "Called on the minute, and knew my car";
  await page.getByLabel("Title").fill(title);
  await page
    .getByLabel("Your review")
    .fill("We went through three offers on the phone, and I took the one with glass and towing.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  const token = await database.emailToken("verify-review", email);
  await page.goto(`/verify-review?token=${token}`);
  await page.getByRole("button", { name: "Yes, I wrote this review" }).click();
  const review = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(review).toContainText("Confirmed appointment");
});
