/** What `/live`, the form's page, and a question's page show of questions that were answered. */
import { expect, test } from "vitest";
import { addressesIn, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, rows, stranger, signedIn, site } = openQuestions();
const answer = async (id: string) => {
  const response = await (await signedIn("agent")).post(`/dashboard/questions/${id}`, {
    body: ANSWER,
    intent: "publish",
  });
  expect(response.status).toBe(303);
};
const live = async () => pageOf(await site.get("/live"));

/** The last 24 hours: questions asked, and answers. */
async function lastDay(): Promise<number[]> {
  const chart = (await live()).getByRole("region", { name: "The last 14 days" });
  const row = [...chart.querySelectorAll("tbody tr")].find((one) => wordsIn(one).startsWith("the last"));
  return [...(row?.querySelectorAll("td") ?? [])].slice(0, 2).map((cell) => Number(wordsIn(cell)));
}

test("the chart of the live page counts what was asked and answered, and nothing that nobody confirmed", async () => {
  const [askedBefore = Number.NaN, answersBefore = Number.NaN] = await lastDay();
  const { id, questionNo } = await askAgent();
  expect(await lastDay()).toEqual([askedBefore + 1, answersBefore]);
  await answer(id);
  expect(await lastDay()).toEqual([askedBefore + 1, answersBefore + 1]);
  await rows("UPDATE expert_questions SET status = 'unconfirmed' WHERE question_no = ?", [questionNo]);
  expect((await lastDay())[0]).toBe(askedBefore);
  await rows("UPDATE expert_questions SET status = 'answered' WHERE question_no = ?", [questionNo]);
});

test("each chart has its fourteen days, the waits among them, as numbers", async () => {
  const chart = (await live()).getByRole("region", { name: "The last 14 days" });
  const days = [...chart.querySelectorAll("tbody tr")];
  expect(days).toHaveLength(14);
  expect(chart.querySelectorAll("svg rect")).toHaveLength(3 * 14);
  expect(days.map(wordsIn).join(" ")).toMatch(/\d+ minutes/);
});

test("the feed says that a question came, from where and about what, and not what it says", async () => {
  const question = "Does the feed of the live page tell marmoset?";
  const { id, slug } = await askAgent({ insurance_type: "Boat", question });
  const feed = async () => (await live()).getByRole("region", { name: "Just happened" });
  expect(wordsIn(await feed())).toContain("A question about Boat from Texas");
  expect(wordsIn(await feed())).not.toContain("marmoset");
  await answer(id);
  expect(wordsIn(await feed())).toMatch(/Ines Calloway answered after \d+ minutes? · Boat/);
  expect(addressesIn(await feed())).toContain(`/expert-answers/${slug}`);
});

test("agents who answered are counted once each", async () => {
  const figure = async () => Number(/Agents answering\s*(\d+)/.exec((await live()).text)?.[1] ?? Number.NaN);
  const first = await askAgent();
  await answer(first.id);
  const before = await figure();
  const second = await askAgent();
  await answer(second.id);
  expect(await figure()).toBe(before);
});

test("next to the form are answered questions of its type, and what happens next", async () => {
  const boat = await askAgent({ insurance_type: "Boat", question: "Is a boat at anchor insured in winter?" });
  await answer(boat.id);
  const home = await askAgent({ insurance_type: "Home", question: "Is a wombat in the attic insured?" });
  await answer(home.id);
  const beside = async (query: string, visitor = stranger()) =>
    (await pageOf(await visitor.get(`/ask-expert${query}`))).getByRole("complementary", {
      name: "What happens next",
    });
  const both = [boat, home].map(({ slug }) => `/expert-answers/${slug}`);
  expect(addressesIn(await beside(""))).toEqual(expect.arrayContaining(both));
  expect(addressesIn(await beside("?type=Boat"))).toContain(both[0]);
  expect(addressesIn(await beside("?type=Boat"))).not.toContain(both[1]);
  expect(wordsIn(await beside(""))).toContain("You confirm it");
  expect(wordsIn(await beside("?type=Nonsense"))).not.toContain("Already answered");

  const customer = await signedIn("customer");
  expect(wordsIn(await beside("", customer))).not.toContain("You confirm it");
  const hint = "We’ll email you a link to confirm your question.";
  expect((await pageOf(await stranger().get("/ask-expert"))).text).toContain(hint);
  expect((await pageOf(await customer.get("/ask-expert"))).text).not.toContain(hint);
});

test("a question's page shows related ones with who answered, its own state's first", async () => {
  const asked = [];
  for (const changes of [
    { question: "Is a kayak on the roof rack insured?" },
    { question: "Is a canoe on the roof rack insured?" },
  ]) {
    const one = await askAgent({ insurance_type: "Boat", ...changes });
    await answer(one.id);
    asked.push(one);
  }
  // The newer one is in another state.
  await rows("UPDATE expert_questions SET state_code = 'OH' WHERE question_no = ?", [
    asked[1]?.questionNo ?? 0,
  ]);
  const third = await askAgent({ insurance_type: "Boat", question: "Is a raft on the roof rack insured?" });
  await answer(third.id);
  const page = await pageOf(await site.get(`/expert-answers/${third.slug}`));
  const related = page.getByRole("region", { name: "Related questions" });
  const links = addressesIn(related);
  const at = (slug: string | undefined) => links.indexOf(`/expert-answers/${slug}`);
  expect(at(asked[0]?.slug)).toBe(0);
  expect(at(asked[1]?.slug)).not.toBe(0);
  expect(wordsIn(related)).toContain("Ines Calloway");
  expect(within(related).getAllByRole("link").length).toBeLessThanOrEqual(5);
});

test("an asker's own page says where each question is, and shows the face behind an answer", async () => {
  const { id, asker } = await askAgent();
  const mine = async () => pageOf(await asker.get("/my-questions"));
  expect((await mine()).text).toMatch(/\d+ min left/);
  await answer(id);
  const page = await mine();
  expect(page.text).toMatch(/After \d+ minutes?/);
  const article = page.getByRole("article", { name: "Answer from Ines Calloway" });
  expect(article.querySelector("img, svg")).not.toBeNull();
  await ask({}, asker);
  expect((await mine()).getAllByRole("link", { name: "Ask another question" })).toHaveLength(1);
});
