/** Asking one agent for a quote: with an account it is a message at once; for a guest an emailed link sends it. */
import { describe, expect, test } from "vitest";
import { revokeAll } from "#app/domains/leads/consents/consent-commands.server.ts";
import { MOST_QUESTIONS } from "#app/domains/leads/limits.ts";
import { QUOTE_QUESTIONS, QUOTE_TYPES } from "#app/domains/leads/requests/quote-questions.ts";
import { dropUnconfirmedLeads } from "#app/domains/leads/requests/request-commands.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { addressesIn, errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { sellsMedicare } from "../calendar/bookings.ts";
import { AGENT, openLeads } from "./leads.ts";

const {
  ask,
  guestFields,
  memberFields,
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
  databaseUrl,
} = openLeads();

describe("a request", () => {
  test("is offered on the profile and in the results, with plain links", async () => {
    // Next to a time to book and a message there is no place for it in a comparison.
    const link = /^\/request-quote\?agent=(ines-calloway|bo-li)/;
    for (const path of [
      `/showcase/${AGENT}`,
      "/geographic-search-results?q=78701&type=home&radius=100",
      `/compare?agent=${AGENT}&agent=bo-li`,
    ]) {
      const { document } = await pageOf(await site.get(path));
      const found = addressesIn(document.body).filter((address) => link.test(address));
      if (path.startsWith("/geographic")) {
        const any = addressesIn(document.body).filter((address) => address.startsWith("/request-quote?"));
        expect(any.length, path).toBeGreaterThan(0);
        expect(any[0]).toContain("type=home");
      } else expect(found, path).toHaveLength(1);
    }
  });

  test("is offered for what the profile lists, although she is licensed for more", async () => {
    const offered = addressesIn(
      (await pageOf(await site.get(`/request-quote?agent=${AGENT}`))).document.body,
    );
    const types = QUOTE_TYPES.filter((type) =>
      offered.includes(`/request-quote?agent=${AGENT}&type=${type}`),
    );
    expect(types.sort()).toEqual(["auto", "home", "life"]);
    const other = await pageOf(await site.get(`/request-quote?agent=${AGENT}&type=business&zip=78701`));
    expect(other.text).toMatch(/The profile of Ines Calloway doesn’t list business insurance\./i);

    const [had] = await rows("SELECT types FROM agents WHERE slug = ?", [AGENT]);
    await rows(
      "UPDATE agents SET types = (SELECT 1 << bit FROM product_types WHERE slug = 'renters') WHERE slug = ?",
      [AGENT],
    );
    try {
      const none = await pageOf(await site.get(`/request-quote?agent=${AGENT}`));
      expect(none.text).toContain("The profile of Ines Calloway lists nothing you can ask a quote for here.");
    } finally {
      await rows("UPDATE agents SET types = ? WHERE slug = ?", [Number(had?.types), AGENT]);
    }
  });

  test("asks at most five questions per type, and takes the type from its address", async () => {
    const [had] = await rows("SELECT types FROM agents WHERE slug = ?", [AGENT]);
    await rows("UPDATE agents SET types = (SELECT sum(1 << bit) FROM product_types) WHERE slug = ?", [AGENT]);
    try {
      for (const type of QUOTE_TYPES) {
        expect(QUOTE_QUESTIONS[type].length).toBeLessThanOrEqual(MOST_QUESTIONS);
        const page = await pageOf(await site.get(`/request-quote?agent=${AGENT}&type=${type}&zip=78701`));
        // A question with choices is a group of them, any other a field.
        for (const { label, options } of QUOTE_QUESTIONS[type])
          if (options === undefined)
            expect(page.getByLabelText(new RegExp(label.slice(0, -1)))).toBeDefined();
          else expect(page.getByRole("group", { name: label })).toBeDefined();
      }
    } finally {
      await rows("UPDATE agents SET types = ? WHERE slug = ?", [Number(had?.types), AGENT]);
    }
  });

  test("of a signed-in customer is both a lead and the first message of a conversation", async () => {
    const { visitor, person } = await newCustomer("asker");
    const answer = await ask(visitor, memberFields({ answer5: "The roof is new." }));
    expect(answer.status).toBe(303);
    const place = answer.headers.get("Location") ?? "";
    expect(place).toMatch(/^\/messages\/[0-9a-f-]{36}$/);
    const lead = await leadOf(person.email);
    expect(lead).toMatchObject({
      status: "new",
      source: "quote-request",
      state_code: "TX",
      email_confirmed: 1,
    });
    expect(`/messages/${lead.thread_id}`).toBe(place);
    const words = await wordsOf(await (await signedIn("agent")).get(place));
    expect(words).toContain("Home insurance: request for a quote");
    expect(words).toContain("The roof is new.");
    // Announced as a lead, and not again as a message.
    const { bell, mail } = await told(lead.id);
    expect(bell).toEqual([`Home quote request from ${person.firstName}`]);
    expect(mail).toEqual(bell);
    expect(await rows("SELECT 1 FROM user_notifications WHERE action_url = ?", [place])).toEqual([]);
    expect((await emailsTo(person.email)).map(({ kind }) => kind)).toContain("lead-receipt");
  });

  test("of a guest reaches no one until the button behind the emailed link is clicked, once", async () => {
    const fields = guestFields({ answer5: "See buy-now.example about it." });
    const visitor = stranger();
    const answer = await ask(visitor, fields);
    expect(answer.headers.get("Location")).toBe(`/request-quote?agent=${AGENT}&sent=1`);
    // The page shows the address once, so that a typo is noticed.
    const sentTo = await wordsOf(await visitor.get(answer.headers.get("Location") ?? ""));
    expect(sentTo).toContain(`We sent a link to ${fields.email}.`);
    const before = await leadOf(fields.email);
    expect(before).toMatchObject({ status: "unconfirmed", email_confirmed: 0 });
    const [email, ...more] = await emailsTo(fields.email);
    expect(more).toEqual([]);
    expect(email?.kind).toBe("confirm-quote-request");
    expect(email?.text).not.toMatch(/buy-now|Hargrove/);
    expect(email?.text, "in its state's time zone").toMatch(
      / on [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M CT\./,
    );
    const agent = await signedIn("agent");
    expect(await (await agent.get("/dashboard/leads")).text()).not.toContain(fields.firstName);
    expect((await agent.get(`/dashboard/leads/${before.id}`)).status).toBe(404);
    const link = await linkTo(fields.email, "request-quote");
    for (const method of ["GET", "HEAD", "GET"]) expect((await site.get(link, { method })).status).toBe(200);
    expect((await leadOf(fields.email)).status).toBe("unconfirmed");
    const sent = await Promise.all([1, 2, 3].map(() => stranger().post(link, { intent: "send" })));
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect(await leadOf(fields.email)).toMatchObject({ status: "new", email_confirmed: 1 });
    const { bell, mail } = await told(before.id);
    expect([bell, mail]).toEqual([[expect.stringContaining(fields.firstName)], [expect.anything()]]);
    expect(await (await agent.get("/dashboard/leads")).text()).toContain(fields.firstName);
  });

  test("sent twice, or three times at once, is one lead", async () => {
    const fields = guestFields();
    const visitor = stranger();
    const answers = await Promise.all([1, 2, 3].map(() => ask(visitor, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rows("SELECT 1 FROM leads WHERE email = ?", [fields.email])).toHaveLength(1);
    expect(await emailsTo(fields.email)).toHaveLength(1);
    const { visitor: member, person } = await newCustomer("double");
    const own = memberFields();
    const places = await Promise.all([1, 2, 3].map(() => ask(member, own)));
    expect(places.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(places.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(await rows("SELECT 1 FROM leads WHERE email = ?", [person.email])).toHaveLength(1);
    expect(await rows("SELECT 1 FROM messages WHERE id = ?", [own.key])).toHaveLength(1);
  });

  test("without a license for it is refused with everything that was typed, and leads to agents who have one", async () => {
    const fields = guestFields({ zip: "10001", answer5: "Keep these words." });
    const answer = await ask(stranger(), fields);
    expect(answer.status).toBe(409);
    const page = await pageOf(answer);
    expect(page.text).toContain("has no license in force for Home insurance in New York today");
    expect(errorBy(page.getByLabelText("ZIP code"))).toContain("no license in force");
    expect(heldBy(page.getByLabelText(/Anything else/))).toBe("Keep these words.");
    expect(heldBy(page.getByLabelText("Email"))).toBe(fields.email);
    expect(addressesIn(page.document.body)).toContain(
      "/geographic-search-results?q=10001&type=home&accepting=1",
    );
    expect(await leadOf(fields.email)).toEqual({});
    // Said before anything is typed, if type and place are known.
    const known = await wordsOf(await site.get(`/request-quote?agent=${AGENT}&type=home&zip=10001`));
    expect(known).toContain("has no license in force for Home insurance in New York today");
  });

  test("is not sent if the license ended before the link was opened", async () => {
    const fields = guestFields();
    await (await ask(stranger(), fields)).text();
    const link = await linkTo(fields.email, "request-quote");
    const texas = `agent_no = (SELECT agent_no FROM agents WHERE slug = '${AGENT}') AND state_code = 'TX'`;
    const held = await rows(`SELECT through_day, types FROM agent_coverage WHERE ${texas}`);
    await rows(`UPDATE agent_coverage SET types = 0 WHERE ${texas}`);
    const refused = await stranger().post(link, { intent: "send" });
    for (const { through_day: day, types } of held)
      await rows(`UPDATE agent_coverage SET types = ? WHERE ${texas} AND through_day = ?`, [
        Number(types),
        String(day),
      ]);
    expect(held.length).toBeGreaterThan(0);
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("is no longer licensed for this");
    expect((await leadOf(fields.email)).status).toBe("unconfirmed");
  });

  test.each<[string, Record<string, string>, string]>([
    ["a short ZIP", { zip: "787" }, "Enter a five-digit ZIP code"],
    ["an unknown ZIP", { zip: "00000" }, "We can’t find this ZIP code"],
    ["an unknown answer", { answer1: "Castle" }, "Answer “What kind of home is it?”"],
    ["1,001 characters", { answer5: "x".repeat(1_001) }, "Use at most 1,000 characters"],
    ["no email", { email: "nobody" }, "Invalid email address"],
    ["consent to call without a number", { allow_phone: "on" }, "Enter your phone number"],
    ["an invalid number", { phone: "call me" }, "Please enter a valid phone number"],
    ["an invented key", { key: "mine" }, "Reload the page"],
  ])("with %s says what is wrong and keeps what was typed", async (_what, changes, words) => {
    const fields = guestFields({ lastName: "Keepsake", ...changes });
    const refused = await ask(stranger(), fields);
    expect(refused.status).toBe(400);
    const page = await pageOf(refused);
    expect(page.text).toContain(words);
    expect(heldBy(page.getByLabelText("Last name"))).toBe("Keepsake");
    expect(await rows("SELECT 1 FROM leads WHERE submission_key = ?", [fields.key])).toEqual([]);
  });

  test.each(["", "nobody-at-all", "../etc", "x".repeat(300), "%00"])("to %j is 404", async (agent) => {
    expect((await site.get(`/request-quote?agent=${agent}&type=home`)).status).toBe(404);
    expect((await stranger().post(`/request-quote?agent=${agent}&type=home`, guestFields())).status).toBe(
      404,
    );
  });

  test("to an unclaimed profile, or to oneself, is refused", async () => {
    const [free] = await rows(`SELECT a.slug FROM agents a WHERE a.account_status = 'active' AND NOT EXISTS (
      SELECT 1 FROM profiles p WHERE p.agent_no = a.agent_no AND p.verified) LIMIT 1`);
    expect(await wordsOf(await site.get(`/request-quote?agent=${free?.slug}&type=home`))).toContain(
      "hasn’t claimed this profile yet",
    );
    expect((await ask(stranger(), guestFields(), String(free?.slug))).status).toBe(403);
    const own = await signedIn("agent");
    expect((await ask(own, memberFields())).status).toBe(403);
  });

  test.each(["x", "00000000-0000-7000-8000-000000000000.AAAA", "a".repeat(5_000)])(
    "a link %j that we didn't make is 410, and sends nothing",
    async (token) => {
      expect((await site.get(`/request-quote/${token}`)).status).toBe(410);
      expect((await stranger().post(`/request-quote/${token}`, { intent: "send" })).status).toBe(410);
    },
  );

  test("a link works for its own purpose only", async () => {
    const fields = guestFields();
    await (await ask(stranger(), fields)).text();
    const consent = (await linkTo(fields.email, "consent")).replace("/consent/", "");
    const request = (await linkTo(fields.email, "request-quote")).replace("/request-quote/", "");
    expect((await site.get(`/request-quote/${consent}`)).status).toBe(410);
    expect((await site.get(`/consent/${request}`)).status).toBe(400);
  });

  test("unconfirmed expires after two days, and is deleted after seven with its consent", async () => {
    const fields = guestFields({ phone: "5125550188", allow_phone: "on" });
    await (await ask(stranger(), fields)).text();
    const link = await linkTo(fields.email, "request-quote");
    const { id } = await leadOf(fields.email);
    await rows("UPDATE leads SET created_at = ? WHERE email = ?", [Date.now() - 49 * HOUR_MS, fields.email]);
    expect((await stranger().post(link, { intent: "send" })).status).toBe(410);
    const context = openContext({ databaseUrl: databaseUrl() });
    await dropUnconfirmedLeads(context);
    expect((await leadOf(fields.email)).id).toBe(id);
    await rows("UPDATE leads SET created_at = ? WHERE email = ?", [Date.now() - 8 * DAY_MS, fields.email]);
    expect(await dropUnconfirmedLeads(context)).toBeGreaterThan(0);
    expect(await leadOf(fields.email)).toEqual({});
    expect(await rows("SELECT 1 FROM consent_records WHERE subject_id = ?", [String(id)])).toEqual([]);
  });

  test("that is stopped before its link is followed is deleted after seven days too", async () => {
    const fields = guestFields({ phone: "5125550188", allow_phone: "on" });
    await (await ask(stranger(), fields)).text();
    const context = openContext({ databaseUrl: databaseUrl() });
    expect(await revokeAll(context, fields.email)).toBeGreaterThan(0);
    await rows("UPDATE leads SET created_at = ? WHERE email = ?", [Date.now() - 8 * DAY_MS, fields.email]);
    expect(await dropUnconfirmedLeads(context)).toBeGreaterThan(0);
    expect(await leadOf(fields.email)).toEqual({});
  });

  test("can't flood a mailbox: one address gets five links an hour", async () => {
    const email = `flooded-${Date.now()}@mail.example`;
    const statuses: number[] = [];
    for (let no = 0; no < 6; no++) statuses.push((await ask(stranger(), guestFields({ email }))).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await rows("SELECT 1 FROM outbox WHERE recipient = ?", [email])).toHaveLength(5);
  });
});

describe("a request sent by a guest", () => {
  test("can be read for ninety days, and for another ninety after a reply", async () => {
    const { lead, link } = await sentRequest();
    const agent = await signedIn("agent");
    const old = Date.now() - 91 * DAY_MS;
    await rows("UPDATE leads SET created_at = ? WHERE id = ?", [old, String(lead.id)]);
    expect((await stranger().get(link)).status).toBe(410);
    const reply = { intent: "reply", key: crypto.randomUUID(), reply: "Your renewal is due. Shall we look?" };
    expect((await agent.post(`/dashboard/leads/${lead.id}`, reply)).status).toBe(303);
    expect(await wordsOf(await stranger().get(link))).toContain("Your renewal is due. Shall we look?");
  });

  test("is answered by email without showing the agent the address, and continues as a conversation", async () => {
    const { fields, lead, link } = await sentRequest();
    const agent = await signedIn("agent");
    const path = `/dashboard/leads/${lead.id}`;
    const html = await (await agent.get(path)).text();
    expect(html).toContain(fields.firstName);
    expect(html).not.toContain(fields.email);
    expect(html).not.toContain(fields.lastName);
    const reply = { intent: "reply", key: crypto.randomUUID(), reply: "Two quotes are on their way." };
    expect((await agent.post(path, reply)).status).toBe(303);
    expect((await leadOf(fields.email)).status).toBe("contacted");
    const mailed = (await emailsTo(fields.email)).find(({ kind }) => kind === "lead-reply");
    expect(mailed?.text).toContain("Two quotes are on their way.");
    // The reply has what its form promises: the name, and the license of the requested state.
    const [license] = await rows(
      "SELECT number FROM licenses WHERE agent_no = 1 AND state_code = ? AND status = 'active' ORDER BY expires_on DESC",
      [String(lead.state_code)],
    );
    expect(mailed?.text).toContain(`Ines Calloway`);
    expect(mailed?.text).toContain(`Texas license ${license?.number}`);
    expect(mailed?.text).toMatch(/\/consent\/[\w.-]+/);
    expect(await wordsOf(await site.get(link))).toMatch(/M ?Two quotes are on their way\./);
    // The same form again, and twice at once, is the same reply.
    const again = await Promise.all([agent.post(path, reply), agent.post(path, reply)]);
    expect(again.map(({ status }) => status)).toEqual([303, 303]);
    expect((await emailsTo(fields.email)).filter(({ kind }) => kind === "lead-reply")).toHaveLength(1);
    const said = await rows("SELECT 1 FROM lead_events WHERE lead_no = ? AND kind = 'replied'", [
      Number(lead.lead_no),
    ]);
    expect(said).toHaveLength(1);
    // Someone else who is signed in can't continue it.
    const { visitor: other } = await newCustomer("other");
    expect((await other.post(link, { intent: "continue" })).status).toBe(403);
    const { person } = await newCustomer("late");
    await rows("UPDATE users SET email = ? WHERE email = ?", [fields.email, person.email]);
    const same = await stranger().signIn(fields.email, "a long enough password");
    expect(await wordsOf(await same.get(link))).toContain("Write back in Messages");
    const went = await same.post(link, { intent: "continue" });
    expect(went.headers.get("Location")).toMatch(/^\/messages\/[0-9a-f-]{36}$/);
    expect(`/messages/${(await leadOf(fields.email)).thread_id}`).toBe(went.headers.get("Location"));
    // The emailed reply is now a message.
    expect((await agent.post(path, { ...reply, key: crypto.randomUUID() })).status).toBe(409);
  });

  test("about health insurance is answered with what Medicare asks, if the agent sells such plans", async () => {
    await sellsMedicare(rows, AGENT);
    const agent = await signedIn("agent");
    for (const [typeBit, says] of [
      [1, false],
      [3, true],
    ] as const) {
      const { fields, lead } = await sentRequest();
      await rows("UPDATE leads SET type_bit = ? WHERE id = ?", [typeBit, String(lead.id)]);
      const reply = { intent: "reply", key: crypto.randomUUID(), reply: "Let us compare two plans." };
      expect((await agent.post(`/dashboard/leads/${lead.id}`, reply)).status).toBe(303);
      const mailed = (await emailsTo(fields.email)).find(({ kind }) => kind === "lead-reply");
      expect(mailed?.text.includes("1-800-MEDICARE"), String(typeBit)).toBe(says);
    }
  });
});
