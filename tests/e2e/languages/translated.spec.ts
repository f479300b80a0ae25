/** Pages that the browser has translated: whatever is done on them, they keep working, and show the current state. */
import type { Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { signIn, test } from "../support/accounts-site.ts";
import { fillIn, formOf } from "../support/ask-form.ts";
import { menuButton } from "../support/frame.ts";
import { answerAsClient } from "../support/review-answers.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";
import { openTranslated, translatePage, WAYS } from "../support/translating.ts";
import { unreviewedAgent } from "../support/unreviewed-agent.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
const { inesCalloway, shortest } = landmarks.agents;
const agent = inesCalloway.slug;
const SEARCH = "/geographic-search-results?q=Houston%2C+TX&radius=100";

const IS_LONG = process.env.FAIRLEAD_LONG_RUNS === "1";

/** Pages by reader. One of two is used, and all of them with `--long`. */
const PAGES = {
  stranger: [
    paths.home(),
    "/auth",
    "/auth/signup",
    SEARCH,
    paths.showcase(agent),
    paths.organization(landmarks.organizations.lanternRow.slug),
    paths.compare([agent, shortest.slug]),
    paths.askExpert(),
    paths.expertAnswers(),
    paths.expertAnswer(landmarks.questions.fence.slug),
    paths.live(),
    paths.help(),
    paths.locationDirectory(),
    paths.state("texas"),
    paths.city("texas", "houston"),
    calendarPaths.book(agent),
    paths.requestQuote({ agent, type: "home" }),
    leadPaths.captureCard(agent),
  ],
  customer: [
    "/dashboard",
    "/messages",
    "/notifications",
    paths.settings(),
    paths.settings({ section: "notifications" }),
    paths.leaveReview("bo-li"),
  ],
  agent: ["/dashboard", paths.settings(), paths.expertQuestions(), paths.expertReviews()],
  agency: ["/dashboard", "/membership", paths.members()],
  admin: ["/admin", adminPaths.people(), paths.adminReviews()],
} as const;

async function expectWhole(page: Page) {
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toBeEmpty();
}

/** Opens what is closed, sends the first form as it is, and goes to another page and back. */
async function useIt(page: Page) {
  const main = page.getByRole("main");
  const closed = await main.locator("summary:visible").all();
  for (const summary of closed.slice(0, 4)) await summary.click();
  const send = main.locator("form[method=post] button:not([type=button]):visible").first();
  if ((await send.count()) > 0) {
    await send.click();
    await page.waitForLoadState("networkidle");
  }
  await expectWhole(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms of Service");
  await page.goBack();
  await expect(page).not.toHaveURL(/terms-of-service/);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Terms of Service");
  await expectWhole(page);
}

/** Each way at each moment in turn: neighbors in the list are made alike, so each kind of page meets all four. */
const TURNS = (["lives", "before"] as const).flatMap((moment) => WAYS.map((way) => ({ moment, way })));

for (const [who, list] of Object.entries(PAGES)) {
  test(`translated pages of ${who} go on working`, async ({ page }) => {
    if (who !== "stranger") await signIn(page, who);
    for (const [at, path] of list.filter((_, nth) => IS_LONG || nth % 2 === 0).entries()) {
      const { moment, way } = TURNS[at % TURNS.length] ?? { moment: "lives", way: "moved" };
      await test.step(`${path}, ${moment}, ${way}`, async () => {
        if (moment === "before") await openTranslated(page, path, way);
        else {
          await page.goto(path);
          await translatePage(page, way);
        }
        await useIt(page);
      });
    }
  });
}

type Opened = (page: Page, path: string) => Promise<void>;
/** Translated when it lives, in both ways, and before. */
const MOMENTS: readonly [string, Opened][] = [
  ...WAYS.map((way): [string, Opened] => [
    `when the page lives (${way})`,
    async (page, path) => {
      await page.goto(path);
      await translatePage(page, way);
    },
  ]),
  ["before the page lives", (page, path) => openTranslated(page, path, "replaced")],
];

for (const [at, [moment, open]] of MOMENTS.entries()) {
  /** Each flow meets one of the moments in turn, and with `--long` all of them. */
  const flow = (nth: number, ...[title, body]: [string, Parameters<typeof test>[2]]) => {
    if (IS_LONG || nth % MOMENTS.length === at) test(title, body);
  };
  test.describe(`translated ${moment}`, () => {
    flow(0, "a wrong password shows an error, and the right one signs in", async ({ page }) => {
      await open(page, "/auth");
      await page.getByLabel("Email").fill("renamed-agent@fairlead.example");
      await page.getByLabel("Password").fill("not this one");
      const send = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
      await send.click();
      await expect(page.getByText(/Invalid credentials\. \d attempts remaining/)).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue("renamed-agent@fairlead.example");
      await page.getByLabel("Password").fill(demoPassword);
      await send.click();
      await expect(page).not.toHaveURL(/\/auth/);
      await expectWhole(page);
    });

    flow(1, "a filter is applied, and the page says how many are left", async ({ page, context }) => {
      await open(page, SEARCH);
      const filters = page.getByRole("complementary", { name: "Filters" });
      await filters.getByLabel("Accepting new clients").check();
      const apply = filters.getByRole("button", { name: "Show results" });
      if (moment === "before the page lives") await apply.click();
      await expect(page).toHaveURL(/accepting=1/);
      await page.waitForLoadState("networkidle");
      const said = (one: Page) => one.getByRole("main").locator("p[aria-live]").first().innerText();
      const fresh = await context.newPage();
      await fresh.goto(page.url());
      await expect.poll(() => said(page)).toBe(await said(fresh));
      const rows = (one: Page) => one.getByRole("article").getByRole("heading").allInnerTexts();
      expect(await rows(page)).toEqual(await rows(fresh));
      await expectWhole(page);
    });

    flow(2, "a question that was refused is sent", async ({ page }) => {
      await open(page, "/agents/texas");
      await menuButton(page).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("link", { name: "Ask an Expert" }).click();
      const send = formOf(page).getByRole("button", { name: "Send question" });
      await fillIn(page, "Does a translated page send my question?", "no address");
      await send.click();
      await expect(formOf(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
      await expect(formOf(page).getByLabel("First name")).toHaveValue("Nell");
      await formOf(page).getByLabel("Email").fill(`translated-${Date.now()}@mail.example`);
      await send.click();
      await expect(page.getByText("Your expert question has been successfully submitted.")).toBeVisible();
      await expectWhole(page);
    });

    flow(3, "a review that is too short is refused, and sent once it is not", async ({ page, ownSite }) => {
      await signIn(page, "customer");
      await open(page, `/leave-review?agent=${await unreviewedAgent(ownSite)}`);
      await page.getByRole("group", { name: "Overall rating" }).getByLabel("4 stars").check();
      await page.getByLabel("Insurance type").selectOption("Home");
      await page.getByLabel("What was it about?").selectOption("bought-a-policy");
      await page.getByLabel("When").selectOption({ index: 2 });
      await page.getByLabel("Title").fill("Patient in any language");
      await page.getByLabel("Your review").fill("Too short.");
      await answerAsClient(page);
      const send = page.getByRole("main").getByRole("button", { name: "Send review" });
      await send.click();
      await expect(page.getByText("Review must be at least 50 characters").first()).toBeVisible();
      await expect(page.getByLabel("Title")).toHaveValue("Patient in any language");
      await page
        .getByLabel("Your review")
        .fill("Every question got an answer, some of them twice, and the price held.");
      await send.click();
      await expect(page.getByText("Check your email")).toBeVisible();
      await expectWhole(page);
    });

    flow(4, "a message is sent and shown in its conversation", async ({ page }) => {
      await signIn(page, "customer");
      await open(page, "/messages/new?agent=ines-calloway");
      const words = `Can you read this? (${moment})`;
      await page.getByLabel("Message to Ines Calloway").fill(words);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("main").locator("[aria-live]").first()).toContainText(words);
      await expectWhole(page);
    });
  });
}
