/** A conversation in two browsers: with JavaScript both follow it live, without it the same pages and forms do. */
import type { Locator, Page } from "@playwright/test";
import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { bellOf } from "../support/frame.ts";
import { expect } from "../support/site.ts";

// One expression: a list of several would be taken for a fixture with its options.
test.use({
  allowedNoise: [/status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|WebSocket/],
});

const box = (page: Page, to: string) => page.getByLabel(`Message to ${to}`);
const log = (page: Page) => page.getByRole("main").locator("[aria-live]");
const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });

async function write(page: Page, to: string, words: string) {
  await box(page, to).fill(words);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(log(page)).toContainText(words);
}

/** From the showcase to a new conversation, as the customer of the demonstration. */
async function openThread(page: Page): Promise<string> {
  await signIn(page, "customer");
  await page.goto("/showcase/ines-calloway");
  await page.getByRole("link", { name: "Message Ines Calloway" }).first().click();
  await expect(box(page, "Ines Calloway")).toBeVisible();
  return new URL(page.url()).pathname;
}

test("what one writes appears for the other, is marked as seen, and is found by search", async ({
  page,
  openAs,
  javaScriptEnabled,
}) => {
  const live = javaScriptEnabled !== false;
  const thread = await openThread(page);
  const agent = await openAs("agent");
  await agent.goto("/dashboard");
  const unread = agent.getByRole("main").locator('a[href="/messages?show=unread"]');
  const before = Number(await unread.textContent());
  await expect(bellOf(agent)).toHaveCount(live ? 1 : 0);
  const first = `A first word (${Date.now()})`;
  await write(page, "Ines Calloway", first);
  await expect(list(page)).toContainText(`You: ${first}`);
  if (!live) await agent.reload();
  await expect(unread).toHaveText(String(before + 1));
  await agent.goto("/messages");
  await agent.getByRole("link", { name: "Cleo" }).first().click();
  await expect(agent.getByRole("heading", { level: 1 })).toContainText("Cleo");

  const asked = `Is a trampoline covered? (${Date.now()})`;
  await write(page, "Ines Calloway", asked);
  if (!live) await agent.reload();
  await expect(log(agent)).toContainText(asked);
  await expect(list(agent)).toContainText(asked);
  await expect(log(agent).getByRole("time").last()).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
  // It is counted as seen behind the page that showed it.
  await expect(async () => {
    if (!live) await page.reload();
    await expect(page.getByText("Seen by Ines Calloway").last()).toBeVisible({
      timeout: live ? 60_000 : 1_000,
    });
  }).toPass({ timeout: 60_000 });

  await write(agent, "Cleo Marsh", "Only when it has a net around it.");
  if (!live) await page.goto(thread);
  await expect(log(page)).toContainText("Only when it has a net around it.");

  await page.goto("/messages?q=trampoline");
  await page.getByRole("main").getByRole("link", { name: "Ines Calloway" }).first().click();
  const found = log(page).getByRole("listitem").filter({ hasText: asked });
  await expect(found).toBeInViewport();
  const outlineOf = (item: Locator) => item.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf(found), "what was searched for is marked").not.toBe("none");
  expect(await outlineOf(log(page).getByRole("listitem").filter({ hasText: first }))).toBe("none");
});

test("an empty message is refused, the next one removes the error, and a double click sends once", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript the page reloads.");
  await openThread(page);
  await expect(bellOf(page)).toBeVisible();
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Write a message first");
  const words = `Pressed twice ${Date.now()}`;
  await box(page, "Ines Calloway").fill(words);
  await send.dblclick();
  await expect(log(page)).toContainText(words);
  await expect(page.getByText(/^Sending$/)).toHaveCount(0);
  await expect(page.getByText("Write a message first")).toHaveCount(0);
  await expect(log(page).getByText(words)).toHaveCount(1);
  await expect(box(page, "Ines Calloway")).toHaveValue("");
});

test("a box that is left empty shows no error, and another field shows its error until it is fixed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript only the server says it.");
  await openThread(page);
  await expect(bellOf(page)).toBeVisible();
  await box(page, "Ines Calloway").focus();
  await box(page, "Ines Calloway").blur();
  await expect(page.getByText("Write a message first")).toHaveCount(0);
  await write(page, "Ines Calloway", `Then nothing ${Date.now()}`);
  await box(page, "Ines Calloway").pressSequentially("x");
  await box(page, "Ines Calloway").press("Backspace");
  await expect(page.getByText("Write a message first")).toHaveCount(0);

  await page.goto("/messages/new?agent=bo-li");
  const zip = page.getByLabel("ZIP code");
  await zip.fill("7870");
  await zip.blur();
  await expect(page.getByText("Enter a five-digit ZIP code").last()).toBeVisible();
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await zip.fill("78701");
  await expect(page.getByText("Enter a five-digit ZIP code")).toHaveCount(0);
  await expect(zip).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Write a message first");
  await expect(page.getByRole("alert")).toBeFocused();
});

test("a report that was accepted empties its form, and a message that an ended session refused leads to sign in", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript the page reloads.");
  const thread = await openThread(page);
  await expect(bellOf(page)).toBeVisible();
  await page.getByText("Report a message").click();
  await page.getByLabel("Anything to add").fill("Said twice");
  await page.getByRole("button", { name: "Report it" }).click();
  await expect(page.locator("#report").getByRole("alert")).toContainText("Choose a reason.");
  await expect(page.getByLabel("Anything to add")).toHaveValue("Said twice");
  await page.getByLabel("Why").selectOption("pressure");
  await page.getByRole("button", { name: "Report it" }).click();
  await expect(page.getByText("Reported", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Anything to add")).toHaveValue("");
  await expect(page.getByLabel("Why")).toHaveValue("");

  await page.context().clearCookies();
  await box(page, "Ines Calloway").fill("Is anybody there?");
  await page.getByRole("button", { name: "Send message" }).click();
  const signInAgain = log(page).getByRole("link", { name: "Sign in" });
  await expect(signInAgain).toHaveAttribute("href", `/auth?next=${encodeURIComponent(thread)}`);
});

test("a first message keeps what was typed when something is wrong with it", async ({ page }) => {
  await signIn(page, "customer");
  await page.goto("/messages/new?agent=bo-li");
  await page.getByLabel("Message").fill("Do you speak Cantonese?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("ZIP code is required");
  await page.getByLabel("ZIP code").fill("7870");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Enter a five-digit ZIP code").first()).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Do you speak Cantonese?");
  await page.getByLabel("ZIP code").fill("78701");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(box(page, "Bo Li")).toBeVisible();
  await expect(log(page)).toContainText("Do you speak Cantonese?");
});

test("contact details are hidden, shown and hidden again", async ({ page, openAs }) => {
  await signIn(page, "applicant");
  await page.goto("/messages");
  await page.getByRole("link", { name: "Ines Calloway" }).first().click();
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}/);
  const thread = new URL(page.url()).pathname;
  const agent = await openAs("agent");
  await agent.goto(thread);
  await expect(agent.getByRole("main")).not.toContainText("applicant@fairlead.example");
  await page.getByText("Show my contact details").click();
  await page.getByLabel("Phone number").fill("512 555 0188");
  await page.getByRole("button", { name: "Agree and show" }).click();
  await expect(page.getByText("Your contact details are visible")).toBeVisible();
  await agent.goto(thread);
  await expect(agent.getByRole("link", { name: "applicant@fairlead.example" })).toBeVisible();
  await expect(agent.getByRole("link", { name: "(512) 555-0188" })).toBeVisible();
  await page.getByText("Your contact details are visible").click();
  await page.getByRole("button", { name: "Hide them" }).click();
  await expect(page.getByText("Show my contact details")).toBeVisible();
});

test("messages written without a connection wait in order, over a reload too, and are sent once", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without JavaScript the browser itself says that it is offline.");
  await openThread(page);
  await expect(bellOf(page)).toBeVisible();
  const mark = Date.now();
  await context.setOffline(true);
  for (const n of [1, 2, 3]) {
    await box(page, "Ines Calloway").fill(`Offline ${n} ${mark}`);
    await page.getByRole("button", { name: "Send message" }).click();
  }
  await expect(page.getByText("You’re offline. We’ll send it when you’re back online.")).toHaveCount(3);
  const together = page.waitForRequest(
    (request) => request.url().endsWith("/api/messages") && request.postDataJSON()?.messages?.length === 3,
  );
  await context.setOffline(false);
  await together;
  await expect(page.getByText(/You’re offline|^Sending$/)).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  const said = await log(page)
    .getByText(new RegExp(`${mark}$`))
    .allTextContents();
  expect(said).toEqual([1, 2, 3].map((n) => `Offline ${n} ${mark}`));

  // Cut in the middle: the server has it, the browser does not know. Then the tab is loaded again.
  let cut = 0;
  await page.route("**/api/messages", async (route) => {
    await route.fetch();
    cut += 1;
    await route.abort();
  });
  await box(page, "Ines Calloway").fill(`Cut ${mark}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(() => cut).toBeGreaterThan(0);
  await page.unroute("**/api/messages");
  await page.reload();
  await expect(page.getByText(/You’re offline|^Sending$/)).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  await expect(log(page).getByText(`Cut ${mark}`)).toHaveCount(1);
});

test("axe finds nothing on the pages of conversations, and none scrolls sideways", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "axe needs JavaScript.");
  const thread = await openThread(page);
  for (const path of ["/messages", "/messages?q=roof", "/messages/new?agent=ines-calloway", thread]) {
    await page.goto(path);
    for (const summary of await page.locator("main details > summary").all()) await summary.click();
    await expectAccessible(page, path);
  }
});
