/** An agent's contact card, what people agree to on it, and the one click that ends all of it. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addressesIn, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { AGENT, openLeads } from "./leads.ts";

const {
  guestFields,
  linkTo,
  sentRequest,
  leadOf,
  emailsTo,
  told,
  rows,
  site,
  stranger,
  signedIn,
  newCustomer,
} = openLeads();

const CARD = `/contact-capture/${AGENT}`;
const cardFields = (changes: Record<string, string> = {}) => {
  const { key, firstName, lastName, email } = guestFields();
  return { key, firstName, lastName, email, note: "We met at the fair.", ...changes };
};
const consentsOf = (email: string) =>
  rows("SELECT * FROM consent_records WHERE email = ? ORDER BY channel", [email]);

describe("the contact card", () => {
  test("has the agent's license, a contact to save, and a form with a separate checkbox per consent, all unchecked", async () => {
    const page = await pageOf(await site.get(CARD));
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Ines Calloway");
    expect(page.text).toContain("2214873");
    expect(addressesIn(page.document.body)).toContain(`/showcase/${AGENT}/contact.vcf`);
    const boxes = page.getAllByRole("checkbox");
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box.hasAttribute("checked")).toBe(false);
    for (const box of boxes) expect(box.hasAttribute("required")).toBe(false);
  });

  test("shows the California license number next to the name and in the consent text", async () => {
    const [agent] =
      await rows(`SELECT a.slug, a.name, l.number FROM licenses l JOIN agents a ON a.agent_no = l.agent_no
      JOIN profiles p ON p.agent_no = a.agent_no AND p.verified AND p.account_status = 'active'
      WHERE l.state_code = 'CA' AND l.status = 'active' AND l.expires_on > '2027-01-01' AND a.account_status = 'active' LIMIT 1`);
    const words = await wordsOf(await site.get(`/contact-capture/${agent?.slug}`));
    expect(words).toContain(`California license ${agent?.number}`);
    expect(words).toContain(`${agent?.name} (California license ${agent?.number})`);
  });

  test("has a QR code that opens it, and is found by id and by slug", async () => {
    const [agent] = await rows("SELECT id FROM agents WHERE slug = ?", [AGENT]);
    const code = await site.get(`${CARD}/qr.svg`);
    expect(code.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await code.text()).toMatch(/^<svg/);
    expect((await site.get(`/contact-capture/${agent?.id}`)).headers.get("Location")).toBe(CARD);
    const own = await pageOf(await (await signedIn("agent")).get("/contact-capture"));
    expect(own.getByRole("img", { name: /QR code/ }).getAttribute("src")).toBe(
      `/contact-capture/${agent?.id}/qr.svg`,
    );
    expect(own.text).toContain(CARD);
  });

  test.each(["nobody-at-all", "NOT_A_SLUG", "x".repeat(300), "00000000-0000-7000-8000-000000000000", "%E0"])(
    "of %j doesn't exist",
    async (identifier) => {
      const response = await site.get(`/contact-capture/${identifier}`);
      expect([400, 404]).toContain(response.status);
      expect([400, 404]).toContain(
        (await stranger().post(`/contact-capture/${identifier}`, cardFields())).status,
      );
    },
  );

  test("once submitted is a lead at once, with a record of each consent and a copy by email", async () => {
    const fields = cardFields({ phone: "(512) 555-0188", allow_phone: "on", allow_email: "on" });
    const visitor = stranger();
    expect((await visitor.post(CARD, fields)).headers.get("Location")).toBe(`${CARD}?left=1`);
    const lead = await leadOf(fields.email);
    expect(lead).toMatchObject({ status: "new", source: "contact-capture", phone: "+15125550188" });
    expect(lead.sent_from).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(lead)).not.toContain(visitor.address);
    const shown = await wordsOf(await site.get(CARD));
    const consents = await consentsOf(fields.email);
    expect(consents.map(({ channel }) => channel)).toEqual(["email", "phone"]);
    for (const { text_shown: text, text_hash: hash, ...record } of consents) {
      expect(shown).toContain(text);
      expect(hash).toBe(createHash("sha256").update(String(text)).digest("hex"));
      expect(record).toMatchObject({
        purpose: "contact-capture",
        subject_id: lead.id,
        given_on: CARD,
        revoked_at: null,
      });
    }
    const [receipt] = await emailsTo(fields.email);
    for (const { text_shown } of consents) expect(receipt?.text).toContain(text_shown);
    expect(await told(lead.id)).toEqual({
      bell: [`${fields.firstName} left their details with you`],
      mail: [`${fields.firstName} left their details with you`],
    });
    const page = await wordsOf(await (await signedIn("agent")).get(`/dashboard/leads/${lead.id}`));
    expect(page).toContain("(512) 555-0188");
    expect(page).toContain("Text messages: not agreed");
  });

  test("is accepted without any consent, and then shows no way to reach the person", async () => {
    const fields = cardFields({ phone: "(512) 555-0177" });
    expect((await stranger().post(CARD, fields)).status).toBe(303);
    const lead = await leadOf(fields.email);
    expect(lead.phone).toBeNull();
    expect(await consentsOf(fields.email)).toEqual([]);
    const html = await (await (await signedIn("agent")).get(`/dashboard/leads/${lead.id}`)).text();
    expect(html).toContain(fields.firstName);
    expect(html).not.toContain(fields.email);
    expect(html).not.toContain("555-0177");
  });

  test("sent three times at once is one lead and one email", async () => {
    const fields = cardFields();
    const answers = await Promise.all([1, 2, 3].map(() => stranger().post(CARD, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rows("SELECT 1 FROM leads WHERE email = ?", [fields.email])).toHaveLength(1);
    expect(await emailsTo(fields.email)).toHaveLength(1);
  });

  test("can't be submitted by its own agent", async () => {
    const own = await signedIn("agent");
    expect((await own.post(CARD, cardFields())).status).toBe(403);
  });
});

describe("withdrawing consent", () => {
  test("ends everything an address agreed to, with one click and without an account, and tells the agent", async () => {
    const { fields, lead } = await sentRequest({ phone: "5125550181", allow_phone: "on", allow_text: "on" });
    const { firstName, lastName, email } = fields;
    const card = { key: crypto.randomUUID(), firstName, lastName, email, allow_email: "on" };
    await (await stranger().post(CARD, card)).text();
    expect(await consentsOf(email)).toHaveLength(3);
    const phones = () => rows("SELECT phone FROM leads WHERE email = ? AND phone IS NOT NULL", [email]);
    expect(await phones()).toHaveLength(1);
    const link = await linkTo(email, "consent");
    for (const method of ["GET", "HEAD", "GET"]) expect((await site.get(link, { method })).status).toBe(200);
    expect((await consentsOf(email)).filter(({ revoked_at }) => revoked_at !== null)).toEqual([]);
    expect((await stranger().post(link, { intent: "stop" })).status).toBe(303);
    expect((await consentsOf(email)).filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
    expect(await wordsOf(await site.get(link))).toContain("No one may contact you");
    expect(await phones()).toEqual([]);
    const agent = await signedIn("agent");
    const html = await (await agent.get(`/dashboard/leads/${lead.id}`)).text();
    expect(html).not.toContain("555-0181");
    expect(html).not.toContain(email);
    expect(html).toContain("withdrew every consent");
    expect(await (await agent.get("/dashboard/leads")).text()).toContain("Withdrawn");
    const [withdrawn] = await rows(
      "SELECT count(*) n FROM outbox WHERE recipient = 'agent@fairlead.example' AND kind = 'consent-withdrawn'",
    );
    expect(withdrawn?.n).toBe(1);
    // Not by email either: it would reach someone who wants no more.
    const reply = { intent: "reply", key: crypto.randomUUID(), reply: "Still there?" };
    expect((await agent.post(`/dashboard/leads/${lead.id}`, reply)).status).toBe(409);
    // A second time changes nothing.
    expect((await stranger().post(link, { intent: "stop" })).status).toBe(303);
  });

  test("ends replies by email too, also for requests without any consent", async () => {
    const { fields, lead } = await sentRequest();
    const link = await linkTo(fields.email, "consent");
    const page = await pageOf(await site.get(link));
    expect(page.text).toContain(`Agents that ${fields.email} asked for a quote can reply by email.`);
    const cardForm = { key: crypto.randomUUID(), firstName: fields.firstName, lastName: fields.lastName };
    await (await stranger().post(CARD, { ...cardForm, email: fields.email, allow_email: "on" })).text();
    page.getByRole("button", { name: "Stop all of it" });
    expect((await stranger().post(link, { intent: "stop" })).status).toBe(303);
    expect(await wordsOf(await site.get(link))).toContain("No one may contact you");
    const agent = await signedIn("agent");
    const reply = { intent: "reply", key: crypto.randomUUID(), reply: "Still there?" };
    expect((await agent.post(`/dashboard/leads/${lead.id}`, reply)).status).toBe(409);
    expect(await wordsOf(await agent.get(`/dashboard/leads/${lead.id}`))).toContain("withdrew every consent");
    const told = await rows(
      "SELECT count(*) n FROM outbox WHERE kind = 'consent-withdrawn' AND text LIKE ?",
      [`%${fields.firstName}%`],
    );
    expect(told[0]?.n).toBe(1);
  });

  test("leaves others' consent unchanged", async () => {
    const one = cardFields({ phone: "5125550182", allow_text: "on" });
    const other = cardFields({ phone: "5125550199", allow_text: "on" });
    await (await stranger().post(CARD, one)).text();
    await (await stranger().post(CARD, other)).text();
    await (await stranger().post(await linkTo(one.email, "consent"), { intent: "stop" })).text();
    expect((await consentsOf(other.email)).map(({ revoked_at }) => revoked_at)).toEqual([null]);
    expect((await leadOf(other.email)).phone).toBe("+15125550199");
  });

  test("covers questions and conversations too, and works from an account's settings", async () => {
    const { visitor, person } = await newCustomer("stops");
    const ask = {
      question: "Does my policy pay for a fallen fence?",
      customer_zip_code: "99501",
      insurance_type: "Home",
      customer_first_name: "Nell",
      customer_last_name: "Hargrove",
      customer_email: person.email,
      allow_contact: "on",
      customer_phone: "5125550142",
    };
    await (await visitor.post("/ask-expert", ask)).text();
    const begun = await visitor.post("/messages/new?agent=ines-calloway", {
      key: crypto.randomUUID(),
      zip: "78701",
      body: "Hello.",
    });
    const thread = /^\/messages\/([0-9a-f-]{36})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "";
    await (await visitor.post(`/messages/${thread}`, { intent: "reveal", phone: "5125550143" })).text();
    expect((await consentsOf(person.email)).filter(({ revoked_at }) => revoked_at === null)).toHaveLength(3);
    expect(await wordsOf(await visitor.get("/settings?section=privacy"))).toContain("Stop all of it");
    expect((await visitor.post("/settings?section=privacy", { intent: "stop-contact" })).status).toBe(303);
    expect((await consentsOf(person.email)).filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
    expect(
      await rows("SELECT allow_contact, customer_phone FROM expert_questions WHERE customer_email = ?", [
        person.email,
      ]),
    ).toEqual([{ allow_contact: 0, customer_phone: null }]);
    expect(
      await rows("SELECT revealed_at, revealed_phone FROM message_threads WHERE id = ?", [thread]),
    ).toEqual([{ revealed_at: null, revealed_phone: null }]);
  });

  test.each(["x", "00000000-0000-7000-8000-000000000000.AAAA", "a".repeat(5_000)])(
    "with %j, a link that we didn't make, is 400 and changes nothing",
    async (token) => {
      const countGiven = "SELECT count(*) n FROM consent_records WHERE revoked_at IS NULL";
      const before = await rows(countGiven);
      for (const response of [
        await site.get(`/consent/${token}`),
        await stranger().post(`/consent/${token}`, { intent: "stop" }),
      ]) {
        expect(response.status).toBe(400);
        expect(await wordsOf(response)).toContain("This link is incomplete");
      }
      expect(await rows(countGiven)).toEqual(before);
    },
  );
});
