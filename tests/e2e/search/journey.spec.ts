/** The journey that everything else exists for; runs with JavaScript and again without. */
import { readFileSync } from "node:fs";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { toastSaying } from "../support/frame.ts";
import { expect, test } from "../support/site.ts";

const { inesCalloway } = landmarks.agents;

test("a customer types a ZIP, opens an agent, reads reviews and saves the contact", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Insurance for").selectOption({ label: "Auto" });
  await page.getByLabel("Location or agent name").fill("78701");
  await page.getByRole("button", { name: "Find agents" }).click();

  await expect(page).toHaveURL(/\/geographic-search-results\?.*q=78701/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("78701");
  const rows = page.getByRole("article");
  await expect(rows.first()).toBeVisible();
  await expect(rows.first()).toContainText("licensed for Auto");
  const name = (await rows.first().getByRole("heading", { level: 2 }).innerText()).trim();

  await rows.first().getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/showcase\//);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Licenses" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save contact" }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.vcf$/);
  const card = readFileSync(await file.path(), "utf8").replaceAll(/\r\n[ \t]/g, "");
  expect(card).toContain(`FN:${name}`);
});

test("reviews can be read, narrowed by proof and paged, each page with its address", async ({ page }) => {
  await page.goto(`/showcase/${inesCalloway.slug}`);
  const reviews = page.locator("#reviews");
  await expect(reviews.getByText("of 38, newest first")).toBeVisible();

  await reviews.getByRole("link", { name: "More reviews" }).click();
  await expect(page).toHaveURL(/[?&]after=/);
  await expect(reviews.getByText(/to \d+ of 38, newest first/)).toBeVisible();
  await reviews.getByRole("link", { name: "Back to the newest" }).click();
  await expect(page).not.toHaveURL(/[?&]after=/);

  await reviews.getByRole("navigation", { name: "Choose reviews" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/[?&]tier=/);
  await expect(reviews.locator("[aria-current]")).not.toContainText("All");
});

test("reviews are searched, narrowed and ordered with a form, and each filter is taken away by its chip", async ({
  page,
}) => {
  await page.goto(`/showcase/${inesCalloway.slug}`);
  const reviews = page.locator("#reviews");
  await reviews.getByText("Search, filter, and sort these reviews").click();
  await reviews.getByLabel("Search in reviews and replies").fill("policy");
  await reviews.getByLabel("Stars").selectOption({ label: "5 stars" });
  await reviews.getByLabel("Sort by").selectOption({ label: "Most helpful first" });
  await reviews.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/stars=5.*#review-list$|words=policy.*#review-list$/);
  await expect(reviews.getByText(/^1 to \d+ of \d+, most helpful first$/)).toBeVisible();
  await expect(reviews.getByLabel("Search in reviews and replies")).toHaveValue("policy");

  const applied = reviews.getByRole("navigation", { name: "Active filters" });
  await applied.getByRole("link", { name: /^5 stars ?, remove$/ }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await expect(page).toHaveURL(/words=policy/);
  await applied.getByRole("link", { name: "Clear all" }).click();
  await expect(reviews.getByText("1 to 10 of 38, most helpful first")).toBeVisible();
});

test("the numbers behind a rank in lists are one link away", async ({ page }) => {
  await page.goto(`/showcase/${inesCalloway.slug}`);
  await page.getByRole("link", { name: "How this agent’s ranking is calculated" }).click();
  await expect(page).toHaveURL(/explain=1#place$/);
  await expect(page.getByRole("rowheader", { name: /^Order value/ })).toBeVisible();
});

test("the country can be browsed: directory, state, city, agent", async ({ page }) => {
  await page.goto("/location-directory");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Texas/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Insurance agents in Texas" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Houston/ })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Insurance agents in Houston, Texas" }),
  ).toBeVisible();
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/showcase\//);
});

test("filters narrow the list, live in the address and can be taken away one by one", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/geographic-search-results?q=Houston%2C+TX&radius=100");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const accepting = filters.getByLabel("Accepting new clients");
  await accepting.check();
  // With JavaScript a choice is applied as it is made, and keeps the focus.
  if (!javaScriptEnabled) await filters.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/accepting=1/);
  if (javaScriptEnabled) await expect(accepting).toBeFocused();
  await expect(filters.getByLabel("Accepting new clients")).toBeChecked();

  await page
    .getByRole("navigation", { name: "Filters in force" })
    .getByRole("link", { name: /^Accepting new clients/ })
    .click();
  await expect(page).not.toHaveURL(/accepting=1/);
  await expect(filters.getByLabel("Accepting new clients")).not.toBeChecked();

  await page.getByLabel("Sort by").selectOption({ label: "Most reviewed" });
  const sort = page.getByRole("button", { name: "Sort", exact: true });
  if (javaScriptEnabled) await expect(sort).toBeHidden();
  else await sort.click();
  await expect(page).toHaveURL(/sort=reviews/);
  await expect(page).toHaveURL(/radius=100/);
});

test("an agent is saved with a toast, listed, and removed again", async ({ page }) => {
  await page.goto(`/showcase/${inesCalloway.slug}`);
  await page.getByRole("button", { name: "Save agent" }).first().click();
  const toast = toastSaying(page, "Agent saved");
  await expect(toast).toBeVisible();
  await toast.getByText("OK", { exact: true }).click();
  await expect(toast).toHaveCount(0);

  await page.goto("/saved");
  await expect(page.getByRole("link", { name: inesCalloway.name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: `${inesCalloway.name} is saved, remove` }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("agents are ticked in a list and stand side by side", async ({ page }) => {
  await page.goto("/agents/texas/houston");
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: /^Compare/ }).click();
  await expect(page).toHaveURL(/\/compare\?agent=[^&]+&agent=/);
  await expect(page.getByRole("table")).toBeVisible();
});

test("the reason for a place in the list can be opened and recomputed from the page", async ({ page }) => {
  await page.goto("/geographic-search-results?q=Houston%2C+TX&type=auto");
  const first = page.getByRole("article").first();
  await first.getByText("Why this ranking?").click();
  await expect(first.getByText(/of 5: .*Agents can’t pay to rank higher/)).toBeVisible();
  await expect(first.getByRole("table")).toHaveCount(0);
  await first.getByRole("link", { name: "The numbers behind it" }).click();
  await expect(page).toHaveURL(/explain=1#agent-/);
  await expect(first.getByRole("table")).toBeVisible();
});

test("a card's link to save the contact survives the redirect from the id", async ({ page }) => {
  await page.goto(`/showcase/${inesCalloway.id}?action=save-contact`);
  await expect(page).toHaveURL(`/showcase/${inesCalloway.slug}?action=save-contact`);
  await expect(page.getByText(`Save ${inesCalloway.name} to your contacts`)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a profile shows its first review within 1,200 px, after who the agent is and the times to book", async ({
    page,
  }) => {
    await page.goto(`/showcase/${inesCalloway.slug}`);
    const review = page.locator("#reviews").getByRole("article").first();
    const title = await review.getByRole("heading").boundingBox();
    const time = await page.getByRole("region", { name: "Book a time" }).boundingBox();
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan(time?.y ?? Number.POSITIVE_INFINITY);
    expect(time?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY);
    expect(title?.y).toBeLessThan(1_200);
  });

  test("a free time of a profile opens booking at that time", async ({ page }) => {
    await page.goto(`/showcase/${inesCalloway.slug}`);
    const time = page
      .getByRole("region", { name: "Book a time" })
      .getByRole("list")
      .getByRole("link")
      .first();
    const words = (await time.innerText()).replaceAll(/\s+/g, " ").trim();
    const clock = /\d+:\d\d [AP]M/.exec(words)?.[0] ?? "no time";
    await time.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a time with Ines Calloway");
    await expect(page.getByRole("main")).toContainText(clock);
    await expect(page.getByRole("button", { name: "Book this time" })).toBeVisible();
    // The other days are a week of links.
    await page.getByRole("link", { name: "Choose another time" }).click();
    const days = page.getByRole("navigation", { name: "Days" });
    await expect(days.getByRole("listitem")).toHaveCount(7);
    await days.getByRole("link").last().click();
    await expect(days.locator("[aria-current]")).toHaveCount(1);
    await expect(days.getByRole("link").last()).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("region", { name: /, Morning$/ })).toBeVisible();
  });

  test("a stranger who wants to write is told why it needs an account, and what doesn’t", async ({
    page,
  }) => {
    await page.goto(`/showcase/${inesCalloway.slug}`);
    await page.getByRole("link", { name: "Message Ines Calloway" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Ines Calloway");
    const without = page.getByRole("region", { name: "Without an account" });
    await expect(without.getByRole("link")).toHaveText(["Request a quote", "Book a time", "Ask an Expert"]);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to message Ines");
  });
});
