/** From the results to a conversation about a quote, and to the agent's list of leads, with and without JavaScript. */
import type { Page } from "@playwright/test";
import { signIn, test } from "../support/accounts-site.ts";
import { expect } from "../support/site.ts";

/** Chooses one of a question’s answers. */
const chooserOn = (page: Page) => (question: string, answer: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }).check();

/** A separate network: another test's questions count against the limit of its network. */
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "CF-Connecting-IP": "203.0.113.77" }));

test("a person asks one agent for a quote, confirms by the mailed link, and the agent answers", async ({
  page,
  ownSite,
  openAs,
  javaScriptEnabled,
}) => {
  const mode = javaScriptEnabled === false ? "plain" : "live";
  const email = `nell-${mode}@mail.example`;
  await page.goto("/geographic-search-results?q=78701&type=home&radius=100");
  const row = page.getByRole("article").filter({ hasText: "Ines Calloway" });
  await row.getByRole("link", { name: /quote/i }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request a quote from Ines Calloway");
  const choose = chooserOn(page);
  await choose("What kind of home is it?", "House");
  await choose("Who lives there?", "I do");
  await choose("When was it built?", "Not sure");
  await choose("Do you have home insurance now?", "Yes");
  await page.getByLabel("Anything else to know?").fill("The roof is new.");
  await page.getByLabel("First name").fill(`Nell ${mode}`);
  await page.getByLabel("Last name").fill("Hargrove");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Phone" }).fill("512-555-0163");
  await page.getByRole("checkbox", { name: "Text messages" }).check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");

  const agent = await openAs("agent");
  await agent.goto("/dashboard/leads");
  await expect(agent.getByRole("main")).not.toContainText(`Nell ${mode}`);
  const { text } = await ownSite.database.email("confirm-quote-request", email);
  await page.goto(/\/request-quote\/\S+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("Ines Calloway has your request.")).toBeVisible();

  await agent.goto("/dashboard/leads");
  await agent.getByRole("link", { name: new RegExp(`^Nell ${mode}`) }).click();
  const main = agent.getByRole("main");
  await expect(main).toContainText("The roof is new.");
  // A text was agreed to and a call with it was not; neither was the address.
  await expect(agent.getByRole("link", { name: "(512) 555-0163" })).toBeVisible();
  await expect(main).not.toContainText(email);
  await agent.getByRole("textbox", { name: /^Reply to/ }).fill("Two quotes are on their way.");
  await agent.getByRole("button", { name: /reply/i }).click();
  await expect(agent.getByText("Reply sent")).toBeVisible();
  await expect(agent.getByRole("combobox", { name: "Status" })).toHaveValue("contacted");
  await expect(agent.getByRole("textbox", { name: /^Reply to/ })).toHaveValue("");

  await page.reload();
  await expect(page.getByText("Two quotes are on their way.")).toBeVisible();
  const receipt = await ownSite.database.email("lead-receipt", email);
  await page.goto(/\/consent\/\S+/.exec(receipt.text)?.[0] ?? "");
  const stop = page.getByRole("button", { name: /stop/i });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await agent.reload();
  await expect(main).toContainText("withdrew every consent");
  await expect(agent.getByRole("link", { name: "(512) 555-0163" })).toHaveCount(0);
});

test("a customer’s request is the first message of a conversation, and a lead", async ({ page, openAs }) => {
  await signIn(page, "customer");
  await page.goto("/request-quote?agent=ines-calloway&type=auto&zip=78701");
  const last = `Two cars (${Date.now()})`;
  const choose = chooserOn(page);
  await choose("How many cars?", "2");
  await choose("How many drivers?", "1");
  await choose("What should it cover?", "Not sure");
  await choose("Do you have auto insurance now?", "Yes");
  await page.getByLabel("Anything else to know?").fill(last);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}/);
  await expect(page.getByRole("main")).toContainText(last);
  const agent = await openAs("agent");
  await agent.goto("/dashboard/leads");
  await agent.getByRole("link", { name: /Cleo/ }).first().click();
  await expect(agent.getByRole("main")).toContainText(last);
  await agent.getByRole("link", { name: "Open the conversation" }).click();
  await expect(agent.getByRole("main")).toContainText(last);
});
