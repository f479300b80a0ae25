import { describe, expect, test } from "vitest";
import { CONTACT_CONSENT } from "#app/domains/questions/question-texts.ts";
import { errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { asker, openQuestions } from "./questions.ts";

const { ask, write, rows, stranger, signedIn, site } = openQuestions();

const call = async (name: string, body: unknown, as = stranger()) =>
  as.get(`/api/rpc/${name}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

describe("asking without JavaScript", () => {
  test("is accepted, confirmed in the specification's words, and found again on this device only", async () => {
    const {
      id,
      response,
      asker: visitor,
    } = await write({
      question: "Does my policy pay for a fence that fell?",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`/ask-expert/next?question=${id}`);
    const mine = await wordsOf(await visitor.get("/my-questions"));
    expect(mine).toContain("Does my policy pay for a fence that fell?");
    expect(mine).toContain("Your expert question has been successfully submitted.");
    expect(await wordsOf(await stranger().get("/my-questions"))).not.toContain("a fence that fell");
  });

  test("says what is wrong next to the field, in the order of the form, and keeps what was typed", async () => {
    const response = await stranger().post("/ask-expert", {
      ...asker,
      customer_email: "nell",
      question: "<b>short</b>"[0] ?? "",
      allow_contact: "on",
      customer_phone: "0512",
    });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    const order = [
      "Question must be at least 10 characters",
      "Invalid email address",
      "Please enter a valid phone number",
    ];
    const places = order.map((message) => page.text.indexOf(message));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(errorBy(page.getByLabelText("Email"))).toContain("Invalid email address");
    expect(heldBy(page.getByLabelText("First name"))).toBe("Nell");
    expect(heldBy(page.getByLabelText(/^Phone/))).toBe("0512");
  });

  test("keeps a question of 4,000 characters with HTML in it as text", async () => {
    const question = `<script>alert(1)</script> ${"long ".repeat(700)}`;
    const response = await stranger().post("/ask-expert", { ...asker, question, customer_zip_code: "" });
    const html = await response.text();
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain(`&lt;script&gt;alert(1)&lt;/script&gt; ${"long ".repeat(690)}`);
  });

  test.each([
    ["an invalid ZIP", { customer_zip_code: "ABCDE" }, "Enter a US zip code"],
    ["an unknown type", { insurance_type: "Spaceships" }, "Insurance type is required"],
  ])("refuses %s", async (_what, changes, message) => {
    const { response } = await ask(changes);
    expect(response.status).toBe(400);
    expect(
      await wordsOf(await stranger().post("/ask-expert", { ...asker, question: "Ten letters?", ...changes })),
    ).toContain(message);
  });

  test("accepts a ZIP+4, and finds an unknown ZIP by its area", async () => {
    for (const zip of ["78704-1234", "78700"]) {
      expect((await ask({ customer_zip_code: zip })).response.status, zip).toBe(303);
    }
  });

  test("a double submit is one question, and both lead to it", async () => {
    const visitor = stranger();
    const question = "Is this question written once, even if sent twice?";
    const answers = await Promise.all(
      [visitor, visitor, stranger()].map((one) => one.post("/ask-expert", { ...asker, question })),
    );
    for (const response of answers) await response.text();
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rows("SELECT count(*) AS n FROM expert_questions WHERE question = ?", [question])).toEqual([
      { n: 1 },
    ]);
    expect(await wordsOf(await visitor.get("/my-questions"))).toContain(question);
  });

  test("more than twelve in ten minutes from one network are refused, with when to retry", async () => {
    const visitor = stranger();
    const statuses: number[] = [];
    let last = "";
    for (let n = 0; n < 14; n++) {
      const response = await visitor.post("/ask-expert", {
        ...asker,
        customer_email: `flood-${n}@mail.example`,
        question: `Flood of questions, number ${n}`,
      });
      statuses.push(response.status);
      last = await response.text();
    }
    expect(statuses).toEqual([...Array(12).fill(303), 429, 429]);
    expect(last).toContain("Too many tries from this network");
    expect(last).toContain("Flood of questions, number 13");
  });
});

describe("personal data in a question", () => {
  const question = "A tree fell on our fence at 411 Alder Bend. Call 512-555-0188. Who pays?";

  test("is asked about before anything is written, and what was typed stays", async () => {
    const response = await stranger().post("/ask-expert", { ...asker, question });
    expect(response.status).toBe(409);
    const words = await wordsOf(response);
    expect(words).toContain("looks like an address, and there’s more: “512-555-0188”. The agents");
    expect(words).toContain("Leave it out of the public version");
    expect(await rows("SELECT 1 FROM expert_questions WHERE question = ?", [question])).toEqual([]);
  });

  test("is removed in public and kept for the experts, or kept everywhere, as the asker chooses", async () => {
    const { id } = await ask({ question, personal_data: "leave-out" });
    const unchanged = await ask({ question: `${question} Again.`, personal_data: "keep" });
    const [out] = await rows("SELECT question, public_text, slug FROM expert_questions WHERE id = ?", [id]);
    expect(out?.question).toContain("411 Alder Bend");
    expect(out?.public_text).not.toMatch(/Alder|555/);
    expect(out?.slug).not.toMatch(/alder|555/);
    const [all] = await rows("SELECT public_text FROM expert_questions WHERE id = ?", [unchanged.id]);
    expect(all?.public_text).toContain("411 Alder Bend");
  });
});

describe("consent to call", () => {
  test("is a record with the words that were shown, and can be withdrawn", async () => {
    const { id, asker: visitor } = await ask({ allow_contact: "on", customer_phone: "5125550188" });
    const [record] = await rows(
      "SELECT text_shown, given_on, revoked_at FROM consent_records WHERE subject_id = ?",
      [id],
    );
    expect(record).toEqual({ text_shown: CONTACT_CONSENT, given_on: "/ask-expert", revoked_at: null });
    expect((await visitor.post("/my-questions", { intent: "revoke", question: id })).status).toBe(303);
    const [after] = await rows(
      `SELECT c.revoked_at > 0 AS revoked, q.customer_phone FROM consent_records c
       JOIN expert_questions q ON q.id = c.subject_id WHERE q.id = ?`,
      [id],
    );
    expect(after).toEqual({ revoked: 1, customer_phone: null });
  });

  test("without it, no number is stored", async () => {
    const { id } = await ask({ customer_phone: "5125550188" });
    expect(await rows("SELECT customer_phone FROM expert_questions WHERE id = ?", [id])).toEqual([
      { customer_phone: null },
    ]);
    expect(await rows("SELECT 1 FROM consent_records WHERE subject_id = ?", [id])).toEqual([]);
  });
});

describe("a question belongs to its asker", () => {
  test("a stranger with its id changes nothing", async () => {
    const { id } = await ask();
    for (const intent of ["withdraw", "revoke", "helpful"]) {
      const response = await stranger().post("/my-questions", { intent, question: id });
      await response.text();
      expect(response.status, intent).toBe(403);
    }
  });

  test("a signed-in customer finds theirs on every device, and never another's", async () => {
    await ask({ question: "Only the customer may read this question" }, await signedIn("customer"));
    expect(await wordsOf(await (await signedIn("customer")).get("/my-questions"))).toContain(
      "Only the customer",
    );
    expect(await wordsOf(await (await signedIn("agent")).get("/my-questions"))).not.toContain(
      "Only the customer",
    );
  });

  test("once withdrawn, it is closed forever", async () => {
    const { id, asker: visitor } = await ask();
    expect((await visitor.post("/my-questions", { intent: "withdraw", question: id })).status).toBe(303);
    expect(await rows("SELECT status FROM expert_questions WHERE id = ?", [id])).toEqual([
      { status: "withdrawn" },
    ]);
  });
});

describe("the API of specification §7", () => {
  test("manage_product_types_secure lists active types for everyone and all of them for admins only", async () => {
    await rows("UPDATE product_types SET active = 0 WHERE slug = 'flood'");
    const active = await (await call("manage_product_types_secure", { action: "select_active" })).json();
    expect(active).toContainEqual({ name: "Auto" });
    expect(active).not.toContainEqual({ name: "Flood" });
    const all = (as?: Awaited<ReturnType<typeof signedIn>>) =>
      call("manage_product_types_secure", { action: "select_all" }, as);
    expect((await all()).status).toBe(401);
    expect((await all(await signedIn("customer"))).status).toBe(403);
    expect(await (await all(await signedIn("admin"))).json()).toContainEqual({
      name: "Flood",
      active: false,
    });
    await rows("UPDATE product_types SET active = 1 WHERE slug = 'flood'");
  });

  test("manage_expert_questions_secure writes a question, or answers with the broken rule", async () => {
    const question_data = {
      ...asker,
      question: "Asked over the interface, is it taken?",
      allow_contact: false,
    };
    const taken = await call("manage_expert_questions_secure", { action: "create_question", question_data });
    expect([taken.status, await taken.json()]).toEqual([200, { success: true, error: null }]);
    const broken = await call("manage_expert_questions_secure", {
      action: "create_question",
      question_data: { ...question_data, customer_first_name: "" },
    });
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { success: false, error: "First name is required" },
    ]);
    expect((await call("manage_expert_questions_secure", { action: "drop" })).status).toBe(400);
    expect((await call("manage_expert_questions_secure", { action: "select_mine" })).status).toBe(401);
  });
});

test("the cached form has no name or address of a signed-in reader", async () => {
  const mine = await (await signedIn("customer")).get("/ask-expert");
  expect(await mine.text()).toContain("customer@fairlead.example");
  expect(mine.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await (await site.get("/ask-expert")).text()).not.toContain("customer@fairlead.example");
});
