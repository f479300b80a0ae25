/** "Stop" wherever it is said: it ends every way to reach the person, and outlives the account. */
import { describe, expect, test } from "vitest";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { AGENT, openLeads } from "./leads.ts";

const {
  ask,
  guestFields,
  memberFields,
  linkTo,
  sentRequest,
  leadOf,
  otherAgent,
  rows,
  site,
  stranger,
  signedIn,
  newCustomer,
  databaseUrl,
} = openLeads();

let numbers = 0;
/** A number that no other test here gives. */
const newNumber = () => `512555${String(2_000 + numbers++)}`;
const formatted = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
const EVERY_WAY = { allow_phone: "on", allow_text: "on", allow_email: "on" } as const;

const inForce = (email: string) =>
  rows(
    "SELECT channel, recipient FROM consent_records WHERE email = ? AND revoked_at IS NULL ORDER BY channel",
    [email],
  );
const leadsOf = async (email: string) =>
  (await rows("SELECT count(*) n FROM leads WHERE email = ?", [email]))[0]?.n;
const idOf = async (slug: string) =>
  String((await rows("SELECT id FROM agents WHERE slug = ?", [slug]))[0]?.id);

test("a revoked and deleted consent is found by its number, and a later lead to that number is stopped", async () => {
  const phone = newNumber();
  const { visitor, person } = await newCustomer("gone");
  expect((await ask(visitor, memberFields({ phone, ...EVERY_WAY }))).status).toBe(303);
  expect(await inForce(person.email)).toHaveLength(3);
  expect((await visitor.post("/settings?section=privacy", { intent: "stop-contact" })).status).toBe(303);
  expect(await inForce(person.email)).toEqual([]);
  await visitor.deleteAccount();
  expect(await rows("SELECT 1 FROM consent_records WHERE email = ?", [person.email])).toEqual([]);
  expect(await leadsOf(person.email)).toBe(0);

  const admin = await signedIn("admin");
  const list = `/admin-console/consents?find=${encodeURIComponent(formatted(phone))}`;
  const found = await pageOf(await admin.get(list));
  expect(found.text).toContain("This number stopped every agent on");
  expect(found.getAllByRole("link", { name: /^Consent of/ })).toHaveLength(3);
  expect(found.html).not.toContain(person.lastName);
  expect(await wordsOf(await admin.get("/admin-console/consents?find=5125559999"))).toContain(
    "No stop for this number or address.",
  );

  const fields = guestFields({ phone, allow_phone: "on" });
  const refused = await ask(stranger(), fields);
  expect(refused.status).toBe(409);
  const page = await pageOf(refused);
  expect(page.text).toContain(
    "Someone asked us to stop calls and texts to this number, so we don’t pass it on.",
  );
  expect(page.getByLabelText(/^Phone/)).toHaveProperty("value", phone);
  expect(await leadsOf(fields.email)).toBe(0);
  // Without the number it goes, and no one sees it.
  expect((await ask(stranger(), { ...fields, allow_phone: "" })).status).toBe(303);
  expect(await leadOf(fields.email)).toMatchObject({ phone: null });
  // The contact card of an agent asks the same.
  const { key, firstName, lastName, email } = guestFields();
  const card = { key, firstName, lastName, email, phone, allow_text: "on" };
  expect((await stranger().post(`/contact-capture/${AGENT}`, card)).status).toBe(409);
  expect(await leadsOf(email)).toBe(0);
});

test("what remembers a stop has no number and no address in it", async () => {
  const phone = newNumber();
  const { fields } = await sentRequest({ phone, ...EVERY_WAY });
  await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
  const kept = JSON.stringify([
    await rows("SELECT * FROM contact_stops"),
    await rows("SELECT * FROM consent_copies"),
  ]);
  for (const said of [phone, fields.email, fields.firstName]) expect(kept).not.toContain(said);
});

test("the address that said stop may agree again, once it is confirmed: that is a new consent", async () => {
  const phone = newNumber();
  const { visitor, person } = await newCustomer("again");
  await (await ask(visitor, memberFields({ phone, allow_phone: "on" }))).text();
  await (await visitor.post("/settings?section=privacy", { intent: "stop-contact" })).text();
  const form = await wordsOf(await visitor.get(`/request-quote?agent=${AGENT}&type=home&zip=78701`));
  expect(form).toContain("You asked us to stop before.");
  expect((await ask(visitor, memberFields({ phone, allow_phone: "on" }))).status).toBe(303);
  expect(await inForce(person.email)).toEqual([
    { channel: "phone", recipient: "Ines Calloway, Lantern Row Insurance," },
  ]);
  // On a card nobody confirms the address.
  const { firstName, lastName, email } = person;
  await (await visitor.post("/settings?section=privacy", { intent: "stop-contact" })).text();
  const card = { key: crypto.randomUUID(), firstName, lastName, email, phone, allow_phone: "on" };
  expect((await stranger().post(`/contact-capture/${AGENT}`, card)).status).toBe(409);
});

test("for one agent it ends calls, texts, and emails together, and leaves the others", async () => {
  const phone = newNumber();
  await otherAgent();
  const [other] =
    await rows(`SELECT a.slug, a.id, a.name FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
    JOIN users u ON u.id = p.user_id WHERE u.email = 'agent-terms@fairlead.example'`);
  const { fields, lead } = await sentRequest({ phone, ...EVERY_WAY });
  const { email, firstName, lastName } = fields;
  const card = { key: crypto.randomUUID(), firstName, lastName, email, phone, ...EVERY_WAY };
  expect((await stranger().post(`/contact-capture/${other?.slug}`, card)).status).toBe(303);
  expect(await inForce(email)).toHaveLength(6);
  const link = await linkTo(email, "consent");
  const page = await pageOf(await site.get(link));
  for (const name of ["Ines Calloway", String(other?.name)])
    expect(page.getByRole("button", { name: `Stop ${name}` })).toBeDefined();
  expect((await stranger().post(link, { intent: "stop-agent", agent: await idOf(AGENT) })).status).toBe(303);
  const left = await inForce(email);
  expect(left).toHaveLength(3);
  for (const { recipient } of left) expect(String(recipient)).toContain(String(other?.name));
  const html = await (await (await signedIn("agent")).get(`/dashboard/leads/${lead.id}`)).text();
  expect(html).not.toContain(formatted(phone));
  expect(html).toContain("withdrew every consent");
  // Another person’s lead with that number goes to the other agent, and not to this one.
  const guest = guestFields({ phone, allow_phone: "on" });
  expect((await ask(stranger(), guest)).status).toBe(409);
  const again = { key: crypto.randomUUID(), firstName, lastName, phone, allow_phone: "on" };
  const email2 = `else-${Date.now()}@mail.example`;
  expect((await stranger().post(`/contact-capture/${other?.slug}`, { ...again, email: email2 })).status).toBe(
    303,
  );
  expect((await stranger().post(link, { intent: "stop-agent", agent: "nobody" })).status).toBe(400);
});

test("an agent who was told to stop marks it, and sees number and address no more", async () => {
  const phone = newNumber();
  const { fields, lead } = await sentRequest({ phone, ...EVERY_WAY });
  const twin = guestFields({ phone, allow_phone: "on" });
  await (await ask(stranger(), twin)).text();
  await (await stranger().post(await linkTo(twin.email, "request-quote"), { intent: "send" })).text();
  expect(await inForce(twin.email)).toHaveLength(1);
  const other = await otherAgent();
  expect((await other.post(`/dashboard/leads/${lead.id}`, { intent: "asked-to-stop" })).status).toBe(404);
  expect(await inForce(fields.email)).toHaveLength(3);
  const agent = await signedIn("agent");
  expect((await agent.post(`/dashboard/leads/${lead.id}`, { intent: "asked-to-stop" })).status).toBe(303);
  expect(await inForce(fields.email)).toEqual([]);
  // The same number under another address is the same phone.
  expect(await inForce(twin.email)).toEqual([]);
  const page = await (await agent.get(`/dashboard/leads/${lead.id}`)).text();
  expect(page).toContain("Asked you to stop");
  expect(page).not.toContain(formatted(phone));
  expect(page).not.toContain(fields.email);
  expect((await ask(stranger(), guestFields({ phone, allow_text: "on" }))).status).toBe(409);
});

describe("every other place to say it", () => {
  test("hiding one’s details in a conversation ends the quote’s consents to that agent, too", async () => {
    const phone = newNumber();
    const { visitor, person } = await newCustomer("hides");
    const sent = await ask(visitor, memberFields({ phone, ...EVERY_WAY }));
    const thread = String(sent.headers.get("Location")).split("#")[0] ?? "";
    await (await visitor.post(thread, { intent: "reveal", phone })).text();
    expect(await inForce(person.email)).toHaveLength(5);
    expect((await visitor.post(thread, { intent: "hide" })).status).toBe(303);
    expect(await inForce(person.email)).toEqual([]);
  });

  test("closing the conversation does", async () => {
    const { visitor, person } = await newCustomer("closes");
    const sent = await ask(visitor, memberFields({ phone: newNumber(), ...EVERY_WAY }));
    const thread = String(sent.headers.get("Location")).split("#")[0] ?? "";
    expect((await visitor.post(thread, { intent: "block" })).status).toBe(303);
    expect(await inForce(person.email)).toEqual([]);
  });

  test("the settings do, for one agent of two", async () => {
    const { visitor, person } = await newCustomer("settings");
    await otherAgent();
    const [other] = await rows(`SELECT a.slug FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
      JOIN users u ON u.id = p.user_id WHERE u.email = 'agent-terms@fairlead.example'`);
    await (await ask(visitor, memberFields({ phone: newNumber(), ...EVERY_WAY }))).text();
    const { firstName, lastName, email } = person;
    const card = { key: crypto.randomUUID(), firstName, lastName, email, allow_email: "on" };
    expect((await visitor.post(`/contact-capture/${other?.slug}`, card)).status).toBe(303);
    const settings = "/settings?section=privacy";
    (await pageOf(await visitor.get(settings))).getByRole("button", { name: "Stop Ines Calloway" });
    const stop = { intent: "stop-agent", agent: await idOf(AGENT) };
    expect((await visitor.post(settings, stop)).status).toBe(303);
    const left = await inForce(email);
    expect(left.map(({ channel }) => channel)).toEqual(["email"]);
    expect(left[0]?.recipient).not.toContain("Ines Calloway");
  });

  test("the page of a request does, with its link alone", async () => {
    const { fields, link } = await sentRequest({ phone: newNumber(), ...EVERY_WAY });
    (await pageOf(await site.get(link))).getByRole("button", { name: "Stop Ines Calloway" });
    expect((await stranger().post(link, { intent: "stop" })).status).toBe(303);
    expect(await inForce(fields.email)).toEqual([]);
    expect(await wordsOf(await site.get(link))).toContain("You asked Ines Calloway to stop.");
  });

  test("turning calls off after a question stops the agents who answered it", async () => {
    const phone = newNumber();
    const { visitor, person } = await newCustomer("asked");
    await (await visitor.post("/ask-expert", askFields(person.email, phone))).text();
    const [question] = await rows("SELECT id, question_no FROM expert_questions WHERE customer_email = ?", [
      person.email,
    ]);
    await rows(
      `INSERT INTO expert_answers (id, question_no, agent_no, body, status, license_state, license_number,
         license_label, created_at)
       SELECT ?, ?, agent_no, 'It does.', 'published', 'TX', '1', 'Property', 1 FROM agents WHERE slug = ?`,
      [crypto.randomUUID(), Number(question?.question_no), AGENT],
    );
    const revoke = { intent: "revoke", question: String(question?.id) };
    expect((await visitor.post("/my-questions", revoke)).status).toBe(303);
    expect(await inForce(person.email)).toEqual([]);
    expect((await ask(stranger(), guestFields({ phone, allow_phone: "on" }))).status).toBe(409);
  });
});

test("a stopped number isn’t taken with a question or shown in a conversation either", async () => {
  const phone = newNumber();
  const { fields } = await sentRequest({ phone, allow_phone: "on" });
  await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
  const asked = await stranger().post("/ask-expert", askFields(`q-${Date.now()}@mail.example`, phone));
  expect(asked.status).toBe(400);
  expect(await wordsOf(asked)).toContain("Someone asked us to stop calls to this number");
  const { visitor } = await newCustomer("reveals");
  const sent = await ask(visitor, memberFields());
  const thread = String(sent.headers.get("Location")).split("#")[0] ?? "";
  const refused = await visitor.post(thread, { intent: "reveal", phone });
  expect(refused.status).toBe(409);
  expect(await wordsOf(refused)).toContain("Someone asked us to stop calls and texts to this number");
});

test("it holds for ten years", async () => {
  const phone = newNumber();
  const { fields } = await sentRequest({ phone, allow_phone: "on" });
  await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
  const asked = {
    phone: `+1${phone}`,
    address: null,
    email: "someone@mail.example",
    confirmed: true,
    sellerId: await idOf(AGENT),
  };
  const inDays = (days: number) =>
    openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + days * DAY_MS });
  expect(await findStop(inDays(3_651), asked)).toBe("phone");
  expect(await findStop(inDays(3_654), asked)).toBeNull();
  expect(await findStop(inDays(0), { ...asked, phone: "+15125559998" })).toBeNull();
});

const askFields = (email: string, phone: string) => ({
  question: "Does my policy pay for a fence that fell in the wind?",
  customer_zip_code: "78701",
  insurance_type: "Home",
  customer_first_name: "Nell",
  customer_last_name: "Hargrove",
  customer_email: email,
  allow_contact: "on",
  customer_phone: phone,
});
