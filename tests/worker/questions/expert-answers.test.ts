import { describe, expect, test } from "vitest";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import { listQuestionAddresses } from "#app/domains/questions/published/sitemap-queries.server.ts";
import { addressOf, pageOf, within } from "#support/browser/page.ts";
import { readableWords, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, rows, stranger, signedIn, emailToken, site, databaseUrl } = openQuestions();
const answer = async (id: string, body = ANSWER, who = "agent") => {
  const response = await (await signedIn(who)).post(`/dashboard/questions/${id}`, {
    body,
    intent: "publish",
  });
  return { status: response.status, words: await wordsOf(response) };
};

describe("an answer", () => {
  test("is published with name, license and NPN, emailed to the asker, and makes the question public", async () => {
    const { id, slug } = await askAgent({ customer_email: "wants-answer@mail.example" });
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(404);
    expect((await answer(id)).status).toBe(303);
    const page = await site.get(`/expert-answers/${slug}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    const [agent] = await rows("SELECT npn FROM agents WHERE slug = 'ines-calloway'");
    const words = readableWords(html);
    for (const said of [
      "Ines Calloway",
      `NPN ${agent?.npn}`,
      "Texas 2214873",
      "a tenth of the house",
      "1 answer",
    ])
      expect(words).toContain(said);
    expect(html).not.toMatch(/Hargrove|wants-answer|78704/);
    expect(words, "in the question’s state's time zone").toMatch(
      /Asked [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M about .*All times are Central\./,
    );
    expect(words).not.toMatch(/[AP]M UTC/);
    const jsonLd = /<script type="application\/ld\+json"[^>]*>([^<]*QAPage[^<]*)</.exec(html)?.[1] ?? "{}";
    expect(JSON.parse(jsonLd).mainEntity).toMatchObject({ "@type": "Question", answerCount: 1 });
    const [email] = await rows(
      "SELECT subject, text FROM outbox WHERE recipient = 'wants-answer@mail.example' AND kind = 'expert-answer'",
    );
    expect(email?.subject).toBe("An answer from Ines Calloway");
    expect(email?.text).toContain(ANSWER);
  });

  test("is found by its text, type and state, and counted there", async () => {
    const { id, slug } = await askAgent({ insurance_type: "Auto" });
    await answer(id, `${ANSWER} The word zyzzyva is only here.`);
    const found = async (query: string) =>
      (await (await site.get(`/expert-answers?${query}`)).text()).includes(slug);
    expect(await found("q=zyzzyva")).toBe(true);
    expect(await found("q=zyzz&type=auto&state=TX")).toBe(true);
    expect(await found("q=zyzzyva&state=OH")).toBe(false);
    expect(await found("q=zyzzyva&type=life")).toBe(false);
    // An empty list has the only link on itself.
    for (const query of ["q=zyzzyva", "q=zzzzqqq"]) {
      const main = within((await pageOf(await site.get(`/expert-answers?${query}`))).getByRole("main"));
      expect(main.getAllByRole("link", { name: "Ask an Expert" }), query).toHaveLength(1);
    }
    const totals = await rows(
      "SELECT published FROM question_totals WHERE type_bit = 0 AND state_code = 'TX'",
    );
    const counted = await rows(
      "SELECT count(*) AS n FROM expert_questions WHERE type_bit = 0 AND state_code = 'TX' AND status = 'answered'",
    );
    expect(totals[0]?.published).toBe(counted[0]?.n);
  });

  test("is what the list shows of its question: how it begins, and who wrote it", async () => {
    const { id, slug } = await askAgent({ insurance_type: "Auto" });
    await answer(id, "The first answer of this one says wombat. It goes on after that.");
    const listed = async (query: string) => {
      const main = within((await pageOf(await site.get(`/expert-answers?${query}`))).getByRole("main"));
      const row = main
        .getAllByRole("listitem")
        .find((item) => item.querySelector(`h2 a[href="/expert-answers/${slug}"]`));
      return row?.textContent ?? "";
    };
    for (const query of ["q=wombat", "agent=ines-calloway&q=wombat"]) {
      expect(await listed(query), query).toContain("The first answer of this one says wombat.");
      expect(await listed(query), query).toContain("Ines Calloway");
    }
    await rows("UPDATE expert_answers SET status = 'removed' WHERE body LIKE '%wombat%'");
    expect(await listed("q=wombat&state=TX")).toMatch(/\?/);
    expect(await listed("q=wombat&state=TX")).not.toContain("The first answer");
  });

  test("forged by an agent without the license is refused with 403", async () => {
    const { id } = await askAgent();
    await rows("UPDATE licenses SET lines = 32 WHERE number = '2214873'");
    await rows("UPDATE expert_questions SET type_bit = 4 WHERE id = ?", [id]);
    const refused = await answer(id);
    await rows("UPDATE licenses SET lines = 12 WHERE number = '2214873'");
    expect(refused.status).toBe(403);
    expect(refused.words).toContain(
      "You have no active license today for this type of insurance in this state.",
    );
    expect(await rows("SELECT status FROM expert_questions WHERE id = ?", [id])).toEqual([
      { status: "waiting" },
    ]);
  });

  test("with a license that ended since the question came is refused", async () => {
    const { id } = await askAgent();
    await rows(
      `UPDATE licenses SET expires_on = '2020-01-01'
       WHERE state_code = 'TX' AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')`,
    );
    expect((await answer(id)).status).toBe(403);
    await rows(
      `UPDATE licenses SET expires_on = '2090-01-01'
       WHERE state_code = 'TX' AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')`,
    );
    expect((await answer(id)).status).toBe(303);
  });

  test("by an agent who was not asked, a customer or a stranger is refused, and shows them nothing", async () => {
    const { id, questionNo } = await askAgent();
    await rows(
      "DELETE FROM question_experts WHERE question_no = ? AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')",
      [questionNo],
    );
    expect((await answer(id)).status).toBe(403);
    expect((await (await signedIn("agent")).get(`/dashboard/questions/${id}`)).status).toBe(404);
    expect((await answer(id, ANSWER, "customer")).status).toBe(403);
    expect(
      (await stranger().post(`/dashboard/questions/${id}`, { body: ANSWER })).headers.get("Location"),
    ).toContain("/auth");
  });

  test("that is too short keeps what was typed; a draft is stored and only its author sees it", async () => {
    const { id, slug } = await askAgent();
    const short = await answer(id, "Too short.");
    expect(short.status).toBe(400);
    expect(short.words).toContain("Answer must be at least 40 characters");
    const agent = await signedIn("agent");
    expect(
      (await agent.post(`/dashboard/questions/${id}`, { body: "A beginning", intent: "draft" })).status,
    ).toBe(303);
    expect(await (await agent.get(`/dashboard/questions/${id}`)).text()).toContain("A beginning");
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(404);
  });

  test("sent twice at once is one answer; a change stores the earlier version", async () => {
    const { id } = await askAgent();
    const agent = await signedIn("agent");
    const publish = (body: string) => agent.post(`/dashboard/questions/${id}`, { body, intent: "publish" });
    const both = await Promise.all([publish(ANSWER), publish(ANSWER)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    await publish(`${ANSWER} Compare it with your deductible.`);
    const [question] = await rows("SELECT answer_count FROM expert_questions WHERE id = ?", [id]);
    expect(question?.answer_count).toBe(1);
    const versions = await rows(
      `SELECT v.body FROM expert_answer_versions v JOIN expert_answers a ON a.id = v.answer_id
       JOIN expert_questions q ON q.question_no = a.question_no WHERE q.id = ?`,
      [id],
    );
    expect(versions).toEqual([{ body: ANSWER }]);
  });
});

describe("the emailed link", () => {
  test("opens that question on another device, once; used or invented it says so and offers a new one", async () => {
    const email = "by-link@mail.example";
    const { id } = await askAgent({ customer_email: email });
    await answer(id);
    const token = await emailToken("expert-answer", email);
    const device = stranger();
    // Programs open links too: opening must not use it up.
    expect(await wordsOf(await device.get(`/my-questions?token=${token}`))).toContain("Open my question");
    expect((await device.post("/my-questions", { intent: "open", token })).status).toBe(303);
    const mine = await wordsOf(await device.get("/my-questions"));
    expect(mine).toContain("Ines Calloway");
    for (const used of [token, "made-up"]) {
      const again = await stranger().post("/my-questions", { intent: "open", token: used });
      expect(again.status).toBe(410);
      expect(await wordsOf(again)).toContain("This link has expired.");
    }
    const [own] = await rows("SELECT id FROM expert_answers ORDER BY created_at DESC LIMIT 1");
    await device.post("/my-questions", { intent: "helpful", question: id, answer: String(own?.id) });
    expect(await wordsOf(await device.get("/my-questions"))).toContain("You found this helpful");
  });

  test("of thirty-one days ago is refused", async () => {
    const email = "late@mail.example";
    const { id } = await askAgent({ customer_email: email });
    await answer(id);
    const token = await emailToken("expert-answer", email);
    await rows("UPDATE question_passes SET expires_at = 1 WHERE kind = 'link'");
    expect((await stranger().post("/my-questions", { intent: "open", token })).status).toBe(410);
  });

  test("is sent again to the asker of that address, and no one learns whether there is one", async () => {
    await ask({ customer_email: "again@mail.example" });
    const [known, unknown] = await Promise.all(
      ["again@mail.example", "never-asked@mail.example"].map((email) =>
        stranger().post("/my-questions", { intent: "send-link", email }),
      ),
    );
    expect([known?.status, known?.headers.get("Location")]).toEqual([
      unknown?.status,
      unknown?.headers.get("Location"),
    ]);
    expect(await emailToken("question-link", "again@mail.example")).toMatch(/^[\w-]{43}$/);
    expect(await rows("SELECT 1 FROM outbox WHERE recipient = 'never-asked@mail.example'")).toEqual([]);
  });
});

describe("reported content", () => {
  test("stays up until an admin has decided; if removed, it is gone everywhere", async () => {
    const { id, slug } = await askAgent();
    await answer(id, `${ANSWER} The word quokka is only here.`);
    const report = { answer: "", reason: "personal-data", note: "names my street" };
    expect((await stranger().post(`/expert-answers/${slug}`, { ...report, reason: "" })).status).toBe(400);
    expect((await stranger().post(`/expert-answers/${slug}`, report)).status).toBe(303);
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(200);
    const admin = await signedIn("admin");
    const today = await admin.get("/admin");
    expect(await wordsOf(today)).toContain("names my street");
    const [open] = await rows("SELECT id FROM question_reports WHERE status = 'open'");
    const decision = { report: String(open?.id), decision: "remove" };
    expect((await (await signedIn("customer")).post("/admin", decision)).headers.get("Location")).toBe(
      "/dashboard",
    );
    expect((await admin.post("/admin", decision)).status).toBe(303);
    expect((await site.get(`/expert-answers/${slug}`)).status).toBe(410);
    expect(await (await site.get("/expert-answers?q=quokka")).text()).not.toContain(slug);
  });

  test("that was the only answer: removal is told to its author and the asker, can't be changed, and leaves the sitemap", async () => {
    const { id, slug, asker: visitor } = await askAgent();
    await answer(id);
    const sitemap = async () =>
      (
        await listQuestionAddresses(openContext({ databaseUrl: databaseUrl() }), {
          above: 0,
          through: Number.MAX_SAFE_INTEGER,
        })
      ).map((question) => question.slug);
    expect(await sitemap()).toContain(slug);
    const [own] = await rows(
      "SELECT a.id FROM expert_answers a JOIN expert_questions q USING (question_no) WHERE q.id = ?",
      [id],
    );
    const report = { answer: String(own?.id), reason: "wrong", note: "" };
    expect((await stranger().post(`/expert-answers/${slug}`, report)).status).toBe(303);
    const [open] = await rows("SELECT id FROM question_reports WHERE answer_id = ?", [String(own?.id)]);
    await (
      await (await signedIn("admin")).post("/admin", { report: String(open?.id), decision: "remove" })
    ).text();

    const agent = await signedIn("agent");
    const page = await pageOf(await agent.get(`/dashboard/questions/${id}`));
    expect(page.text).toContain("We removed this answer after a report.");
    expect(page.text).toContain(ANSWER);
    expect(page.queryByRole("button", { name: /Publish/ })).toBeNull();
    const changed = `${ANSWER} Changed since.`;
    const refused = await answer(id, changed);
    expect(refused.status).toBe(403);
    expect(refused.words).toContain("We removed this answer after a report.");
    const draft = await agent.post(`/dashboard/questions/${id}`, { body: changed, intent: "draft" });
    expect(draft.status).toBe(403);
    expect(await wordsOf(draft)).toContain(changed);
    expect(await rows("SELECT body, status FROM expert_answers WHERE id = ?", [String(own?.id)])).toEqual([
      { body: ANSWER, status: "removed" },
    ]);

    const mine = await wordsOf(await visitor.get("/my-questions"));
    expect(mine).toContain("It was answered, but none of that is shown now.");
    expect(mine).not.toContain("Waiting for");
    expect(await sitemap()).not.toContain(slug);
  });

  test("removed while its author was changing it stays as it was removed", async () => {
    const { id } = await askAgent();
    await answer(id);
    const context = openContext({ databaseUrl: databaseUrl() });
    const { db } = context;
    const ofThis = "question_no = (SELECT question_no FROM expert_questions WHERE id = ?)";
    context.db = {
      ...db,
      async write(statements) {
        await rows(`UPDATE expert_answers SET status = 'removed' WHERE ${ofThis}`, [id]);
        return db.write(statements);
      },
    };
    const [user] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
    expect(await answerQuestion(context, String(user?.id), id, `${ANSWER} Changed since.`)).toEqual({
      kind: "refused",
      why: "answer-removed",
    });
    expect(await rows(`SELECT body FROM expert_answers WHERE ${ofThis}`, [id])).toEqual([{ body: ANSWER }]);
  });
});

test("a page shows a short question once, and lists each similar title once and never its own", async () => {
  const short = "Who pays when my neighbor’s fence falls on mine?";
  const long = `${short} It fell in the last storm.`;
  const asked: { slug: string }[] = [];
  for (const question of [short, short, long, "Is a shed insured?", "Is a shed insured?"]) {
    const one = await askAgent({ question, insurance_type: "Boat" });
    await answer(one.id);
    asked.push(one);
  }
  const pageAt = async (at: number) => pageOf(await site.get(`/expert-answers/${asked[at]?.slug}`));
  const page = await pageAt(0);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe(short);
  expect(page.queryAllByText(short, { selector: "p, p *" })).toEqual([]);
  const near = within(page.getByRole("region", { name: "Related questions" })).getAllByRole("link");
  const titles = near.map(({ textContent }) => textContent);
  expect(near.map(addressOf)[0]).toBe(`/expert-answers/${asked[4]?.slug}`);
  expect(titles).toEqual([...new Set(titles)]);
  expect(titles).not.toContain(short);
  expect((await pageAt(2)).text).toContain(long);
});

test("the list has numbered pages, which end with its last question", async () => {
  const addressesOf = async (query: string) => {
    const main = within((await pageOf(await site.get(`/expert-answers${query}`))).getByRole("main"));
    return main.getAllByRole("heading", { level: 2 }).flatMap((heading) => {
      const link = heading.querySelector("a");
      return link === null ? [] : [addressOf(link)];
    });
  };
  const [count] = await rows("SELECT count(*) n FROM expert_questions WHERE status = 'answered'");
  const total = Number(count?.n);
  const last = Math.ceil(total / 20);
  const [first, second, end] = await Promise.all(["", "?page=2", `?page=${last}`].map(addressesOf));
  expect(first).toHaveLength(20);
  expect(second?.filter((one) => first?.includes(one))).toEqual([]);
  expect(end).toHaveLength(total - (last - 1) * 20);
  const page = await pageOf(await site.get("/expert-answers?page=2"));
  const numbers = within(page.getByRole("navigation", { name: "Pages" }));
  expect(numbers.getByRole("link", { name: /^Page ?2$/ }).getAttribute("aria-current")).toBe("page");
  expect(addressOf(numbers.getByRole("link", { name: "Previous" }))).toBe("/expert-answers");
  expect(page.text).toContain(`21 to ${Math.min(40, total)} of ${total}`);
  expect((await site.get(`/expert-answers?page=${last + 1}`)).status).toBe(404);
  for (const wrong of ["0", "x", "99999", "-1"])
    expect((await site.get(`/expert-answers?page=${wrong}`)).status, wrong).toBe(400);
});

test("nothing private is in a public answer", async () => {
  const { id, slug } = await askAgent({
    question: "Secret street 12 Hidden Hollow Lane is where the fence fell, who pays?",
    personal_data: "leave-out",
    customer_last_name: "Verysecretname",
    allow_contact: "on",
    customer_phone: "5125550199",
  });
  await answer(id);
  for (const path of [
    `/expert-answers/${slug}`,
    "/expert-answers",
    "/live",
    `/expert-answers/${slug}.data`,
  ]) {
    const text = await (await site.get(path)).text();
    expect(text, path).not.toMatch(/Hidden Hollow|Verysecretname|5125550199|78704/);
  }
});
