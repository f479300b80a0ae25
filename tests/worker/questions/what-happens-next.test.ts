/** What an asker is told once a question is sent: on a page, by email, and by the demo's own questions. */
import { describe, expect, test } from "vitest";
import { PROMISE } from "#app/domains/questions/question-texts.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { pageOf, wordsIn } from "#support/browser/page.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { write, ask, askAgent, confirm, rows, stranger, signedIn, emailToken, site } = openQuestions();
const nextOf = (id: string) => `/ask-expert/next?question=${id}`;
const emailsTo = (email: string) =>
  rows("SELECT kind, subject, text, html FROM outbox WHERE recipient = ? ORDER BY rowid", [email]);

// First, before any test of this file asks anything.
test("no demo question is late: the demo keeps the form's promise", async () => {
  const late = await rows(
    `SELECT count(*) AS n FROM expert_questions WHERE status = 'waiting'
       OR (first_answered_at IS NOT NULL AND first_answered_at - asked_at > ?)`,
    [2 * HOUR_MS],
  );
  expect(PROMISE).toContain("no later than 1 - 2 hours");
  expect(late).toEqual([{ n: 0 }]);
  expect((await pageOf(await site.get("/live"))).text).toContain("Every question so far has an answer.");
  const queue = await pageOf(await (await signedIn("agent")).get("/dashboard/questions"));
  expect(queue.getAllByRole("link", { name: "Answer" }).length).toBeGreaterThanOrEqual(3);
});

test("one waiting question is one on the live page", async () => {
  await ask();
  expect((await pageOf(await site.get("/live"))).text).toMatch(/Being answered\s*1 question · /);
});

describe("the page after sending", () => {
  test("says which mailbox has the link, who is asked, and when answers come", async () => {
    const {
      id,
      asker: visitor,
      email,
    } = await write({ insurance_type: "Home", question: "Is my shed insured?" });
    const page = await pageOf(await visitor.get(nextOf(id)));
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("What happens next");
    const steps = page
      .getAllByRole("listitem")
      .map(wordsIn)
      .filter((words) => /email|agents/.test(words));
    expect(steps[0]).toContain(`We sent a link to ${email}`);
    expect(page.text).toContain("up to 5 agents licensed for Home in Texas");
    expect(page.text).toContain(PROMISE);
    expect(page.text).toContain("Is my shed insured?");
  });

  test("says which ZIP replaces an unknown one, and keeps what was typed", async () => {
    const told = "is not in our list of ZIP codes. We ask those nearest to 787";
    const { id, asker: visitor } = await write({ customer_zip_code: "78700-1234" });
    expect((await pageOf(await visitor.get(nextOf(id)))).text).toContain(`78700 ${told}`);
    expect(await rows("SELECT customer_zip_code AS zip FROM expert_questions WHERE id = ?", [id])).toEqual([
      { zip: "78700-1234" },
    ]);
    const known = await write({ question: "Is my other shed insured, too?" });
    expect((await pageOf(await known.asker.get(nextOf(known.id)))).text).not.toContain("list of ZIP codes");
  });

  test("shows a question to its asker only", async () => {
    const { id } = await write();
    for (const visitor of [stranger(), await signedIn("agent")]) {
      const response = await visitor.get(nextOf(id));
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/my-questions"]);
    }
  });

  test("of a question that was sent promises a receipt, and claims nothing that is not done yet", async () => {
    const { id, asker: visitor } = await ask();
    const page = await pageOf(await visitor.get(nextOf(id)));
    expect(page.text).toContain("You get a receipt");
    expect(page.text).not.toContain("have it now");
    expect(page.text).toContain("We’re finding agents near you who are licensed for it.");
  });
});

describe("the receipt", () => {
  test("is sent when the address is confirmed, not before, once, with a link that opens the question", async () => {
    const { email } = await write({ question: "Who pays for the neighbor’s tree?" });
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(["confirm-question"]);
    await confirm(email);
    await confirm(email).catch(() => null);
    const emails = await emailsTo(email);
    expect(emails.map(({ kind }) => kind)).toEqual(["confirm-question", "question-receipt"]);
    expect(emails[1]?.text).toContain("You asked: Who pays for the neighbor’s tree?");
    expect(emails[1]?.text).toContain(PROMISE);
    const phone = stranger();
    const opened = await phone.post("/my-questions", {
      intent: "open",
      token: await emailToken("question-receipt", email),
    });
    expect(opened.status).toBe(303);
    expect((await pageOf(await phone.get("/my-questions"))).text).toContain(
      "Who pays for the neighbor’s tree?",
    );
  });

  test("is sent at once to a signed-in asker's confirmed address, without a secret link", async () => {
    const email = "customer@fairlead.example";
    await ask(
      { customer_email: email, question: "Does a receipt reach a customer?" },
      await signedIn("customer"),
    );
    const receipts = (await emailsTo(email)).filter(({ kind }) => kind === "question-receipt");
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toMatch(/\/my-questions\n/);
    expect(receipts[0]?.text).not.toContain("token=");
  });

  test("breaks links in the question's text", async () => {
    const { email } = await ask({ question: "Is buy-now.example a carrier I can trust?" });
    const receipt = (await emailsTo(email)).find(({ kind }) => kind === "question-receipt");
    expect(`${receipt?.text}${receipt?.html}`).toContain("buy-now[.]example");
    expect(`${receipt?.text}${receipt?.html}`).not.toContain("buy-now.example");
  });
});

describe("a phone number in any notation", () => {
  test.each([
    ["512.555.0142", "5125550142"],
    ["+1 (512) 555-0142", "+15125550142"],
  ])("%s is stored as %s, and its field would accept it", async (typed, stored) => {
    const { id } = await write({ allow_contact: "on", customer_phone: typed });
    expect(
      await rows("SELECT customer_phone, customer_phone_e164 FROM expert_questions WHERE id = ?", [id]),
    ).toEqual([{ customer_phone: stored, customer_phone_e164: "+15125550142" }]);
    const control = (await pageOf(await site.get("/ask-expert"))).getByLabelText(/^Phone/);
    expect(typed).toMatch(new RegExp(`^(?:${control.getAttribute("pattern")})$`, "v"));
  });
});

test("if nothing was asked, an account has no questions, and a stranger none on this device", async () => {
  const empty = async (visitor = stranger()) => (await pageOf(await visitor.get("/my-questions"))).text;
  expect(await empty()).toContain("No questions on this device");
  const words = await empty(await signedIn("agent"));
  expect(words).toContain("No questions yet");
  expect(words).not.toContain("this device");
});

test("the question is the first field of the form", async () => {
  const page = await pageOf(await site.get("/ask-expert"));
  const form = page.getByRole("button", { name: "Send question" }).closest("form");
  const named = [...(form?.querySelectorAll("textarea, select, input:not([type=hidden])") ?? [])];
  expect(named.map((control) => control.getAttribute("name"))).toEqual([
    "question",
    "customer_zip_code",
    "insurance_type",
    "customer_first_name",
    "customer_last_name",
    "customer_email",
    "allow_contact",
    "customer_phone",
  ]);
});

describe("an answer to a question withdrawn meanwhile", () => {
  test("is refused and shown again, with nothing of the question", async () => {
    const { id, asker: visitor } = await askAgent({ question: "Will this be gone before anybody answers?" });
    const agent = await signedIn("agent");
    expect((await agent.get(`/dashboard/questions/${id}`)).status).toBe(200);
    await visitor.post("/my-questions", { intent: "withdraw", question: id });
    const response = await agent.post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" });
    expect(response.status).toBe(403);
    const page = await pageOf(response);
    expect(page.text).toContain("The asker took it back, or we closed or removed it");
    const written = page.getByLabelText(/^What you wrote/) as HTMLTextAreaElement;
    expect(written.textContent?.trim()).toBe(ANSWER);
    expect(page.text).not.toContain("Will this be gone");
    // The same for a draft, and the page itself is gone.
    const draft = await agent.post(`/dashboard/questions/${id}`, { body: "A beginning", intent: "draft" });
    expect(draft.status).toBe(403);
    expect((await pageOf(draft)).getByLabelText(/^What you wrote/).textContent?.trim()).toBe("A beginning");
    expect((await agent.get(`/dashboard/questions/${id}`)).status).toBe(404);
    // For agents who weren't asked it never existed.
    expect((await (await signedIn("customer")).get(`/dashboard/questions/${id}`)).status).toBe(404);
  });
});
