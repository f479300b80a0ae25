import { describe, expect, test } from "vitest";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import { drawCircle, drawOverdueCircles } from "#app/domains/questions/experts/circle-commands.server.ts";
import { findQuestionToAnswer, listQueue } from "#app/domains/questions/experts/expert-queries.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { addressesIn, addressOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, rows, signedIn, site, databaseUrl } = openQuestions();

describe("the circle", () => {
  test("is five agents with an account, licensed for the type in that state, each told by email and notification", async () => {
    const { questionNo } = await ask({ insurance_type: "Home" });
    const experts = () =>
      rows(
        `SELECT e.agent_no, p.user_id, u.email FROM question_experts e JOIN profiles p ON p.agent_no = e.agent_no
         JOIN users u ON u.id = p.user_id WHERE e.question_no = ?`,
        [questionNo],
      );
    await expect.poll(async () => (await experts()).length).toBe(5);
    const today = new Date().toISOString().slice(0, 10);
    for (const { agent_no, user_id, email } of await experts()) {
      const licensed = await rows(
        "SELECT 1 FROM agent_coverage WHERE agent_no = ? AND state_code = 'TX' AND through_day >= ? AND types & 2",
        [Number(agent_no), today],
      );
      expect(licensed.length, `agent ${agent_no}`).toBeGreaterThan(0);
      expect(await rows("SELECT 1 FROM user_notifications WHERE user_id = ?", [String(user_id)])).not.toEqual(
        [],
      );
      expect(
        await rows("SELECT 1 FROM outbox WHERE recipient = ? AND kind = 'expert-asked'", [String(email)]),
      ).not.toEqual([]);
    }
  });

  test("is drawn from the nearest: no one in it is farther than the sixtieth who could be asked", async () => {
    const { questionNo } = await askAgent({ insurance_type: "Home", customer_zip_code: "78701" });
    const today = new Date().toISOString().slice(0, 10);
    const nearest = await rows(
      `SELECT a.agent_no FROM agents a JOIN profiles p ON p.agent_no = a.agent_no AND p.verified
         JOIN agent_coverage v ON v.agent_no = a.agent_no AND v.state_code = 'TX' AND v.through_day >= ? AND v.types & 2,
         (SELECT lat, lon FROM zips WHERE zip = '78701') z
       WHERE a.types & 2
       ORDER BY (a.lat - z.lat) * (a.lat - z.lat) + (a.lon - z.lon) * (a.lon - z.lon) * 0.7466 LIMIT 60`,
      [today],
    );
    const asked = await rows("SELECT agent_no FROM question_experts WHERE question_no = ?", [questionNo]);
    expect(nearest.map(({ agent_no }) => agent_no)).toEqual(
      expect.arrayContaining(asked.map(({ agent_no }) => agent_no)),
    );
  });

  test("widens by five after 15, 45 and 90 minutes, tells admins each time, and never asks anyone twice", async () => {
    const { id, questionNo } = await askAgent();
    const context = openContext({ databaseUrl: databaseUrl() });
    const [begun] = await rows("SELECT asked_at FROM expert_questions WHERE id = ?", [id]);
    const told = async () =>
      (await rows("SELECT count(*) AS n FROM user_notifications WHERE title LIKE 'No answer after%'"))[0]?.n;
    const before = Number(await told());
    for (const [minutes, circle] of [
      [14, 1],
      [15, 2],
      [45, 3],
      [46, 3],
      [90, 4],
      [500, 4],
    ] as const) {
      context.clock.set(Number(begun?.asked_at) + minutes * MINUTE_MS);
      expect(await drawCircle(context, id), `after ${minutes} minutes`).toEqual({ waiting: true, circle });
    }
    const [admins] = await rows("SELECT count(*) n FROM user_roles WHERE role = 'admin'");
    expect(Number(await told()) - before).toBe(3 * Number(admins?.n));
    const circles = await rows(
      "SELECT circle, experts FROM question_circles WHERE question_no = ? ORDER BY circle",
      [questionNo],
    );
    expect(circles.map(({ circle }) => circle)).toEqual([1, 2, 3, 4]);
    const emails = await rows("SELECT text FROM outbox WHERE kind = 'question-unanswered'");
    expect(emails).toHaveLength(Number(admins?.n));
    expect(emails[0]?.text).toContain("You can ask others, or close it.");
    expect(emails[0]?.text).not.toContain("Every expert");
  });

  test("of one agent, and of none, is reported as such to admins, to the asker, and to every reader", async () => {
    const { id, questionNo, slug, asker: visitor } = await askAgent();
    const [begun] = await rows("SELECT asked_at FROM expert_questions WHERE id = ?", [id]);
    const context = openContext({ databaseUrl: databaseUrl() });
    const drawAfter = async (minutes: number) => {
      context.clock.set(Number(begun?.asked_at) + minutes * MINUTE_MS);
      await drawCircle(context, id);
      const [told] = await rows(
        "SELECT message FROM user_notifications WHERE title = ? ORDER BY rowid DESC",
        [`No answer after ${minutes} minutes`],
      );
      return told?.message;
    };
    // All have it already, except one of those drawn first.
    await rows(
      `INSERT OR IGNORE INTO question_experts (question_no, agent_no, circle, distance_miles, asked_at)
       SELECT ?, agent_no, 1, 2.5, 1 FROM agents`,
      [questionNo],
    );
    await rows(
      `DELETE FROM question_experts WHERE question_no = ? AND agent_no = (SELECT min(agent_no) FROM question_experts
        WHERE question_no = ? AND distance_miles <> 2.5)`,
      [questionNo, questionNo],
    );
    expect(await drawAfter(15)).toContain("sent to 1 more agent)");
    expect(await drawAfter(45)).toContain("no other agent was available)");

    await rows("DELETE FROM question_experts WHERE question_no = ? AND circle = 1", [questionNo]);
    expect(await wordsOf(await visitor.get("/my-questions"))).toContain("1 agent has your question.");
    await rows(
      `INSERT INTO expert_answers (id, question_no, agent_no, body, status, license_state, license_number, license_label,
        created_at) SELECT 'answer-' || agent_no, ?, agent_no, 'Yes.', 'published', 'TX', '1', '', ? FROM agents LIMIT 6`,
      [questionNo, Number(begun?.asked_at) + 60 * MINUTE_MS],
    );
    await rows("UPDATE expert_questions SET status = 'answered', answer_count = 6 WHERE id = ?", [id]);
    const page = await wordsOf(await site.get(`/expert-answers/${slug}`));
    for (const said of [
      "Sent to 1 more after 15 minutes",
      "No other agent was available after 45 minutes",
      "Answer 6 after",
    ])
      expect(page).toContain(said);
  });

  test("drawn by the alarm and by the cron trigger at once is drawn once", async () => {
    const { id, questionNo } = await askAgent();
    const contexts = [1, 2, 3].map(() =>
      openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + 20 * MINUTE_MS }),
    );
    await Promise.all(contexts.map((context) => drawCircle(context, id)));
    expect(
      await rows("SELECT circle FROM question_circles WHERE question_no = ? ORDER BY circle", [questionNo]),
    ).toEqual([{ circle: 1 }, { circle: 2 }]);
  });

  test("whose alarm was lost is drawn by the cron trigger", async () => {
    const { questionNo } = await askAgent();
    const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + 17 * MINUTE_MS });
    expect(await drawOverdueCircles(context)).toBeGreaterThan(0);
    expect(await rows("SELECT circle FROM expert_questions WHERE question_no = ?", [questionNo])).toEqual([
      { circle: 2 },
    ]);
    await site.runCron();
  });
});

test("a question is visible to the agents who were asked, and to no one else", async () => {
  const { id } = await askAgent();
  const context = openContext({ databaseUrl: databaseUrl() });
  const readBy = async (who: string) => {
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
    const queue = (await listQueue(context, String(user?.id))).questions;
    const found = await findQuestionToAnswer(context, String(user?.id), id);
    return [queue.some((question) => question.id === id), found?.id ?? null];
  };
  expect(await readBy("agent")).toEqual([true, id]);
  for (const who of ["customer", "new-agent", "agency", "admin"])
    expect(await readBy(who), who).toEqual([false, null]);
});

test("waiting questions come before an expert's answered ones: unanswered ones first, in each group the longest wait first", async () => {
  const asked = [];
  for (let n = 0; n < 5; n++) asked.push(await askAgent());
  const [answered, later, sooner, newest, oldest] = asked;
  for (const [at, question] of [answered, sooner, later, oldest, newest].entries())
    await rows("UPDATE expert_questions SET asked_at = ? WHERE id = ?", [at + 1, String(question?.id)]);
  for (const question of [later, sooner])
    await rows("UPDATE expert_questions SET status = 'answered', answer_count = 1 WHERE id = ?", [
      String(question?.id),
    ]);
  const context = openContext({ databaseUrl: databaseUrl() });
  const [agent] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
  const userId = String(agent?.id);
  expect(await answerQuestion(context, userId, String(answered?.id), ANSWER)).toEqual({ kind: "published" });
  const ids = asked.map(({ id }) => id);
  const queue = (await listQueue(context, userId)).questions.filter(({ id }) => ids.includes(id));
  expect(queue.map(({ id }) => id)).toEqual(
    [oldest, newest, sooner, later, answered].map((question) => question?.id),
  );
  const page = await (await (await signedIn("agent")).get("/dashboard/questions")).text();
  expect(page).toMatch(
    /\d+ to answer: first the \d+ that nobody has answered, then the rest, longest wait first in each\./,
  );
});

test("an answer is written for its author's current profile, and for no other", async () => {
  const { id } = await askAgent();
  const context = openContext({ databaseUrl: databaseUrl() });
  for (const who of ["customer", "new-agent", "agency"]) {
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
    expect(await answerQuestion(context, String(user?.id), id, ANSWER), who).toMatchObject({
      kind: "refused",
    });
  }
  const [agent] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
  const userId = String(agent?.id);
  for (const lost of ["verified = 0", "account_status = 'archived'"]) {
    await rows(`UPDATE profiles SET ${lost} WHERE user_id = ?`, [userId]);
    const outcome = await answerQuestion(context, userId, id, ANSWER);
    await rows("UPDATE profiles SET verified = 1, account_status = 'active' WHERE user_id = ?", [userId]);
    expect(outcome, lost).toMatchObject({ kind: "refused" });
  }
  expect(await rows("SELECT answer_count FROM expert_questions WHERE id = ?", [id])).toEqual([
    { answer_count: 0 },
  ]);
});

test("every question of an expert is on one of their pages, once, and the counts include all of them", async () => {
  const { id, questionNo } = await askAgent();
  await rows(
    `INSERT INTO expert_questions (id, submission_key, customer_email, customer_first_name, customer_last_name,
      customer_zip_code, allow_contact, question, public_title, public_text, slug, type_bit, state_code, lat, lon, status,
      asked_at)
    SELECT j.value, j.value, customer_email, '', '', customer_zip_code, 0, question, public_title, public_text, j.value,
      type_bit, state_code, lat, lon, iif(j.key % 4 = 0, 'answered', 'waiting'), asked_at + j.key / 3
    FROM expert_questions, json_each(?) j WHERE expert_questions.id = ?`,
    [JSON.stringify(Array.from({ length: 60 }, () => crypto.randomUUID())), id],
  );
  await rows(
    `INSERT INTO question_experts (question_no, agent_no, circle, distance_miles, asked_at)
     SELECT question_no, (SELECT agent_no FROM agents WHERE slug = 'ines-calloway'), 1, 2.5, 1 FROM expert_questions
     WHERE question_no > ?`,
    [questionNo],
  );
  const all = await rows(
    `SELECT q.id, w.id answer FROM expert_questions q JOIN question_experts e USING (question_no)
      LEFT JOIN expert_answers w ON w.question_no = q.question_no AND w.agent_no = e.agent_no
     WHERE e.agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')
       AND q.status IN ('waiting', 'answered')`,
  );
  const waiting = all.filter(({ answer }) => answer === null);
  const agent = await signedIn("agent");
  const listed = async (first: string) => {
    const found: string[] = [];
    for (let address: string | undefined = first; address !== undefined; ) {
      const page = await pageOf(await agent.get(address));
      const filters = within(page.getByRole("navigation", { name: "Which questions" })).getAllByRole("link");
      expect(filters.map(wordsIn)).toEqual([`All ${all.length}`, `To answer ${waiting.length}`]);
      expect(page.text).toContain(`${waiting.length} to answer`);
      const questions = within(page.getByRole("table")).getAllByRole("rowheader");
      found.push(...questions.flatMap(addressesIn));
      const next = page.queryByRole("link", { name: "Next" });
      address = next === null ? undefined : addressOf(next);
    }
    return found;
  };
  const addresses = (of: typeof all) => of.map((row) => `/dashboard/questions/${row.id}`).sort();
  expect((await listed("/dashboard/questions")).sort()).toEqual(addresses(all));
  expect((await listed("/dashboard/questions?show=waiting")).sort()).toEqual(addresses(waiting));
});
