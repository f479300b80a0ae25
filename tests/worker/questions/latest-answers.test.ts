/** Ask an Expert on the home page, and its other entrances. */
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { findLatestAnswer, latestAnswer } from "#app/domains/questions/published/latest-queries.server.ts";
import { addressesIn, addressOf, formOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { askAgent, rows, signedIn, site, databaseUrl } = openQuestions();

const latestNow = () => findLatestAnswer(openContext({ databaseUrl: databaseUrl() }));
const home = async () => pageOf(await site.get("/"));
const shown = async () => {
  const section = (await home()).getByRole("region", { name: "Just answered" });
  return within(section).getByRole("article");
};
async function publish(id: string, body = ANSWER) {
  const response = await (await signedIn("agent")).post(`/dashboard/questions/${id}`, {
    body,
    intent: "publish",
  });
  expect(response.status).toBe(303);
}

describe("the latest answer on the home page", () => {
  test("is the newest, with topic, place, license and how soon it came, never with the asker", async () => {
    const before = addressesIn(await shown());
    const { id, slug } = await askAgent({ customer_email: "home-page@mail.example" });
    await publish(id, `${ANSWER} ${"Then ask who owned the tree. ".repeat(12)}`);
    const article = await shown();
    expect(addressesIn(article)).toEqual([`/expert-answers/${slug}`]);
    expect(addressesIn(article)).not.toEqual(before);
    const words = wordsIn(article);
    for (const said of [
      ANSWER,
      "Home · Texas",
      "Ines Calloway, TX 2214873 · first answer after 1 minute",
      "…",
    ])
      expect(words).toContain(said);
    expect(words.length).toBeLessThan(500);
    expect(words).not.toMatch(/Hargrove|home-page@/);
  });

  test("shows the newest answer where several experts wrote one", async () => {
    await rows(
      `INSERT INTO expert_answers (id, question_no, agent_no, body, status, license_state, license_number, license_label, created_at)
       SELECT '01952a10-6b40-7c31-9d02-3a6f1e8b7caa', question_no,
         (SELECT agent_no FROM agents WHERE slug = 'bo-li'), 'Second.', status, license_state, license_number, license_label,
         created_at + 1
       FROM expert_answers ORDER BY created_at DESC LIMIT 1`,
    );
    expect((await latestNow())?.excerpt).toBe("Second.");
  });

  test("is never a removed one", async () => {
    const newest = await latestNow();
    await rows("UPDATE expert_questions SET status = 'removed' WHERE slug = ?", [newest?.slug ?? ""]);
    const after = await latestNow();
    expect(after?.slug).toBeDefined();
    expect(after?.slug).not.toBe(newest?.slug);
  });

  test("is read from the newest answers on, however many questions there are", async () => {
    const { sql: text, params } = new SQLiteSyncDialect().sqlToQuery(latestAnswer);
    const plan = (await rows(`EXPLAIN QUERY PLAN ${text}`, params as number[])).map(({ detail }) =>
      String(detail),
    );
    expect(plan.join("\n")).toContain("SEARCH q USING INTEGER PRIMARY KEY");
  });
});

test("next to the search one can ask instead, and an agent finds the way to their profile", async () => {
  const page = await home();
  const search = formOf(page.getByRole("button", { name: "Find agents" })).parentElement;
  const ask = within(search as HTMLElement).getByRole("link", { name: "Ask an Expert instead" });
  expect(addressOf(ask)).toBe("/ask-expert");
  const licensed = page.getByRole("region", { name: "Are you licensed?" });
  const claim = within(licensed).getByRole("link", { name: "Claim your profile" });
  const signUp = await pageOf(await site.get(addressOf(claim)));
  expect((signUp.getByLabelText("an agent") as HTMLInputElement).checked).toBe(true);
  const next = signUp.document.querySelector("input[name=next]");
  expect(next?.getAttribute("value")).toBe("/verify-email");
});

test("the demo's questions are numbered in the order of asking, which lists rely on", async () => {
  expect(
    await rows(
      `SELECT a.question_no FROM expert_questions a JOIN expert_questions b ON b.question_no = a.question_no + 1
       WHERE b.asked_at < a.asked_at AND a.submission_key LIKE 'seed %' AND b.submission_key LIKE 'seed %'`,
    ),
  ).toEqual([]);
});
