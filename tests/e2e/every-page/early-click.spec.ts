/** A page is clicked and typed into before any of its code has loaded: nothing is lost, and nothing breaks. */
import type { Page } from "@playwright/test";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { expect, REFUSED_PAGE, test } from "../support/site.ts";

const { inesCalloway } = landmarks.agents;
const RESULTS = paths.search({ q: "Houston, TX", radius: 100 });

test.use({ allowedNoise: [REFUSED_PAGE] });

/** Opens the page without its code, which loads once the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  return arrive;
}

/** So many addresses in one browser: a fresh one costs as much as a page. */
const TOGETHER = 5;
const groupsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) =>
    all.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );

/** From the first visit on the browser has the code: it must come late each time. */
async function forgetCode(page: Page) {
  await page.unroute("**/assets/*.js");
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.detach();
}

const isFine = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
};

const main = (page: Page) => page.getByRole("main");

const firstAgent = (page: Page) =>
  page
    .getByRole("region", { name: "Agents", exact: true })
    .getByRole("heading")
    .getByRole("link")
    .first()
    .click();

/** The page, what is clicked in it, and where that leads. */
const CLICKS: [string, (page: Page) => Promise<void>, RegExp][] = [
  [
    paths.home(),
    (page) =>
      main(page)
        .getByRole("link", { name: /^Texas, TX/ })
        .click(),
    /agents\/texas/,
  ],
  [RESULTS, (page) => page.getByRole("link", { name: /^Pin 2, / }).click(), /radius=100#agent-/],
  [RESULTS, firstAgent, /\/showcase\//],
  [
    paths.state("texas"),
    (page) => main(page).getByRole("link", { name: "Houston" }).first().click(),
    /texas\/houston/,
  ],
  [
    paths.city("texas", "houston"),
    (page) => page.getByRole("article").first().getByRole("heading").getByRole("link").click(),
    /\/showcase\//,
  ],
  [
    paths.locationDirectory(),
    (page) =>
      main(page)
        .getByRole("link", { name: /^Texas/ })
        .first()
        .click(),
    /agents\/texas/,
  ],
  [
    paths.showcase(inesCalloway.slug),
    (page) => page.getByRole("link", { name: "More reviews" }).click(),
    /after=/,
  ],
  [
    paths.showcase(inesCalloway.slug),
    (page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click(),
    /\/agents\//,
  ],
  [paths.organization(landmarks.organizations.lanternRow.slug), firstAgent, /\/showcase\//],
  [
    paths.compare([inesCalloway.slug, landmarks.agents.shortest.slug]),
    (page) =>
      main(page)
        .getByRole("link", { name: /Calloway/ })
        .first()
        .click(),
    /calloway/,
  ],
  [
    paths.expertAnswers(),
    (page) => main(page).getByRole("heading", { level: 2 }).first().getByRole("link").click(),
    /expert-answers\//,
  ],
  [
    paths.expertAnswer(landmarks.questions.fence.slug),
    (page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click(),
    /expert-answers$/,
  ],
  [paths.help(), (page) => main(page).locator("a[href*='/help#']").first().click(), /help#/],
  [paths.live(), (page) => main(page).getByRole("link").first().click(), /./],
  [
    paths.ourVision(),
    (page) => page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click(),
    /privacy-policy/,
  ],
  [
    paths.privacyPolicy(),
    (page) => page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click(),
    /help/,
  ],
  [
    calendarPaths.book(inesCalloway.slug),
    (page) => main(page).getByRole("link", { name: "Back to profile" }).click(),
    /showcase\/ines-calloway/,
  ],
  [
    leadPaths.captureCard(inesCalloway.slug),
    (page) => main(page).getByRole("link", { name: "View profile" }).click(),
    /showcase\/ines-calloway/,
  ],
  [
    paths.requestQuote({ agent: inesCalloway.slug }),
    (page) => main(page).getByRole("link", { name: /^Home/ }).first().click(),
    /type=home/,
  ],
  [
    paths.auth(),
    (page) =>
      main(page)
        .getByRole("link", { name: /sign up/i })
        .first()
        .click(),
    /signup/,
  ],
];

for (const group of groupsOf(CLICKS)) {
  const addresses = group.map(([path]) => path).join(", ");
  test(`a click before the code is there leads on: ${addresses}`, async ({ page }) => {
    for (const [path, click, leads] of group) {
      await test.step(`${path} to ${leads.source}`, async () => {
        const arrive = await openWithoutCode(page, path);
        await click(page);
        arrive();
        await expect(page).toHaveURL(leads);
        await isFine(page);
        await forgetCode(page);
      });
    }
  });
}

/** What is typed, and the result of a form that is sent as it is. */
const TYPED: [string, string, string][] = [
  [paths.auth(), "Email", "someone@fairlead.example"],
  [paths.askExpert(), "First name", "Nell"],
  [paths.signUp(), "First name", "Nell"],
  [paths.requestQuote({ agent: inesCalloway.slug, type: "home", zip: "78701" }), "First name", "Nell"],
  [leadPaths.captureCard(inesCalloway.slug), "First name", "Nell"],
  [paths.expertAnswers(), "Search answers", "fence"],
];

test("what is typed before the code is there stays", async ({ page }) => {
  for (const [path, label, text] of TYPED) {
    await test.step(`${path}: ${label}`, async () => {
      const arrive = await openWithoutCode(page, path);
      const field = main(page).getByLabel(label, { exact: true });
      await field.fill(text);
      arrive();
      await page.waitForLoadState("networkidle");
      await expect(field).toHaveValue(text);
      await isFine(page);
      await forgetCode(page);
    });
  }
});

test("a filter and an order that were chosen before are applied once the code is there", async ({ page }) => {
  const arrive = await openWithoutCode(page, RESULTS);
  const accepting = page.getByRole("complementary", { name: "Filters" }).getByLabel("Accepting new clients");
  await accepting.check();
  await expect(page).not.toHaveURL(/accepting=1/);
  arrive();
  await expect(page).toHaveURL(/accepting=1/);
  await expect(accepting).toBeChecked();
  await isFine(page);
});

test("a question that was begun before the code is there outlives a reload", async ({ page }) => {
  const arrive = await openWithoutCode(page, paths.askExpert());
  const question = main(page).getByRole("textbox", { name: "Question" });
  await question.fill("Who pays for a fence that fell in a storm?");
  arrive();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("fell in a storm");
  await page.reload();
  await expect(question).toHaveValue("Who pays for a fence that fell in a storm?");
});

for (const kind of ["click", "keydown"])
  test(`a ${kind} at each moment until the page lives breaks nothing`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.querySelector("h1")?.dispatchEvent(new Event(kind, { bubbles: true }));
        if (document.documentElement?.dataset.lives === undefined) port2.postMessage(null);
      };
      port2.postMessage(null);
    }, kind);
    await page.goto(paths.showcase(inesCalloway.slug));
    await page.waitForFunction(() => "__remixRouter" in window);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      document.documentElement.dataset.lives = "1";
    });
    await isFine(page);
  });
