import { describe, expect, test } from "vitest";
import { dropUnconfirmed } from "#app/domains/questions/asking/confirm-commands.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { listenTo } from "#support/browser/socket.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openQuestions } from "./questions.ts";

const { write, confirm, rows, stranger, signedIn, emailToken, site, databaseUrl } = openQuestions();

const statusOf = async (id: string) =>
  (await rows("SELECT status FROM expert_questions WHERE id = ?", [id]))[0]?.status;
const circlesOf = (questionNo: number) =>
  rows("SELECT circle FROM question_circles WHERE question_no = ?", [questionNo]);
const emailsTo = (email: string) => rows("SELECT kind, text, html FROM outbox WHERE recipient = ?", [email]);
const told = async () =>
  (await rows("SELECT count(*) n FROM outbox WHERE kind = 'expert-asked'"))[0]?.n as number;

describe("a question with an unconfirmed address", () => {
  test("goes to no expert, is counted nowhere, and says plainly to check the email", async () => {
    const before = [await told(), await wordsOf(await site.get("/live?fresh=1"))];
    const heard = await listenTo(site.origin(), "/parties/live-room/public");
    const { id, questionNo, asker: visitor, response } = await write();
    expect(response.headers.get("Location")).toBe(`/ask-expert/next?question=${id}`);
    const words = await wordsOf(await visitor.get("/my-questions"));
    expect(words).toContain("Your expert question has been successfully submitted.");
    expect(words).toContain("Not sent yet.");
    expect(words).toMatch(/Written [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M \./);
    expect(words).toContain("Check your email: the link we sent you sends your question to agents.");
    // Not by the cron either, however late it is.
    await rows("UPDATE expert_questions SET asked_at = asked_at - 3600000 WHERE id = ?", [id]);
    await site.runCron();
    expect(await statusOf(id)).toBe("unconfirmed");
    expect(await circlesOf(questionNo)).toEqual([]);
    expect([await told(), await wordsOf(await site.get("/live?fresh=2"))]).toEqual(before);
    expect(heard.heard).toEqual([]);
    heard.socket.close();
    const admin = await (await signedIn("admin")).get("/dashboard");
    expect(await admin.text()).not.toContain(`Question number`);
  });

  test("has one email, to its address, with a link and none of its text", async () => {
    const { email } = await write({ question: "Will buy-now.example insure my boat for nothing?" });
    const emails = await emailsTo(email);
    expect(emails.map(({ kind }) => kind)).toEqual(["confirm-question"]);
    expect(`${emails[0]?.text}${emails[0]?.html}`).not.toMatch(/buy-now|Nell|Hargrove/);
    expect(emails[0]?.text, "in its state's time zone").toMatch(
      / on [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M CT\./,
    );
  });

  test("is sent only by the button behind the link, once, by whoever reads the email", async () => {
    const { id, questionNo, email } = await write({ question: "Does opening the link send this on?" });
    const token = await emailToken("confirm-question", email);
    const reader = stranger();
    for (const method of ["GET", "HEAD", "GET"]) {
      const page = await reader.get(`/my-questions?token=${token}`, { method });
      expect(page.status).toBe(200);
      if (method === "GET") expect(await wordsOf(page)).toContain("Does opening the link send this on?");
    }
    expect(await statusOf(id)).toBe("unconfirmed");
    const sent = await reader.post("/my-questions", { intent: "confirm", token });
    expect(sent.headers.get("Location")).toBe(`/ask-expert/next?question=${id}`);
    expect(await statusOf(id)).toBe("waiting");
    await expect.poll(async () => (await circlesOf(questionNo)).length).toBe(1);
    expect(await wordsOf(await reader.get("/my-questions"))).toContain("Does opening the link send this on?");
    const again = await stranger().post("/my-questions", { intent: "confirm", token });
    expect(again.status).toBe(410);
    expect(await wordsOf(again)).toContain("This link has expired.");
  });

  test("confirmed twice at once starts one clock and draws one circle", async () => {
    const { questionNo, email } = await write();
    const answers = await Promise.all([confirm(email), confirm(email), confirm(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    await expect.poll(async () => (await circlesOf(questionNo)).length).toBe(1);
  });

  test("its clock starts when it is sent", async () => {
    const { id, email } = await write();
    await rows("UPDATE expert_questions SET asked_at = asked_at - 7200000 WHERE id = ?", [id]);
    const before = Date.now();
    await confirm(email);
    const [row] = await rows("SELECT asked_at FROM expert_questions WHERE id = ?", [id]);
    expect(Number(row?.asked_at)).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ["what this browser holds", async (visitor: ReturnType<typeof stranger>, _email: string) => visitor],
    ["another question's link", async () => stranger()],
  ])("is not sent by %s", async (what, whose) => {
    const { id, email, asker: visitor } = await write();
    const other = await write();
    const as = await whose(visitor, email);
    const token =
      what === "another question's link"
        ? await emailToken("confirm-question", other.email)
        : (visitor.cookies.get("__Host-questions") ?? "");
    await (await as.post("/my-questions", { intent: "confirm", token, question: id })).text();
    expect(await statusOf(id)).toBe("unconfirmed");
  });

  test("a link older than two days has expired", async () => {
    const { id, questionNo, email } = await write();
    await rows("UPDATE question_passes SET expires_at = 1 WHERE question_no = ? AND kind = 'confirm'", [
      questionNo,
    ]);
    expect((await confirm(email)).status).toBe(410);
    expect(await statusOf(id)).toBe("unconfirmed");
  });

  test("can't be seen at its address, and is gone once withdrawn", async () => {
    const {
      id,
      slug,
      asker: visitor,
      email,
    } = await write({
      allow_contact: "on",
      customer_phone: "5125550188",
    });
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(404);
    expect((await visitor.post("/my-questions", { intent: "withdraw", question: id })).status).toBe(303);
    expect(await rows("SELECT 1 FROM expert_questions WHERE id = ?", [id])).toEqual([]);
    expect(await rows("SELECT 1 FROM consent_records WHERE subject_id = ?", [id])).toEqual([]);
    expect((await confirm(email)).status).toBe(410);
  });

  test("confirmed by its link reveals nothing to an account with that address", async () => {
    const email = "owns-nothing@mail.example";
    await (
      await stranger().post("/auth/signup", {
        firstName: "Nell",
        lastName: "Hargrove",
        password: "correct horse battery",
        email,
        role: "customer",
      })
    ).text();
    const { id } = await write({ customer_email: email });
    expect((await confirm(email)).status).toBe(303);
    expect(await rows("SELECT user_id FROM expert_questions WHERE id = ?", [id])).toEqual([
      { user_id: null },
    ]);
    expect(await rows("SELECT email_confirmed_at FROM users WHERE email = ?", [email])).toEqual([
      { email_confirmed_at: null },
    ]);
  });

  test("is deleted after a week with its consent and its links", async () => {
    const old = await write({ allow_contact: "on", customer_phone: "5125550188" });
    const unconfirmed = await write();
    const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + 6 * DAY_MS });
    expect(await dropUnconfirmed(context)).toBe(0);
    await rows("UPDATE expert_questions SET asked_at = asked_at - ? WHERE id = ?", [DAY_MS, old.id]);
    expect(await dropUnconfirmed(context)).toBe(1);
    for (const [table, column, value] of [
      ["expert_questions", "id", old.id],
      ["consent_records", "subject_id", old.id],
      ["question_passes", "question_no", old.questionNo],
    ] as const)
      expect(await rows(`SELECT 1 FROM ${table} WHERE ${column} = ?`, [value]), table).toEqual([]);
    expect(await statusOf(unconfirmed.id)).toBe("unconfirmed");
  });
});

describe("a signed-in person", () => {
  const own = { customer_email: "customer@fairlead.example" };

  test("with their confirmed address asks at once", async () => {
    const { id, questionNo } = await write(own, await signedIn("customer"));
    expect(await statusOf(id)).toBe("waiting");
    await expect.poll(async () => (await circlesOf(questionNo)).length).toBe(1);
    expect((await emailsTo(own.customer_email)).map(({ kind }) => kind)).not.toContain("confirm-question");
  });

  test("with another address has to confirm that one first", async () => {
    const { id, questionNo } = await write({}, await signedIn("customer"));
    expect(await statusOf(id)).toBe("unconfirmed");
    expect(await circlesOf(questionNo)).toEqual([]);
  });

  test("with an address that the account has not confirmed waits like a stranger", async () => {
    const before = await rows("SELECT email_confirmed_at at FROM users WHERE email = ?", [
      own.customer_email,
    ]);
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email = ?", [own.customer_email]);
    const { id } = await write(own, await signedIn("customer"));
    await rows("UPDATE users SET email_confirmed_at = ? WHERE email = ?", [
      Number(before[0]?.at),
      own.customer_email,
    ]);
    expect(await statusOf(id)).toBe("unconfirmed");
  });

  test("sends what they wrote before signing in by writing it again", async () => {
    const question = "Is what I asked before signing in sent on?";
    const { id } = await write({ ...own, question });
    expect(await statusOf(id)).toBe("unconfirmed");
    await write({ ...own, question }, await signedIn("customer"));
    expect(await statusOf(id)).toBe("waiting");
  });
});
