/** Whom a stop stops: what nobody confirmed stops no one, a question its answerers, and a merged profile the one it became. */
import { expect, test } from "vitest";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { openContext } from "#support/own-context.ts";
import { AGENT, openLeads } from "./leads.ts";

const { ask, guestFields, linkTo, sentRequest, otherAgent, rows, stranger, newCustomer, databaseUrl } =
  openLeads();

let numbers = 0;
/** A number that no other test here gives. */
const newNumber = () => `512555${String(7_000 + numbers++)}`;
const idOf = async (slug: string) =>
  String((await rows("SELECT id FROM agents WHERE slug = ?", [slug]))[0]?.id);
const stopsNow = async () => Number((await rows("SELECT count(*) n FROM contact_stops"))[0]?.n);

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

/** The answer of an agent's contact card to someone who gives this number. */
async function leave(slug: string, phone: string, email = `card-${crypto.randomUUID()}@mail.example`) {
  const card = { key: crypto.randomUUID(), firstName: "Nell", lastName: "Hargrove", email, phone };
  const answer = await stranger().post(`/contact-capture/${slug}`, { ...card, allow_phone: "on" });
  await answer.text();
  return answer.status;
}

async function otherSlug(): Promise<string> {
  await otherAgent();
  const [other] = await rows(`SELECT a.slug FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
    JOIN users u ON u.id = p.user_id WHERE u.email = 'agent-terms@fairlead.example'`);
  return String(other?.slug);
}

test("an account without a confirmed address stops no number by asking and leaving", async () => {
  const phone = newNumber();
  const email = `unproved-${crypto.randomUUID()}@mail.example`;
  const visitor = stranger();
  const account = { email, password: "a long enough password", firstName: "Una", lastName: "Conn" };
  await (await visitor.post("/auth/signup", { ...account, role: "customer" })).text();
  await visitor.signIn(email, account.password);
  expect((await visitor.post("/ask-expert", askFields(email, phone))).status).toBe(303);
  expect(await rows("SELECT status FROM expert_questions WHERE customer_email = ?", [email])).toMatchObject([
    { status: "unconfirmed" },
  ]);
  const [before, copies] = [
    await stopsNow(),
    await rows("SELECT id FROM consent_records WHERE email = ?", [email]),
  ];
  expect(copies).toHaveLength(1);
  await visitor.deleteAccount();
  expect(await rows("SELECT 1 FROM consent_records WHERE email = ?", [email])).toEqual([]);
  expect(await rows("SELECT 1 FROM consent_copies WHERE id = ?", [String(copies[0]?.id)])).toEqual([]);
  expect(await stopsNow()).toBe(before);
  expect(await leave(AGENT, phone)).toBe(303);
});

test("leaving after a question stops the agents who answered it, and no others", async () => {
  const phone = newNumber();
  const { visitor, person } = await newCustomer("leaves");
  await (await visitor.post("/ask-expert", askFields(person.email, phone))).text();
  const [question] = await rows("SELECT question_no FROM expert_questions WHERE customer_email = ?", [
    person.email,
  ]);
  await rows(
    `INSERT INTO expert_answers (id, question_no, agent_no, body, status, license_state, license_number,
       license_label, created_at)
     SELECT ?, ?, agent_no, 'It does.', 'published', 'TX', '1', 'Property', 1 FROM agents WHERE slug = ?`,
    [crypto.randomUUID(), Number(question?.question_no), AGENT],
  );
  const other = await otherSlug();
  await visitor.deleteAccount();
  expect(await leave(AGENT, phone)).toBe(409);
  expect(await leave(other, phone)).toBe(303);
});

test("a stop for a duplicate holds for the profile that it became one with", async () => {
  const phone = newNumber();
  const { fields } = await sentRequest({ phone, allow_phone: "on" });
  const link = await linkTo(fields.email, "consent");
  await (await stranger().post(link, { intent: "stop-agent", agent: await idOf(AGENT) })).text();
  const asked = {
    phone: `+1${phone}`,
    address: null,
    email: "someone@mail.example",
    confirmed: true,
    sellerId: await idOf(await otherSlug()),
  };
  const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });
  expect(await findStop(context, asked)).toBeNull();
  const merge = crypto.randomUUID();
  await rows(
    `INSERT INTO agent_merges (id, from_agent_no, into_agent_no, from_slug, into_types, reason, merged_by, merged_at)
     SELECT ?, f.agent_no, i.agent_no, f.slug, i.types, 'The same person.', ?, 1 FROM agents f, agents i
     WHERE f.slug = ? AND i.id = ?`,
    [merge, crypto.randomUUID(), AGENT, asked.sellerId],
  );
  expect(await findStop(context, asked)).toBe("phone");
  await rows("UPDATE agent_merges SET undone_at = 2 WHERE id = ?", [merge]);
  expect(await findStop(context, asked)).toBeNull();
});

test("asking which numbers said stop is counted like leaving one", async () => {
  const phone = newNumber();
  const { fields } = await sentRequest({ phone, allow_phone: "on" });
  await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
  const email = `asks-${Date.now()}@mail.example`;
  const statuses: number[] = [];
  for (let no = 0; no < 6; no++) statuses.push(await leave(AGENT, phone, email));
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  const guest = guestFields({ phone, allow_phone: "on" });
  const quotes: number[] = [];
  for (let no = 0; no < 6; no++) {
    const answer = await ask(stranger(), { ...guest, key: crypto.randomUUID() });
    await answer.text();
    quotes.push(answer.status);
  }
  expect(quotes).toEqual([409, 409, 409, 409, 409, 429]);
});
