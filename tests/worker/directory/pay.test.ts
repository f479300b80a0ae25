/** How an agent is paid: the form, the profile in both languages, its age, the export. */
import { expect, test } from "vitest";
import { pageOf, refusedPage, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger } = openAccounts();
const FORM = "/settings?section=pay";
const PROFILE = "/showcase/ines-calloway";
const DAY_MS = 86_400_000;

/** The part of the profile about it, read afresh. */
async function shown(language = "en"): Promise<string> {
  const page = await pageOf(
    await stranger().get(`${PROFILE}?fresh=${crypto.randomUUID()}`, {
      headers: { "Accept-Language": language },
    }),
  );
  return wordsIn(page.getByRole("region", { name: /How this agent is paid|Cómo se le paga/ }));
}
const payOf = () =>
  rows(
    `SELECT p.* FROM agent_pay p JOIN agents a ON a.agent_no = p.agent_no WHERE a.slug = 'ines-calloway' ORDER BY line`,
  );

test("reads “Didn’t say” for each licensed line until the agent says it", async () => {
  await rows("DELETE FROM agent_pay");
  const words = await shown();
  expect(words).toContain("Auto, home, and business");
  expect(words).toContain("Didn’t say");
  expect(await shown("es")).toContain("No lo dijo");
});

test("what the agent saves is on the profile with its day, and blanks read “didn’t say”", async () => {
  const agent = await signedIn("agent");
  const saved = await agent.post(FORM, {
    intent: "save-pay",
    propertyCommission: "yes",
    propertyFee: "no",
    propertyCompanies: "Bellhaven Mutual",
  });
  expect([saved.status, await saved.text()]).toEqual([303, ""]);
  expect(await payOf()).toMatchObject([
    {
      line: "property",
      commission: "yes",
      fee: "no",
      bonus: null,
      captive: "yes",
      companies: "Bellhaven Mutual",
    },
  ]);
  const words = await shown();
  expect(words).toContain("Gets a commission from insurers");
  expect(words).toContain("Charges you no fee");
  expect(words).toContain("Bonuses from insurers: didn’t say");
  expect(words).toContain("May only sell policies of Bellhaven Mutual");
  expect(words).toContain("Confirmed by the agent");
  expect(await shown("es")).toContain("Recibe comisión de las aseguradoras");
  const form = await pageOf(await agent.get(FORM));
  expect(form.html).toContain('value="Bellhaven Mutual"');
  const file = (await (await agent.get("/settings/export")).json()) as { pay: unknown };
  expect(file.pay).toMatchObject([{ line: "property", commission: "yes" }]);
});

test("is gray once it is half a year old, and gone when the agent takes it back", async () => {
  await rows("UPDATE agent_pay SET said_at = ?", [Date.now() - 200 * DAY_MS]);
  expect(await shown()).toContain("Last confirmed by the agent");
  const agent = await signedIn("agent");
  await (await agent.post(FORM, { intent: "save-pay" })).text();
  expect(await payOf()).toEqual([]);
});

test("refuses what contradicts itself, and accounts without a profile", async () => {
  const agent = await signedIn("agent");
  const wrong = await refusedPage(
    await agent.post(FORM, { intent: "save-pay", lifeCaptive: "no", lifeCompanies: "Bellhaven Mutual" }),
    400,
  );
  expect(wrong.text).toContain("You said that you may sell any company’s policies.");
  const customer = await signedIn("customer");
  const refused = await customer.post(FORM, { intent: "save-pay", lifeFee: "yes" });
  await refused.text();
  expect(refused.status).toBe(409);
  expect(await payOf()).toEqual([]);
});

test("one page says who pays whom, with the plans that are on offer", async () => {
  const page = await pageOf(await site.get("/help/who-pays"));
  expect(page.getByRole("table", { name: /Plans/ }).textContent).toContain("Agent Pro");
  expect(page.text).toContain("$29 a month");
  const spanish = await pageOf(await site.get("/help/who-pays", { headers: { "Accept-Language": "es" } }));
  expect(spanish.text).toContain("Quién nos paga");
  const statement = await pageOf(await site.get("/help/accessibility"));
  expect(statement.text).toContain("Gaps we know of");
});
