/** Notifications follow each recipient's choices: event by channel, quiet hours, the daily email. */
import { beforeEach, describe, expect, test } from "vitest";
import { drawCircle } from "#app/domains/questions/experts/circle-commands.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { addressOf, parsePage } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "../questions/questions.ts";

const { ask, askAgent, rows, signedIn, databaseUrl } = openQuestions();

const idOf = async (who: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);
const choose = (userId: string, event: string, channel: string) =>
  rows("INSERT INTO notification_choices (user_id, event, channel, wanted) VALUES (?, ?, ?, 0)", [
    userId,
    event,
    channel,
  ]);
const times = (userId: string, quiet: [string, string] | null, digest: boolean) =>
  rows(
    "INSERT INTO notification_times (user_id, quiet_from, quiet_until, time_zone, digest) VALUES (?, ?, ?, 'UTC', ?)",
    [userId, quiet?.[0] ?? null, quiet?.[1] ?? null, digest ? 1 : 0],
  );

/** What a user has received about an event: bell, emails, items of the daily email. */
async function told(userId: string, kind: string) {
  const [row] = await rows(
    `SELECT (SELECT count(*) FROM user_notifications WHERE user_id = ?1) bell,
       (SELECT count(*) FROM outbox WHERE kind = ?2 AND recipient = (SELECT email FROM users WHERE id = ?1)) mail,
       (SELECT count(*) FROM digest_items WHERE user_id = ?1) digest`,
    [userId, kind],
  );
  return row;
}

beforeEach(async () => {
  for (const table of [
    "notification_choices",
    "notification_times",
    "digest_items",
    "user_notifications",
    "outbox",
  ])
    await rows(`DELETE FROM ${table}`);
});

/** An answer to a question that the demo customer asked while signed in. */
async function answerCustomer() {
  const customer = await signedIn("customer");
  const { id, questionNo } = await ask({ customer_email: "customer@fairlead.example" }, customer);
  await rows(
    `INSERT OR IGNORE INTO question_experts (question_no, agent_no, circle, distance_miles, asked_at)
     SELECT ?, agent_no, 1, 2.5, 1 FROM agents WHERE slug = 'ines-calloway'`,
    [questionNo],
  );
  const agent = await signedIn("agent");
  const response = await agent.post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" });
  expect(response.status).toBe(303);
  return questionNo;
}

/** A wider circle, drawn as the cron does: the asked experts, and admins. */
async function widen(minutes: number) {
  const { id, questionNo } = await askAgent();
  const [begun] = await rows("SELECT asked_at FROM expert_questions WHERE id = ?", [id]);
  const context = openContext({ databaseUrl: databaseUrl() });
  for (const after of [15, 45, 90].filter((one) => one <= minutes)) {
    context.clock.set(Number(begun?.asked_at) + after * MINUTE_MS);
    await drawCircle(context, id);
  }
  return { questionNo, context };
}

describe("an answer to someone with an account", () => {
  const KIND = "expert-answer";

  test("comes over both channels, and its email says how to end such emails", async () => {
    const userId = await idOf("customer");
    const questionNo = await answerCustomer();
    expect(await told(userId, KIND)).toEqual({ bell: 1, mail: 1, digest: 0 });
    const [email] = await rows("SELECT text, html, unsubscribe_url FROM outbox WHERE kind = ?", [KIND]);
    expect(String(email?.unsubscribe_url)).toContain(`/unsubscribe?token=${userId}.answer.`);
    expect(String(email?.text)).toContain(`Unsubscribe:\n${email?.unsubscribe_url}`);
    expect(addressOf(parsePage(String(email?.html)).getByText("Unsubscribe"))).toBe(email?.unsubscribe_url);
    expect(String(email?.text)).toContain("/settings?section=notifications");
    expect(await rows("SELECT kind FROM question_passes WHERE question_no = ?", [questionNo])).toEqual([
      { kind: "link" },
    ]);
  });

  test("leaves out the bell if it is off, and writes no email or link if email is off", async () => {
    const userId = await idOf("customer");
    await choose(userId, "answer", "bell");
    await answerCustomer();
    expect(await told(userId, KIND)).toEqual({ bell: 0, mail: 1, digest: 0 });
    await rows("DELETE FROM notification_choices");
    await rows("DELETE FROM outbox");
    await choose(userId, "answer", "mail");
    const questionNo = await answerCustomer();
    expect(await told(userId, KIND)).toEqual({ bell: 1, mail: 0, digest: 0 });
    expect(await rows("SELECT kind FROM question_passes WHERE question_no = ?", [questionNo])).toEqual([]);
  });

  test("waits for the daily email if that is on", async () => {
    const userId = await idOf("customer");
    await times(userId, null, true);
    await answerCustomer();
    expect(await told(userId, KIND)).toEqual({ bell: 1, mail: 0, digest: 1 });
    expect(await rows("SELECT event, title, action_url FROM digest_items")).toEqual([
      { event: "answer", title: "Ines Calloway answered your question", action_url: "/my-questions" },
    ]);
  });

  test("ignores others' choices: an asker without an account gets each answer, without an unsubscribe link", async () => {
    const { id } = await askAgent({ customer_email: "nobody@mail.example" });
    await (await signedIn("agent")).post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" });
    expect(
      await rows(
        "SELECT unsubscribe_url FROM outbox WHERE recipient = 'nobody@mail.example' AND kind = 'expert-answer'",
      ),
    ).toEqual([{ unsubscribe_url: null }]);
  });
});

describe("a question", () => {
  test("reaches each expert as they have chosen, together with those who have not chosen", async () => {
    await rows(
      `INSERT INTO notification_choices (user_id, event, channel, wanted)
       SELECT user_id, 'question', 'mail', 0 FROM profiles WHERE agent_no % 2 = 0`,
    );
    const { questionNo } = await widen(90);
    const asked = await rows(
      `SELECT p.user_id, EXISTS (SELECT 1 FROM notification_choices c WHERE c.user_id = p.user_id) silent
       FROM question_experts e JOIN profiles p ON p.agent_no = e.agent_no
       WHERE e.question_no = ? AND e.circle > 1`,
      [questionNo],
    );
    expect(new Set(asked.map(({ silent }) => silent))).toEqual(new Set([0, 1]));
    for (const { user_id, silent } of asked) {
      expect(await told(String(user_id), "expert-asked")).toMatchObject({
        bell: 1,
        mail: silent === 1 ? 0 : 1,
      });
    }
  });

  test("that waits too long follows the admins' choices, and its last reminder is an email only", async () => {
    const admin = await idOf("admin");
    await times(admin, null, true);
    await widen(45);
    expect(await told(admin, "question-unanswered")).toEqual({ bell: 2, mail: 0, digest: 0 });
    await rows("DELETE FROM user_notifications");
    await choose(admin, "waiting-question", "bell");
    await widen(90);
    expect(await told(admin, "question-unanswered")).toEqual({ bell: 0, mail: 0, digest: 1 });
  });
});

describe("quiet hours", () => {
  test("hold an email back until they end, but not the bell", async () => {
    const admin = await idOf("admin");
    const now = new Date();
    const clock = (minutes: number) =>
      new Date(now.getTime() + minutes * MINUTE_MS).toISOString().slice(11, 16);
    // Around all of the question's ninety minutes.
    await times(admin, [clock(-60), clock(240)], false);
    const { context } = await widen(90);
    expect(await told(admin, "question-unanswered")).toEqual({ bell: 3, mail: 1, digest: 0 });
    const [email] = await rows(
      "SELECT next_attempt_at FROM outbox WHERE kind = 'question-unanswered' AND recipient = 'admin@fairlead.example'",
    );
    const due = Number(email?.next_attempt_at);
    expect(due).toBeGreaterThan(context.clock.now());
    expect(new Date(due).toISOString().slice(11, 19)).toBe(`${clock(240)}:00`);
  });

  test("never hold back required emails", async () => {
    const userId = await idOf("customer");
    await times(userId, ["00:00", "23:59"], true);
    for (const event of ["answer", "message", "account"]) await choose(userId, event, "mail");
    const before = Date.now();
    const customer = await signedIn("customer");
    await (await customer.post("/auth/forgot-password", { email: "customer@fairlead.example" })).text();
    await expect
      .poll(() => rows("SELECT next_attempt_at, unsubscribe_url FROM outbox WHERE kind = 'reset-password'"))
      .toHaveLength(1);
    const [email] = await rows(
      "SELECT created_at, unsubscribe_url FROM outbox WHERE kind = 'reset-password'",
    );
    expect(Number(email?.created_at)).toBeGreaterThanOrEqual(before);
    expect(email?.unsubscribe_url).toBeNull();
  });
});
