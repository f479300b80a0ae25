/** The bell follows what happens elsewhere, on every tab, and what is done with it is seen on the others. */
import type { Page } from "@playwright/test";
import { HOUR_MS } from "#app/platform/durations.ts";
import { signIn, test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { bellOf, panelUnder } from "../support/frame.ts";
import { expect } from "../support/site.ts";

// One expression: a list of several would be taken for a fixture with its options.
test.use({ allowedNoise: [/status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/] });

const panelOf = (page: Page) => panelUnder(bellOf(page));

type Emails = { emailToken(kind: string, recipient: string): Promise<string> };

async function askHomeQuestion(page: Page, question: string, { emailToken }: Emails) {
  const email = `bell-${Date.now()}@mail.example`;
  await page.goto("/ask-expert?zip=78701&type=Home");
  await page.getByLabel("First name").fill("Nell");
  await page.getByLabel("Last name").fill("Hargrove");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What happens next" })).toBeVisible();
  await page.goto(`/my-questions?token=${await emailToken("confirm-question", email)}`);
  await page.getByRole("button", { name: "Send my question" }).click();
  await expect(page.getByText("We’re finding agents near you who are licensed for it.")).toBeVisible();
}

/** Signs in as the expert, whom other tests on this site have asked too, with nothing unread. */
async function signInExpert(page: Page) {
  await signIn(page, "agent");
  await page.goto("/notifications");
  const markAll = page.getByRole("main").getByRole("button", { name: "Mark all read" });
  if ((await markAll.count()) > 0 && (await markAll.isEnabled())) await markAll.click();
  await expect(page.getByText(/^(You’ve read them all\.|No notifications)$/)).toBeVisible();
  await page.goto("/dashboard");
}

test("a question asked in one browser rings in the expert's, on each tab, and is read on all", async ({
  page,
  context,
  openAs,
  ownSite,
}) => {
  await signInExpert(page);
  const tab = await context.newPage();
  await tab.goto("/help");
  await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications");
  await expect(bellOf(tab)).toBeVisible();

  await askHomeQuestion(await openAs(), "Does the bell ring when this is asked?", ownSite.database);
  for (const one of [page, tab])
    await expect(bellOf(one)).toHaveAttribute("aria-label", "Notifications, 1 unread");

  await bellOf(tab).click();
  await expect(panelOf(tab)).toContainText("Home question from ZIP 78701");
  await expect(panelOf(tab)).toContainText("Info, unread");
  expect(await panelOf(tab).evaluate((element) => element.clientHeight)).toBeGreaterThan(396);
  await tab.emulateMedia({ colorScheme: "dark" });
  expect(await listViolations(tab, "all")).toEqual([]);

  await tab.getByRole("button", { name: "Mark all read" }).click();
  await expect(tab.getByText("All notifications marked as read")).toBeVisible();
  for (const one of [page, tab]) await expect(bellOf(one)).toHaveAttribute("aria-label", "Notifications");

  await panelOf(tab)
    .getByRole("button", { name: "Home question from ZIP 78701", exact: true })
    .first()
    .click();
  await expect(tab).toHaveURL(/\/dashboard\/questions\//);
});

test("what is done without a connection waits, says so, and is sent once when it is back", async ({
  page,
  context,
  openAs,
  ownSite,
}) => {
  await signInExpert(page);
  await expect(bellOf(page)).toBeVisible();
  await askHomeQuestion(await openAs(), "Is this kept while the line is cut?", ownSite.database);
  await expect(bellOf(page)).toHaveAttribute("aria-label", /unread/);
  await bellOf(page).click();
  await expect(panelOf(page)).toContainText("Home question");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.url());
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect(panelOf(page).getByText("You’re offline")).toBeVisible();
  await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications");
  const before = sent.length;
  await context.setOffline(false);
  await expect(page.getByText("All notifications marked as read")).toBeVisible();
  expect(sent.length - before).toBe(1);
});

test("the keyboard focus stays in the drop-down when a notification is deleted, restored or read", async ({
  page,
  openAs,
  ownSite,
}) => {
  await signInExpert(page);
  const other = await openAs();
  for (const which of ["first", "second"])
    await askHomeQuestion(other, `Does the ${which} one keep focus?`, ownSite.database);
  await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications, 2 unread");
  await bellOf(page).press("Enter");
  const items = panelOf(page).getByRole("listitem");
  const heading = panelOf(page).getByRole("heading", { name: "Notifications" });
  await expect(items.first()).toContainText("Does the second one");
  const count = await items.count();
  await items
    .first()
    .getByRole("button", { name: /^Delete: / })
    .press("Enter");
  await expect(items).toHaveCount(count - 1);
  await expect(items.first().getByRole("button", { name: /^Delete: / })).toBeFocused();
  await panelOf(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(heading).toBeFocused();
  await expect(items).toHaveCount(count);
  await items
    .last()
    .getByRole("button", { name: /^Delete: / })
    .press("Enter");
  await expect(items).toHaveCount(count - 1);
  await expect(heading).toBeFocused();
  await panelOf(page).getByRole("button", { name: "Mark all read" }).press("Enter");
  await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications");
  await expect(heading).toBeFocused();
});

/** One that leads to the expert's reviews and a newer one that leads nowhere; nothing else. */
async function giveTwo(execute: (sql: string) => Promise<unknown>) {
  const agent = "(SELECT id FROM users WHERE email = 'agent@fairlead.example')";
  await execute(`DELETE FROM user_notifications WHERE user_id = ${agent}`);
  for (const [at, title, url] of [
    [1, "Leads to reviews", "'/dashboard/reviews'"],
    [2, "Leads nowhere", "NULL"],
  ])
    await execute(
      `INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at)
       VALUES ('${crypto.randomUUID()}', ${agent}, 'info', '${title}', 'What happened.', 0, ${url}, ${1_790_000_000_000 + Number(at)})`,
    );
}

for (const where of ["the bell", "the page of notifications"]) {
  test(`in ${where} the whole row opens, or only marks read what leads nowhere`, async ({
    page,
    ownSite,
  }) => {
    await giveTwo(ownSite.database.execute);
    await signIn(page, "agent");
    const here = where === "the bell" ? "/our-vision" : "/notifications";
    await page.goto(here);
    const open = async () => {
      if (where !== "the bell") return page.getByRole("main").getByRole("listitem");
      await bellOf(page).click();
      return panelOf(page).getByRole("listitem");
    };
    const items = await open();
    const nowhere = items.filter({ hasText: "Leads nowhere" });
    // At the row's edge, far from its title.
    await nowhere.click({ position: { x: 5, y: 60 } });
    await expect(nowhere).not.toContainText("unread");
    await expect(nowhere.getByRole("button", { name: "Leads nowhere", exact: true })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(here);
    if (where === "the bell") await expect(nowhere.getByRole("button", { name: /^Delete/ })).toBeFocused();
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications, 1 unread");

    await items.filter({ hasText: "Leads to reviews" }).click({ position: { x: 5, y: 60 } });
    await expect(page).toHaveURL(/\/dashboard\/reviews/);
    await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications");
  });
}

/** A fast clock makes what is new look an hour old; a slow one, which makes it look not yet there, is tried with `--long`. */
const CLOCKS = [
  ["fast", HOUR_MS],
  ["slow", -HOUR_MS],
] as const;
for (const [wrong, shiftMs] of CLOCKS.slice(0, process.env.FAIRLEAD_LONG_RUNS === "1" ? 2 : 1)) {
  test(`on a clock that is an hour ${wrong} what is new is new, is deleted at our time, and comes back`, async ({
    page,
    openAs,
    ownSite,
  }) => {
    await signInExpert(page);
    const setAt = Date.now();
    await page.clock.setSystemTime(setAt + shiftMs);
    await page.goto("/help");
    const said = await page.evaluate(() => Date.now());
    expect(said).toBeGreaterThanOrEqual(setAt + shiftMs);
    expect(said).toBeLessThanOrEqual(Date.now() + shiftMs);
    await askHomeQuestion(
      await openAs(),
      `Is a clock that is ${wrong} told the right time?`,
      ownSite.database,
    );
    await expect(bellOf(page)).toHaveAttribute("aria-label", "Notifications, 1 unread");
    await bellOf(page).click();
    const newest = panelOf(page).getByRole("listitem").first();
    await expect(newest).toContainText(`Is a clock that is ${wrong} told`);
    await expect(newest.getByRole("time")).toHaveText("just now");

    const before = Date.now();
    const deleting = page.waitForResponse((response) => response.request().method() === "PATCH");
    await newest.getByRole("button", { name: /^Delete: / }).click();
    const { deleted_at: deletedAt }: { deleted_at: string } = await (await deleting).json();
    expect(Date.parse(deletedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(deletedAt)).toBeLessThanOrEqual(Date.now());
    await expect(page.getByText("Notification deleted")).toBeVisible();
    await expect(panelOf(page)).not.toContainText(`Is a clock that is ${wrong} told`);
    await panelOf(page).getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("Restored", { exact: true })).toBeVisible();
    await expect(panelOf(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(panelOf(page)).toContainText(`Is a clock that is ${wrong} told`);

    await page.goto("/notifications");
    const row = page.getByRole("main").getByRole("listitem").first();
    await expect(row.getByRole("time")).toHaveText(/^(just now|\d min ago)$/);
    await row.getByRole("button", { name: /Delete/ }).click();
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("main")).toContainText(`Is a clock that is ${wrong} told`);
  });
}
