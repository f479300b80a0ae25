import { describe, expect, test } from "vitest";
import { wordsOf } from "#support/browser/visitor.ts";
import { asker, openQuestions } from "./questions.ts";

const { write, confirm, ask, rows, stranger, signedIn, site } = openQuestions();

const statusOf = async (id: string) =>
  (await rows("SELECT status FROM expert_questions WHERE id = ?", [id]))[0]?.status;
const circlesOf = (questionNo: number) =>
  rows("SELECT circle FROM question_circles WHERE question_no = ?", [questionNo]);
const emailsTo = (email: string) => rows("SELECT kind FROM outbox WHERE recipient = ?", [email]);
const told = async () =>
  (await rows("SELECT count(*) n FROM outbox WHERE kind = 'expert-asked'"))[0]?.n as number;

describe("one person", () => {
  test("with twelve questions from one network reaches no expert, and each address gets one email", async () => {
    const spammer = stranger();
    const before = await told();
    for (let n = 0; n < 12; n++) await write({ customer_email: `victim-${n}@mail.example` }, spammer);
    await site.runCron();
    expect(await told()).toBe(before);
    const [row] = await rows("SELECT count(*) n FROM outbox WHERE recipient LIKE 'victim-%'");
    expect(row?.n).toBe(12);
  });

  test("can cause five links an hour to one address, whoever types it and however often", async () => {
    const email = "flooded@mail.example";
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await write({ customer_email: email })).response.status);
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(3).fill(429)]);
    const again = await stranger().post("/my-questions", { intent: "send-link", email });
    expect(again.status).toBe(303);
    expect(await emailsTo(email)).toHaveLength(5);
  });

  test("with the same text again causes no second link within a minute, and a limited number afterwards", async () => {
    const email = "repeats@mail.example";
    const again = () => write({ customer_email: email, question: "Is this the same question again?" });
    await again();
    await again();
    expect(await emailsTo(email)).toHaveLength(1);
    for (let n = 0; n < 8; n++) {
      await rows("UPDATE question_passes SET created_at = created_at - 61000");
      await again();
    }
    expect((await emailsTo(email)).length).toBeLessThanOrEqual(5);
    expect(await rows("SELECT 1 FROM expert_questions WHERE customer_email = ?", [email])).toHaveLength(1);
  });

  test("sends five questions an hour per address, and is told when the next may go", async () => {
    const customer = await signedIn("fmo");
    let sent = 0;
    const send = () =>
      customer.post("/ask-expert", {
        ...asker,
        customer_email: "fmo@fairlead.example",
        question: `Question number ${++sent} of one address?`,
      });
    const answers = [await send(), await send(), await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
    const words = await wordsOf(answers[5] ?? Response.error());
    expect(words).toContain("That’s a lot of questions for now");
    expect(words).toContain("Please wait 60 minutes");
  });

  test("sends twenty questions an hour per network; a link that came too soon works afterwards", async () => {
    const network = stranger();
    for (let n = 0; n < 20; n++) {
      const { email } = await write();
      expect((await confirm(email, network)).status, `question ${n}`).toBe(303);
    }
    const { id, email } = await write();
    expect((await confirm(email, network)).status).toBe(429);
    expect(await statusOf(id)).toBe("unconfirmed");
    expect((await confirm(email)).status).toBe(303);
  });

  test("can have the link sent again", async () => {
    const { id, email, questionNo, asker: visitor } = await ask();
    expect(await statusOf(id)).toBe("waiting");
    const fresh = await write({}, visitor);
    await rows("UPDATE question_passes SET created_at = 1 WHERE question_no = ?", [fresh.questionNo]);
    expect((await visitor.post("/my-questions", { intent: "mail-again", question: fresh.id })).status).toBe(
      303,
    );
    expect(await emailsTo(fresh.email)).toHaveLength(2);
    // A question that was sent has nothing to confirm.
    expect((await visitor.post("/my-questions", { intent: "mail-again", question: id })).status).toBe(303);
    expect((await emailsTo(email)).filter(({ kind }) => kind === "confirm-question")).toHaveLength(1);
    await expect.poll(() => circlesOf(questionNo)).toHaveLength(1);
    expect(
      (await stranger().post("/my-questions", { intent: "mail-again", question: fresh.id })).status,
    ).toBe(403);
  });
});

describe("an error of ours", () => {
  test("is logged, reported to admins, and shown as the specification's error with what was typed", async () => {
    await rows(`CREATE TRIGGER broken BEFORE INSERT ON expert_questions WHEN NEW.question LIKE 'Broken%'
      BEGIN SELECT RAISE(ABORT, 'NOT NULL constraint failed: expert_questions.lat'); END`);
    const question = "Broken: is this question lost without a word?";
    const response = await stranger().post("/ask-expert", { ...asker, question });
    expect(response.status).toBe(500);
    const words = await wordsOf(response);
    expect(words).toContain("Submission failed");
    expect(words).toContain("Failed to submit your question. Please try again.");
    expect(words).toContain(question);
    const logs = await site.takeLogs();
    expect(logs.join()).toContain("loader-error");
    expect(logs.join()).not.toContain(question);
    const call = await stranger().get("/api/rpc/manage_expert_questions_secure", {
      method: "POST",
      body: JSON.stringify({
        action: "create_question",
        question_data: { ...asker, question: `${question} Again?`, allow_contact: false },
      }),
      headers: { "Content-Type": "application/json" },
    });
    expect([call.status, await call.json()]).toEqual([
      500,
      { success: false, error: "Failed to submit your question. Please try again." },
    ]);
    expect((await site.takeLogs()).join()).toContain("loader-error");
    await expect
      .poll(
        async () =>
          (await rows("SELECT path, times FROM error_reports WHERE message LIKE '%expert_questions.lat%'"))
            .length,
      )
      .toBeGreaterThan(0);
    await rows("DROP TRIGGER broken");
  });
});
