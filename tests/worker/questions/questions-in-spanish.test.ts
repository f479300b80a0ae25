/** Ask an Expert in Spanish: the form, its errors, and every email to the asker. */
import { expect, test } from "vitest";
import { sha256Hex } from "#app/platform/ids.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { ANSWER, asker, openQuestions } from "./questions.ts";

const { write, confirm, askAgent, rows, stranger, signedIn, emailToken } = openQuestions();
const SPANISH = { "Accept-Language": "es" };
const CONSENT = "Los agentes que respondan pueden llamarle. Puede desactivarlo en cualquier momento.";
const emailsTo = (email: string) =>
  rows("SELECT kind, subject, text, html FROM outbox WHERE recipient = ? ORDER BY id", [email]);

/** Asked by someone who chose Spanish. */
async function askInSpanish(changes: Record<string, string> = {}) {
  const visitor = stranger();
  await (await visitor.get("/ask-expert?lang=es")).text();
  return write({ wording: "es", ...changes }, visitor);
}

test("the form and its errors are in Spanish, numbers included", async () => {
  const visitor = stranger();
  const words = await wordsOf(await visitor.get("/ask-expert", { headers: SPANISH }));
  expect(words).toContain("Pregunte a un experto");
  expect(words).toContain(CONSENT);
  const refused = await visitor.post(
    "/ask-expert",
    { ...asker, question: "x", customer_zip_code: "", allow_contact: "on" },
    SPANISH,
  );
  expect(refused.status).toBe(400);
  const said = await wordsOf(refused);
  expect(said).toContain("La pregunta debe tener al menos 10 caracteres");
  expect(said).toContain("El código postal es obligatorio");
  expect(said).toContain("El número de teléfono es obligatorio si permite que le contacten");
  const personal = await visitor.post(
    "/ask-expert",
    { ...asker, question: "Please call me at 512-555-0188 about my fence, will you?" },
    SPANISH,
  );
  expect(personal.status).toBe(409);
  expect(await wordsOf(personal)).toContain("“512-555-0188” parece un número de teléfono.");
});

test("someone who asks in Spanish gets Spanish emails, also about an English answer", async () => {
  const { email, id, asker: visitor, questionNo } = await askInSpanish();
  expect(await wordsOf(await visitor.get(`/ask-expert/next?question=${id}`))).toContain("Qué sigue ahora");
  // Opened in a browser that asks for English.
  await (await confirm(email)).text();
  await rows(
    `INSERT OR IGNORE INTO question_experts (question_no, agent_no, circle, distance_miles, asked_at)
     SELECT ?, agent_no, 1, 2.5, 1 FROM agents WHERE slug = 'ines-calloway'`,
    [questionNo],
  );
  const agent = await signedIn("agent");
  await (await agent.post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" })).text();
  await expect.poll(async () => (await emailsTo(email)).length).toBe(3);
  const emails = await emailsTo(email);
  expect(emails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["confirm-question", "Confirme su pregunta para enviarla"],
    ["question-receipt", "Estamos haciendo su pregunta a los agentes"],
    ["expert-answer", "Una respuesta de Ines Calloway"],
  ]);
  for (const { html } of emails) expect(html).toContain('<html lang="es">');
  const answer = String(emails[2]?.text);
  expect(answer).toContain(ANSWER);
  expect(answer).toContain("Ines Calloway, licencia TX ");
  // A new link too, whichever language the browser asks for.
  const reader = stranger();
  await (await reader.post("/my-questions", { intent: "send-link", email })).text();
  await expect.poll(() => emailToken("question-link", email)).toBeTruthy();
  expect((await emailsTo(email)).at(-1)?.subject).toBe("Su enlace a su pregunta");
});

test("experts are told in English about a question in Spanish", async () => {
  const { id } = await askInSpanish();
  const [{ email } = { email: "" }] = await rows(
    "SELECT customer_email email FROM expert_questions WHERE id = ?",
    [id],
  );
  const confirmed = await stranger().post(
    "/my-questions",
    { intent: "confirm", token: await emailToken("confirm-question", String(email)) },
    SPANISH,
  );
  expect(confirmed.status).toBe(303);
  const told = () =>
    rows(
      "SELECT subject, html FROM outbox WHERE kind = 'expert-asked' AND id > (SELECT max(id) FROM outbox WHERE recipient = ? AND kind = 'confirm-question')",
      [String(email)],
    );
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  for (const { subject, html } of await told()) {
    expect(subject).toMatch(/^Home question from ZIP /);
    expect(html).toContain('<html lang="en">');
  }
});

test.each([
  ["es", CONSENT],
  ["en", "Agents who answer may call you. Turn this off anytime."],
])("the stored consent is the one shown in the form (%s)", async (wording, text) => {
  // The browser asks for the other language when the form is sent.
  const visitor = stranger();
  const other = wording === "es" ? "en" : "es";
  const question = `Which words did I agree to in ${wording}, and are they kept?`;
  const sent = { ...asker, question, wording, allow_contact: "on", customer_phone: "5125550188" };
  await (await visitor.post("/ask-expert", sent, { "Accept-Language": other })).text();
  const [stored] = await rows(
    `SELECT c.text_shown, c.text_hash, q.language FROM consent_records c
     JOIN expert_questions q ON q.id = c.subject_id WHERE q.question = ?`,
    [question],
  );
  expect(stored).toEqual({ text_shown: text, text_hash: await sha256Hex(text), language: wording });
});

test("a published question has a Spanish page around what people wrote", async () => {
  const { id, slug } = await askAgent();
  const agent = await signedIn("agent");
  await (await agent.post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" })).text();
  const page = await stranger().get(`/expert-answers/${slug}`, { headers: SPANISH });
  expect(page.headers.get("Content-Language")).toBe("es");
  const words = await wordsOf(page);
  expect(words).toContain("1 respuesta de un agente con licencia");
  expect(words).toContain("Cómo se respondió");
  expect(words).toContain(ANSWER);
  expect(await wordsOf(await stranger().get("/live", { headers: SPANISH }))).toContain("En vivo");
  expect((await stranger().get("/expert-answers?state=Texas", { headers: SPANISH })).status).toBe(400);
});

test("a text in another language than the reader's is named and marked as such", async () => {
  const said = "Depende de la póliza: casi todas pagan la cerca, menos el deducible que usted eligió.";
  const { id, slug } = await askAgent();
  const agent = await signedIn("agent");
  await (await agent.post(`/dashboard/questions/${id}`, { body: said, intent: "publish" })).text();
  const read = async (path: string, language: string) => {
    const page = await pageOf(await stranger().get(path, { headers: { "Accept-Language": language } }));
    return page.getByText(said).closest("[lang]")?.getAttribute("lang");
  };
  for (const path of [`/expert-answers/${slug}`, "/expert-answers"]) {
    expect(await read(path, "en"), path).toBe("es");
    expect(await read(path, "es"), path).toBe("es");
    expect(await wordsOf(await stranger().get(path)), path).toContain("· in Spanish");
  }
  const spanish = await pageOf(await stranger().get(`/expert-answers/${slug}`, { headers: SPANISH }));
  expect(spanish.text).not.toContain("en español");
  expect(spanish.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("en");
});
