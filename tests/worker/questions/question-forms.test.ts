/** The forms of questions and answers when refused, without JavaScript. */
import { describe, expect, test } from "vitest";
import { addressOf, errorBy, formOf, heldBy, refusedPage, summaryOf, within } from "#support/browser/page.ts";
import { ANSWER, asker, openQuestions } from "./questions.ts";

const { askAgent, rows, stranger, signedIn } = openQuestions();

describe("asking", () => {
  const send = async (changes: Record<string, string>, status = 400) =>
    refusedPage(
      await stranger().post("/ask-expert", { ...asker, question: "Is this long enough?", ...changes }),
      status,
    );

  test("reports each missing field, in the order of the form, word for word", async () => {
    const page = await refusedPage(await stranger().post("/ask-expert", { allow_contact: "on" }), 400);
    expect(summaryOf(page)).toEqual([
      "Question is required",
      "Zip code is required",
      "Insurance type is required",
      "First name is required",
      "Last name is required",
      "Email is required",
      "Phone number is required when allowing contact",
    ]);
    expect(page.getByLabelText(/^Phone/).hasAttribute("required")).toBe(true);
  });

  test.each([
    ["customer_first_name", "First name is required", " "],
    ["customer_first_name", "Use at most 80 characters.", "n".repeat(81)],
    ["customer_last_name", "Remove the invisible characters.", "\u0007x\u0007"],
    ["customer_email", "Invalid email address", "nell@"],
    ["customer_zip_code", "Zip code must be at most 10 characters", "78704-12345"],
    ["customer_zip_code", "Enter a US zip code, such as 78704", "ABCDE"],
    ["insurance_type", "Insurance type is required", "Spaceships"],
    ["question", "Question must be at least 10 characters", "Too short"],
    ["question", "Use at most 4,000 characters.", "q".repeat(4_001)],
  ])("%s: %s, and no other field is reported", async (name, message, value) => {
    const page = await send({ [name]: value });
    expect(summaryOf(page)).toEqual([message]);
    expect(page.getByLabelText("First name").getAttribute("value")).toBe(
      name === "customer_first_name" ? value : "Nell",
    );
  });

  test("a wrong number matters only if agents may call, whatever else is wrong", async () => {
    const page = await send({ allow_contact: "on", customer_phone: "0512", question: "short", within: "x" });
    expect(summaryOf(page)).toEqual([
      "Question must be at least 10 characters",
      "Please enter a valid phone number",
    ]);
    expect(errorBy(page.getByLabelText(/^Phone/))).toContain("Please enter a valid phone number");
    expect(page.getByLabelText<HTMLInputElement>(/^Agents may contact me/).hasAttribute("checked")).toBe(
      true,
    );
    expect(summaryOf(await send({ customer_phone: "0512", question: "short" }))).toEqual([
      "Question must be at least 10 characters",
    ]);
  });

  test("possible personal data is asked about at its field, with removal preselected", async () => {
    const question = "A tree fell on our fence at 411 Alder Bend. Who pays?";
    const page = await send({ question }, 409);
    expect(summaryOf(page)).toEqual([
      "Choose what to do with the personal information in your question, then send it again.",
    ]);
    const choice = page.getByRole("radio", { name: "Leave it out of the public version" });
    expect(choice.hasAttribute("checked")).toBe(true);
    expect(choice.getAttribute("name")).toBe("personal_data");
    expect(heldBy(page.getByRole("textbox", { name: "Question" }))).toBe(question);
    const again = await send({ question, personal_data: "keep", customer_zip_code: "ABCDE" });
    expect(again.getByRole("radio", { name: "Keep it in the public version" }).hasAttribute("checked")).toBe(
      true,
    );
  });
});

describe("an answer", () => {
  const post = async (id: string, fields: Record<string, string>) =>
    (await signedIn("agent")).post(`/dashboard/questions/${id}`, { intent: "publish", ...fields });

  test.each([
    ["nothing", "", "Answer is required"],
    ["spaces", " \r\n ", "Answer is required"],
    ["39 characters", "a".repeat(39), "Answer must be at least 40 characters"],
    ["6,001 characters", "a".repeat(6_001), "Use at most 6,000 characters."],
  ])("of %s is returned with what was written", async (_what, body, message) => {
    const { id } = await askAgent();
    const page = await refusedPage(await post(id, { body }), 400);
    expect(summaryOf(page)).toEqual([message]);
    const field = page.getByRole("textbox", { name: /^Your answer to/ });
    expect(errorBy(field)).toContain(message);
    expect(heldBy(field).trim()).toBe(body.trim());
  });

  test("a draft may be short or empty, but not longer than an answer", async () => {
    const { id } = await askAgent();
    for (const [body, said, saved] of [
      ["", "Nothing to save yet", []],
      ["Short", "Draft saved", [{ body: "Short" }]],
      [" \n", "Draft removed", []],
    ] as const) {
      const response = await post(id, { body, intent: "draft" });
      expect(response.status, JSON.stringify(body)).toBe(303);
      expect(decodeURIComponent(String(response.headers.get("Set-Cookie")))).toContain(said);
      const drafts = await rows(
        "SELECT d.body FROM answer_drafts d JOIN expert_questions q USING (question_no) WHERE q.id = ?",
        [id],
      );
      expect(drafts).toEqual(saved);
    }
    const page = await refusedPage(await post(id, { body: "a".repeat(6_001), intent: "draft" }), 400);
    expect(summaryOf(page)).toEqual(["Use at most 6,000 characters."]);
    expect(heldBy(page.getByRole("textbox", { name: /^Your answer to/ }))).toHaveLength(6_001);
  });

  test("whose license ended meanwhile is still in its form, which says so above", async () => {
    const { id } = await askAgent();
    const expire = (day: string) =>
      rows(
        `UPDATE licenses SET expires_on = ? WHERE state_code = 'TX'
         AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')`,
        [day],
      );
    await expire("2020-01-01");
    const response = await post(id, { body: ANSWER });
    await expire("2090-01-01");
    const page = await refusedPage(response, 403);
    expect(summaryOf(page)).toEqual([
      "You have no active license today for this type of insurance in this state.",
    ]);
    const field = page.getByRole("textbox", { name: /^Your answer to/ });
    expect(heldBy(field)).toBe(ANSWER);
    expect(addressOf(within(page.getByRole("alert")).getByRole("link"))).toBe(`#${formOf(field).id}`);
  });
});

describe("a report", () => {
  test("without a reason, or with too many words, is returned open and complete", async () => {
    const { id, slug } = await askAgent();
    await (await signedIn("agent")).post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" });
    const note = "It names my street.\nTwice.";
    const page = await refusedPage(
      await stranger().post(`/expert-answers/${slug}`, { answer: "", reason: "", note }),
      400,
    );
    expect(summaryOf(page)).toEqual(["Choose a reason."]);
    expect(errorBy(page.getByLabelText("What’s wrong with it?"))).toContain("Choose a reason.");
    expect(heldBy(page.getByLabelText(/^Anything to add/))).toBe(note);
    expect(
      summaryOf(await refusedPage(await stranger().post(`/expert-answers/${slug}`, { reason: "x" }), 400)),
    ).toEqual(["Choose a reason."]);
    const long = "n".repeat(501);
    const cut = await refusedPage(
      await stranger().post(`/expert-answers/${slug}`, { answer: "x", reason: "other", note: long }),
      400,
    );
    expect(summaryOf(cut)).toEqual(["Use at most 500 characters."]);
    expect(heldBy(cut.getByLabelText(/^Anything to add/))).toBe(long);
    expect(heldBy(cut.getByLabelText("What’s wrong with it?"))).toBe("other");
  });
});

describe("a link to one's own question", () => {
  test.each([
    ["", "Email is required"],
    ["nell", "Invalid email address"],
  ])("requested with %j is returned", async (email, message) => {
    const page = await refusedPage(
      await stranger().post("/my-questions", { intent: "send-link", email }),
      400,
    );
    expect(summaryOf(page)).toEqual([message]);
    expect(errorBy(page.getByLabelText("Email"))).toContain(message);
    expect(heldBy(page.getByLabelText("Email"))).toBe(email);
  });

  test("an error of another form is not shown in this one", async () => {
    const page = await refusedPage(
      await stranger().post("/my-questions", { intent: "open", token: "made-up", email: "nell" }),
      410,
    );
    expect(page.text).toContain("This link has expired.");
    expect(errorBy(page.getByLabelText("Email"))).toBe("");
    expect(heldBy(page.getByLabelText("Email"))).toBe("");
  });
});
