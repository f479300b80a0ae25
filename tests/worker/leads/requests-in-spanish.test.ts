/** Requesting a quote in Spanish: consent is stored in the words that were shown, and the agent reads English. */
import { expect, test } from "vitest";
import { sha256Hex } from "#app/platform/ids.ts";
import { errorBy, pageOf } from "#support/browser/page.ts";
import { AGENT, openLeads } from "./leads.ts";

const { guestFields, leadOf, emailsTo, linkTo, rows, stranger, signedIn, told } = openLeads();
const SPANISH = { "Accept-Language": "es" };
const FORM = `/request-quote?agent=${AGENT}&type=home&zip=78701`;
const ALLOWED = { allow_email: "on", allow_phone: "on", phone: "512-555-0188" };

const consentsOf = async (leadId: unknown) =>
  (
    await rows("SELECT channel, text_shown, text_hash FROM consent_records WHERE subject_id = ?", [
      String(leadId),
    ])
  ).map(({ channel, text_shown, text_hash }) => ({
    channel: String(channel),
    words: String(text_shown),
    hash: String(text_hash),
  }));

test("the shown text is what is stored and emailed, whatever the language when the link is opened", async () => {
  const visitor = stranger();
  const page = await pageOf(await visitor.get(FORM, { headers: SPANISH }));
  const wording = page.document.querySelector<HTMLInputElement>("[name=wording]")?.value ?? "";
  expect(wording).toBe("es");
  const fields = guestFields({ ...ALLOWED, wording });
  // The browser asks for English by then.
  await (await visitor.post(FORM, fields)).text();
  const lead = await leadOf(fields.email);
  const records = await consentsOf(lead.id);
  expect(records.map(({ channel }) => channel).sort()).toEqual(["email", "phone"]);
  for (const { words, hash } of records) {
    expect(words).toMatch(/^Ines Calloway.* puede (llamarme|escribirme por correo electrónico) /);
    expect(page.text).toContain(words);
    expect(hash).toBe(await sha256Hex(words));
  }
  await (await visitor.post(await linkTo(fields.email, "request-quote"), { intent: "send" })).text();
  const receipt = (await emailsTo(fields.email)).find(({ kind }) => kind === "lead-receipt");
  expect(receipt?.subject).toContain("Your quote request");
  for (const { words } of records) expect(receipt?.text).toContain(words);
});

test("is submitted, refused and answered in Spanish, and reaches the agent in English", async () => {
  const visitor = stranger();
  const page = await pageOf(await visitor.get(FORM, { headers: SPANISH }));
  expect(page.text).toContain("Seguro de vivienda.");
  const refused = await pageOf(await visitor.post(FORM, guestFields({ answer1: "" }), SPANISH));
  expect(errorBy(refused.getByRole("group", { name: /¿Qué tipo de vivienda es\?/ }))).toBe(
    "Responda a “¿Qué tipo de vivienda es?”",
  );
  const fields = guestFields({ ...ALLOWED, wording: "es" });
  await (await visitor.post(FORM, fields, SPANISH)).text();
  const link = await linkTo(fields.email, "request-quote");
  await (await visitor.post(link, { intent: "send" }, SPANISH)).text();
  const lead = await leadOf(fields.email);
  expect(lead.language).toBe("es");
  expect(JSON.parse(String(lead.answers))[0]).toEqual(["What kind of home is it?", "House"]);
  const own = await pageOf(await visitor.get(link, { headers: SPANISH }));
  expect(own.text).toContain("¿Qué tipo de vivienda es?");
  expect(own.text).toContain("Casa");
  const { bell } = await told(lead.id);
  expect(bell).toEqual([`Home quote request from ${fields.firstName}`]);
  const agent = await signedIn("agent");
  const reply = { intent: "reply", key: crypto.randomUUID(), reply: "I can call you tomorrow." };
  await (await agent.post(`/dashboard/leads/${lead.id}`, reply)).text();
  const subjects = (await emailsTo(fields.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Confirme su solicitud de cotización a Ines Calloway",
    "Su solicitud de cotización a Ines Calloway",
    expect.stringMatching(/ respondió a su solicitud de cotización$/),
  ]);
});

test("an English reader agrees to English words", async () => {
  const visitor = stranger();
  const page = await pageOf(await visitor.get(FORM));
  expect(page.document.querySelector<HTMLInputElement>("[name=wording]")?.value).toBe("en");
  const fields = guestFields({ ...ALLOWED, wording: "en" });
  await (await visitor.post(FORM, fields)).text();
  for (const { words } of await consentsOf((await leadOf(fields.email)).id))
    expect(words).toMatch(/ may (call|email) me about insurance /);
});
