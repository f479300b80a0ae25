import { describe, expect, test } from "vitest";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, rows, signedIn, site, databaseUrl } = openQuestions();
const answer = async (id: string) => {
  const response = await (await signedIn("agent")).post(`/dashboard/questions/${id}`, {
    body: ANSWER,
    intent: "publish",
  });
  await response.text();
  return response;
};

describe("a withdrawn question", () => {
  test("is closed to the asked experts, its number is gone, and a late answer doesn't reopen it", async () => {
    const { id, asker, slug } = await askAgent({ allow_contact: "on", customer_phone: "5125550188" });
    const agent = await signedIn("agent");
    expect((await agent.get(`/dashboard/questions/${id}`)).status).toBe(200);
    await asker.post("/my-questions", { intent: "withdraw", question: id });
    expect((await agent.get(`/dashboard/questions/${id}`)).status).toBe(404);
    expect((await answer(id)).status).toBe(403);
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(410);
    const [row] = await rows(
      `SELECT q.status, q.customer_phone, c.revoked_at > 0 AS revoked FROM expert_questions q
       JOIN consent_records c ON c.subject_id = q.id WHERE q.id = ?`,
      [id],
    );
    expect(row).toEqual({ status: "withdrawn", customer_phone: null, revoked: 1 });
  });

  test("isn't published by an answer on its way, and no one is told of one", async () => {
    const { id } = await askAgent({ customer_email: "crossed@mail.example" });
    const context = openContext({ databaseUrl: databaseUrl() });
    const { db } = context;
    context.db = {
      ...db,
      async write(statements) {
        // The question and the license have been read; next the answer is written.
        await rows("UPDATE expert_questions SET status = 'withdrawn' WHERE id = ?", [id]);
        return db.write(statements);
      },
    };
    const [user] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
    expect(await answerQuestion(context, String(user?.id), id, ANSWER)).toEqual({
      kind: "refused",
      why: "closed",
    });
    expect(await rows("SELECT status, answer_count FROM expert_questions WHERE id = ?", [id])).toEqual([
      { status: "withdrawn", answer_count: 0 },
    ]);
    expect(
      await rows("SELECT 1 FROM outbox WHERE recipient = 'crossed@mail.example' AND kind = 'expert-answer'"),
    ).toEqual([]);
  });

  test("shows name and number to an expert only while their answer is up", async () => {
    const { id } = await askAgent({ allow_contact: "on", customer_phone: "5125550188" });
    const agent = await signedIn("agent");
    const page = async () => await (await agent.get(`/dashboard/questions/${id}`)).text();
    expect(await page()).not.toMatch(/Hargrove|5125550188/);
    await answer(id);
    expect(await page()).toMatch(/Hargrove[\s\S]*5125550188/);
    await rows(
      "UPDATE expert_answers SET status = 'removed' WHERE question_no = (SELECT question_no FROM expert_questions WHERE id = ?)",
      [id],
    );
    expect(await page()).not.toMatch(/Hargrove|5125550188/);
  });
});

test("deleting an account deletes its asker's name, address and number, also from earlier questions", async () => {
  const customer = await signedIn("customer");
  const mail = { customer_email: "customer@fairlead.example", customer_last_name: "Okafor" };
  const signedInAsk = await ask({ ...mail, allow_contact: "on", customer_phone: "5125550188" }, customer);
  const before = await askAgent({ ...mail });
  await answer(before.id);
  await customer.deleteAccount();
  for (const { id } of [signedInAsk, before]) {
    const [row] = await rows(
      `SELECT customer_email, customer_last_name, customer_phone, customer_zip_code, user_id FROM expert_questions
       WHERE id = ?`,
      [id],
    );
    expect(row).toEqual({
      customer_email: "",
      customer_last_name: "",
      customer_phone: null,
      customer_zip_code: "787",
      user_id: null,
    });
    expect(await rows("SELECT 1 FROM consent_records WHERE subject_id = ?", [id])).toEqual([]);
  }
  expect((await site.get(`/expert-answers/${before.slug}`)).status).toBe(200);
});

test("a deleted account leaves its asker's words only in answered questions, without a name", async () => {
  const customer = await signedIn("new-customer");
  const named = {
    customer_email: "new-customer@fairlead.example",
    customer_first_name: "Cleo",
    customer_last_name: "Marchbanks",
  };
  const question = "I am Cleo Marchbanks, does my policy pay for a fallen gate?";
  const naming = await askAgent({ ...named, question, personal_data: "keep" });
  const unnamed = await askAgent({ ...named, question: "Does my policy pay for a fallen gate at the back?" });
  await answer(naming.id);
  await answer(unnamed.id);
  const unanswered = await ask({ ...named, question: "My street is called Gallow Hollow, is it too steep?" });
  expect((await site.get(`/expert-answers/${naming.slug}`)).status).toBe(200);
  await customer.deleteAccount();

  expect((await site.get(`/expert-answers/${naming.slug}`)).status).toBe(410);
  expect((await site.get(`/expert-answers/${unnamed.slug}`)).status).toBe(200);
  const gone = { status: "withdrawn", question: "", public_title: "", public_text: "" };
  for (const { id } of [naming, unanswered]) {
    expect(
      await rows("SELECT status, question, public_title, public_text FROM expert_questions WHERE id = ?", [
        id,
      ]),
    ).toEqual([gone]);
  }
  expect(await rows("SELECT rowid FROM question_text WHERE question_text MATCH 'Marchbanks'")).toEqual([]);
});

test("an expired cookie opens no question", async () => {
  const { id, questionNo, asker: visitor } = await ask({ question: "Does a marzipan cookie open this?" });
  const page = async () => wordsOf(await visitor.get("/my-questions"));
  expect(await page()).toContain("marzipan");
  await rows("UPDATE question_passes SET expires_at = 1 WHERE kind = 'cookie' AND question_no = ?", [
    questionNo,
  ]);
  expect(await page()).not.toContain("marzipan");
  await (await visitor.post("/my-questions", { intent: "withdraw", question: id })).text();
  expect(await rows("SELECT status FROM expert_questions WHERE id = ?", [id])).toEqual([
    { status: "waiting" },
  ]);
});
