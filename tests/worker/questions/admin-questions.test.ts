/** What admins do about an unanswered question: ask others, answer, close. */
import { describe, expect, test } from "vitest";
import { askMore, closeQuestion } from "#app/domains/questions/admin/admin-commands.server.ts";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, rows, signedIn, databaseUrl, stranger } = openQuestions();

const userId = async (email: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [email]))[0]?.id);

const REASON = "Nobody near you is licensed for this in your state yet.";
const own = () => openContext({ databaseUrl: databaseUrl() });

/** A question whose first circle was drawn. */
async function drawn() {
  const question = await ask();
  await expect.poll(async () => asked(question.questionNo)).toBe(5);
  return question;
}
const asked = async (questionNo: number) =>
  Number((await rows("SELECT count(*) n FROM question_experts WHERE question_no = ?", [questionNo]))[0]?.n);
const statusOf = async (id: string) =>
  (await rows("SELECT status FROM expert_questions WHERE id = ?", [id]))[0]?.status;
const audited = (act: string, id: string) =>
  rows("SELECT actor_id, reason, before, after FROM audit_log WHERE act = ? AND subject_id = ?", [act, id]);

/** NPNs of agents who may be asked about a home in Texas and have not been. */
const others = async (questionNo: number, many: number) =>
  (
    await rows(
      `SELECT a.npn FROM agents a JOIN profiles p ON p.agent_no = a.agent_no AND p.verified AND p.account_status = 'active'
       JOIN agent_coverage v ON v.agent_no = a.agent_no AND v.state_code = 'TX' AND v.types & 2 AND v.through_day >= date('now')
       WHERE a.types & 2 AND a.account_status = 'active' AND a.agent_no NOT IN (SELECT agent_no FROM question_experts WHERE question_no = ?)
       ORDER BY a.agent_no LIMIT ?`,
      [questionNo, many],
    )
  ).map(({ npn }) => String(npn));

describe("the page of a question", () => {
  test("shows the question and who was asked, and nothing that identifies its asker", async () => {
    const { id, email } = await drawn();
    const page = await (await signedIn("admin")).get(adminPaths.question(id));
    expect(page.status).toBe(200);
    expect(Number(page.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const html = await page.text();
    expect(html).toContain("fallen fence");
    expect(html).toContain("Sent to 5 agents");
    for (const hidden of [email, "Hargrove"]) expect(html).not.toContain(hidden);
  });

  test("finds agents by name and by NPN, who have not been asked and may be", async () => {
    const { id, questionNo } = await drawn();
    const [npn = ""] = await others(questionNo, 1);
    const [agent] = await rows("SELECT name FROM agents WHERE npn = ?", [npn]);
    const admin = await signedIn("admin");
    for (const find of [npn, String(agent?.name)]) {
      const html = await (
        await admin.get(`${adminPaths.question(id)}?find=${encodeURIComponent(find)}`)
      ).text();
      expect(html, find).toContain(`value="${npn}"`);
    }
    const empty = await admin.get(`${adminPaths.question(id)}?find=Zzyzzyx`);
    expect(await wordsOf(empty)).toContain("Nobody by that name or NPN");
  });
});

describe("asking others", () => {
  test("by NPN: they are told, it is logged, and the automatic circles continue", async () => {
    const { id, questionNo } = await drawn();
    const npns = await others(questionNo, 2);
    const admin = await signedIn("admin");
    const sent = await admin.post(adminPaths.question(id), {
      intent: "ask",
      npns: npns.join(", "),
      reason: "They know fences.",
      seen: "5",
    });
    expect(sent.status).toBe(303);
    expect(await asked(questionNo)).toBe(7);
    const told = await rows(
      `SELECT 1 FROM outbox o JOIN users u ON u.email = o.recipient JOIN profiles p ON p.user_id = u.id
       JOIN agents a ON a.agent_no = p.agent_no WHERE o.kind = 'expert-asked' AND a.npn IN (?, ?)`,
      npns,
    );
    expect(told.length).toBeGreaterThanOrEqual(2);
    const [log] = await audited("question.reassign", id);
    expect(log).toMatchObject({
      actor_id: await userId("admin@fairlead.example"),
      reason: "They know fences.",
    });
    expect(JSON.parse(String(log?.before))).toEqual({ experts: 5 });
    expect(JSON.parse(String(log?.after))).toMatchObject({ experts: 7 });
    expect((await rows("SELECT circle FROM expert_questions WHERE id = ?", [id]))[0]?.circle).toBe(1);
  });

  test("the nearest, when no one is named", async () => {
    const { id, questionNo } = await drawn();
    const admin = await signedIn("admin");
    expect((await admin.post(adminPaths.question(id), { intent: "draw", seen: "5" })).status).toBe(303);
    expect(await asked(questionNo)).toBe(10);
  });

  test("two admins at once: one asks, the other is told and keeps what was typed", async () => {
    const { id, questionNo } = await drawn();
    const [one = "", two = ""] = await others(questionNo, 2);
    const input = (npns: string) => ({ npns, reason: "", seen: 5 });
    const adminId = await userId("admin@fairlead.example");
    const outcomes = await Promise.all([
      askMore(own(), adminId, id, input(one)),
      askMore(own(), adminId, id, input(two)),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["asked", "changed"]);
    expect(await asked(questionNo)).toBe(6);
    expect(await audited("question.reassign", id)).toHaveLength(1);
    const [left = ""] = await others(questionNo, 1);
    const late = await (await signedIn("admin")).post(adminPaths.question(id), {
      intent: "ask",
      npns: left,
      reason: "A note to keep",
      seen: "5",
    });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("It went to other agents in the meantime");
    expect(html).toContain("A note to keep");
    expect(html).toContain(`value="${left}"`);
  });

  test("no one without a license for it, at most five, and at least one; otherwise refused with a sentence", async () => {
    const { id, questionNo } = await drawn();
    const admin = await signedIn("admin");
    const post = async (form: Record<string, string>) => {
      const answer = await admin.post(adminPaths.question(id), { intent: "ask", seen: "5", ...form });
      return { status: answer.status, words: await wordsOf(answer) };
    };
    const [unlicensed] = await rows(
      `SELECT npn FROM agents WHERE agent_no NOT IN (SELECT agent_no FROM agent_coverage WHERE state_code = 'TX') LIMIT 1`,
    );
    const refused = await post({ npns: String(unlicensed?.npn) });
    expect(refused.status).toBe(400);
    expect(refused.words).toContain(`Can’t be asked: ${unlicensed?.npn}`);
    expect((await post({ npns: "1,2,3,4,5,6" })).words).toContain("Choose at most 5 agents.");
    expect((await post({ npns: "" })).words).toContain("Choose an agent, or ask the nearest.");
    expect(await asked(questionNo)).toBe(5);
  });
});

describe("closing", () => {
  test("tells the asker why, ends the wait, publishes nothing, and is logged", async () => {
    const { id, email, slug, asker } = await drawn();
    const admin = await signedIn("admin");
    const closed = await admin.post(adminPaths.question(id), { intent: "close", reason: REASON });
    expect(closed.headers.get("Location")).toBe("/admin");
    expect(await statusOf(id)).toBe("closed");
    const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'question-closed' AND recipient = ?", [
      email,
    ]);
    expect(mail?.text).toContain(REASON);
    expect((await stranger().get(`/expert-answers/${slug}`)).status).toBeGreaterThanOrEqual(404);
    expect(await wordsOf(await asker.get("/my-questions"))).toContain("We closed it without an answer");
    expect(await audited("question.close", id)).toMatchObject([
      { reason: REASON, after: '{"status":"closed"}' },
    ]);
    const late = await answerQuestion(own(), await userId("agent@fairlead.example"), id, ANSWER);
    expect(late).toMatchObject({ kind: "refused" });
  });

  test("two admins at once, and an answer in between: 409 with the reason kept", async () => {
    const { id } = await drawn();
    const adminId = await userId("admin@fairlead.example");
    const both = await Promise.all([
      closeQuestion(own(), adminId, id, REASON),
      closeQuestion(own(), adminId, id, REASON),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await audited("question.close", id)).toHaveLength(1);

    const answered = await askAgent();
    const agentId = await userId("agent@fairlead.example");
    expect(await answerQuestion(own(), agentId, answered.id, ANSWER)).toEqual({ kind: "published" });
    const late = await (await signedIn("admin")).post(adminPaths.question(answered.id), {
      intent: "close",
      reason: REASON,
    });
    expect(late.status).toBe(409);
    expect(await statusOf(answered.id)).toBe("answered");
  });

  test("without a reason it is refused, and a non-admin can't do it", async () => {
    const { id } = await drawn();
    const admin = await signedIn("admin");
    const short = await admin.post(adminPaths.question(id), { intent: "close", reason: "No" });
    expect(short.status).toBe(400);
    expect(await wordsOf(short)).toContain("Write at least 10 characters.");
    const refused = await (await signedIn("agent")).post(adminPaths.question(id), {
      intent: "close",
      reason: REASON,
    });
    expect(refused.headers.get("Location")).toBe("/dashboard");
    expect(await statusOf(id)).toBe("waiting");
  });
});

describe("answering as an admin", () => {
  test("an admin without a license can't; one whose own profile is licensed can, without being asked", async () => {
    const first = await drawn();
    const admin = await signedIn("admin");
    const body = `${ANSWER} As an admin I looked it up.`;
    const refused = await admin.post(adminPaths.question(first.id), { intent: "answer", body });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("As an admin I looked it up.");
    const isOffered = async () =>
      (await wordsOf(await admin.get(adminPaths.question(first.id)))).includes("Answer it yourself");
    expect(await isOffered()).toBe(false);
    // With a licensed profile they may.
    const [record] = await rows("SELECT agent_no FROM profiles WHERE user_id = ?", [
      await userId("agent@fairlead.example"),
    ]);
    const keep = async (email: string, agentNo: number | null) =>
      rows("UPDATE profiles SET agent_no = ?, verified = ? WHERE user_id = ?", [
        agentNo,
        agentNo === null ? 0 : 1,
        await userId(email),
      ]);
    await keep("agent@fairlead.example", null);
    await keep("admin@fairlead.example", Number(record?.agent_no));
    expect(await isOffered()).toBe(true);
    await keep("admin@fairlead.example", null);
    await keep("agent@fairlead.example", Number(record?.agent_no));

    const agentId = await userId("agent@fairlead.example");
    await rows("DELETE FROM question_experts WHERE question_no = ?", [first.questionNo]);
    expect(await answerQuestion(own(), agentId, first.id, body)).toEqual({
      kind: "refused",
      why: "not-asked",
    });
    expect(await answerQuestion(own(), agentId, first.id, body, { asAdmin: true })).toEqual({
      kind: "published",
    });
    expect(await statusOf(first.id)).toBe("answered");
    expect(await audited("answer.write", first.id)).toHaveLength(1);
    expect(await answerQuestion(own(), agentId, first.id, `${body} Again.`, { asAdmin: true })).toMatchObject(
      {
        why: "closed",
      },
    );
  });
});
