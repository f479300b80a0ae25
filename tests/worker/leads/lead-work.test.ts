/** What an agent does with a lead, and that no one else can see it. */
import { describe, expect, test } from "vitest";
import { exportLeads } from "#app/domains/leads/forgetting.server.ts";
import { findLead } from "#app/domains/leads/lead-queries.server.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { addressesIn, pageOf, rowsOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { AGENT, openLeads } from "./leads.ts";

const {
  ask,
  memberFields,
  sentRequest,
  leadOf,
  begin,
  otherAgent,
  rows,
  signedIn,
  newCustomer,
  databaseUrl,
} = openLeads();

const eventsOf = (leadNo: unknown) =>
  rows("SELECT kind, detail FROM lead_events WHERE lead_no = ? ORDER BY event_no", [Number(leadNo)]);

describe("a lead", () => {
  test("keeps its state, notes, next step, and their history", async () => {
    const { lead } = await sentRequest();
    const agent = await signedIn("agent");
    const path = `/dashboard/leads/${lead.id}`;
    const day = "2027-03-05";
    const forms: Record<string, string>[] = [
      { intent: "state", state: "quoted" },
      // Nothing changes, so nothing is added to the history.
      { intent: "state", state: "quoted" },
      { intent: "note", note: "Wants the higher deductible." },
      { intent: "next-step", nextStep: "Call again", nextStepOn: day },
    ];
    for (const form of forms) expect((await agent.post(path, form)).status).toBe(303);
    expect(await eventsOf(lead.lead_no)).toEqual([
      { kind: "received", detail: "" },
      { kind: "state", detail: "quoted" },
      { kind: "note", detail: "Wants the higher deductible." },
      { kind: "next-step", detail: `Call again\n${day}` },
    ]);
    const words = await wordsOf(await agent.get(path));
    for (const said of [
      "Moved to Quoted",
      "Wants the higher deductible.",
      "Next step: Call again on Mar 5, 2027",
    ])
      expect(words).toContain(said);
    expect(words).toContain("Quote request, received");
    expect((await agent.post(path, { intent: "next-step", nextStep: "", nextStepOn: "" })).status).toBe(303);
    expect(await leadOf(String(lead.email))).toMatchObject({ next_step: "", next_step_on: null });
  });

  test("is due by the agent’s day, which may differ from UTC’s", async () => {
    const nowMs = Date.now();
    const zone = new Date(nowMs).getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
    await rows("UPDATE calendars SET time_zone = ? WHERE agent_no = 1", [zone]);
    const { day } = wallClock(zone, nowMs);
    const agent = await signedIn("agent");
    const { lead } = await sentRequest();
    const rowWhen = async (nextStepOn: string) => {
      const form = { intent: "next-step", nextStep: "Call", nextStepOn };
      expect((await agent.post(`/dashboard/leads/${lead.id}`, form)).status).toBe(303);
      const list = await pageOf(await agent.get("/dashboard/leads"));
      return list.getByRole("row", { name: new RegExp(String(lead.first_name)) }).textContent;
    };
    expect(await rowWhen(day)).not.toContain("was due");
    expect(await rowWhen(laterDay(day, -1))).toContain("was due");
    await rows("UPDATE calendars SET time_zone = 'America/Chicago' WHERE agent_no = 1");
  });

  test.each<[string, Record<string, string>]>([
    ["an unknown state", { intent: "state", state: "unconfirmed" }],
    ["an empty note", { intent: "note", note: "   " }],
    ["a note of 1,001 characters", { intent: "note", note: "x".repeat(1_001) }],
    ["a step of 201 characters", { intent: "next-step", nextStep: "x".repeat(201), nextStepOn: "" }],
    ["an invalid day", { intent: "next-step", nextStep: "Call", nextStepOn: "2026-02-30" }],
    ["a day in another century", { intent: "next-step", nextStep: "Call", nextStepOn: "9999-01-01" }],
    ["an empty reply", { intent: "reply", key: crypto.randomUUID(), reply: "" }],
    ["an unknown action", { intent: "delete" }],
  ])("with %s is refused and stays unchanged", async (_what, form) => {
    const { lead } = await sentRequest();
    const refused = await (await signedIn("agent")).post(`/dashboard/leads/${lead.id}`, form);
    expect(refused.status).toBe(400);
    expect(await eventsOf(lead.lead_no)).toEqual([{ kind: "received", detail: "" }]);
  });

  test("is no one else's: another agent, a manager, the customer and an admin find nothing and change nothing", async () => {
    const { visitor: customer, person } = await newCustomer("owner");
    await (await ask(customer, memberFields())).text();
    const lead = await leadOf(person.email);
    const path = `/dashboard/leads/${lead.id}`;
    const others = {
      "another agent": await otherAgent(),
      manager: await signedIn("agency"),
      customer,
      admin: await signedIn("admin"),
    };
    for (const [who, visitor] of Object.entries(others)) {
      expect((await visitor.get(path)).status, who).toBe(404);
      const forms: Record<string, string>[] = [
        { intent: "state", state: "lost" },
        { intent: "note", note: "Mine." },
        { intent: "reply", key: crypto.randomUUID(), reply: "Mine." },
      ];
      for (const form of forms) expect((await visitor.post(path, form)).status, who).toBe(404);
      for (const file of ["/dashboard/leads.csv", "/dashboard/leads.vcf"])
        expect(await (await visitor.get(file)).text(), who).not.toContain(String(lead.id));
    }
    expect((await leadOf(person.email)).status).toBe("new");
    expect(await eventsOf(lead.lead_no)).toHaveLength(1);
  });

  test.each(["x", "00000000-0000-7000-8000-000000000000", "%00", "a".repeat(500)])(
    "at the address %j doesn't exist",
    async (id) => {
      const agent = await signedIn("agent");
      expect((await agent.get(`/dashboard/leads/${id}`)).status).toBe(404);
      expect((await agent.post(`/dashboard/leads/${id}`, { intent: "note", note: "x" })).status).toBe(404);
    },
  );

  test("stays with the profile: an account that lost it can't read it", async () => {
    const { lead } = await sentRequest();
    const agent = await signedIn("agent");
    const held = "user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')";
    await rows(`UPDATE profiles SET verified = 0 WHERE ${held}`);
    const lost = (await agent.get(`/dashboard/leads/${lead.id}`)).status;
    const file = await (await agent.get("/dashboard/leads.csv")).text();
    // Whatever the pages hide: the row itself decides.
    const context = openContext({ databaseUrl: databaseUrl() });
    const found = await findLead(context, String(lead.agent_user_id), String(lead.id));
    await rows(`UPDATE profiles SET verified = 1 WHERE ${held}`);
    expect(found).toBeNull();
    expect(await findLead(context, String(lead.agent_user_id), String(lead.id))).not.toBeNull();
    expect(lost).not.toBe(200);
    expect(file).not.toContain(String(lead.id));
  });

  test("is closed to the profile's next account, and to its agent with another profile", async () => {
    const { lead } = await sentRequest();
    const { id: thread } = await begin();
    const [agent, next] = [await signedIn("agent"), await otherAgent()];
    const keeps = (who: string, agentNo: unknown) =>
      rows("UPDATE profiles SET agent_no = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)", [
        agentNo === null ? null : Number(agentNo),
        `${who}@fairlead.example`,
      ]);
    const agentNoOf = async (who: string) =>
      (
        await rows("SELECT p.agent_no FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email = ?", [
          `${who}@fairlead.example`,
        ])
      )[0]?.agent_no;
    const [own, other] = [await agentNoOf("agent"), await agentNoOf("agent-terms")];
    expect([own, other]).not.toContain(null);
    const swap = async (first: unknown, second: unknown) => {
      await keeps("agent", null);
      await keeps("agent-terms", second);
      await keeps("agent", first);
    };
    await swap(other, own);
    const seen = await Promise.all(
      [agent, next].map(async (visitor) => ({
        page: (await visitor.get(`/dashboard/leads/${lead.id}`)).status,
        listed: (await (await visitor.get("/dashboard/leads.csv")).text()).includes(String(lead.id)),
        note: (await visitor.post(`/dashboard/leads/${lead.id}`, { intent: "note", note: "Mine." })).status,
        takeUp: (await visitor.post("/dashboard/leads", { intent: "take-up", thread })).status,
      })),
    );
    await swap(own, other);
    expect(seen).toEqual([1, 2].map(() => ({ page: 404, listed: false, note: 404, takeUp: 403 })));
    expect(await rows("SELECT 1 FROM leads WHERE thread_id = ?", [thread])).toEqual([]);
    expect(await eventsOf(lead.lead_no)).toEqual([{ kind: "received", detail: "" }]);
    expect((await agent.get(`/dashboard/leads/${lead.id}`)).status).toBe(200);
  });

  test("is made from a conversation once, by its agent only", async () => {
    const { id: thread, visitor: customer } = await begin();
    const agent = await signedIn("agent");
    const form = { intent: "take-up", thread };
    const places = await Promise.all([
      agent.post("/dashboard/leads", form),
      agent.post("/dashboard/leads", form),
    ]);
    const [first] = places.map(({ headers }) => headers.get("Location"));
    expect(first).toMatch(/^\/dashboard\/leads\/[0-9a-f-]{36}$/);
    expect(new Set(places.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(await rows("SELECT source FROM leads WHERE thread_id = ?", [thread])).toEqual([
      { source: "message" },
    ]);
    expect((await customer.post("/dashboard/leads", form)).status).toBe(403);
    expect((await (await otherAgent()).post("/dashboard/leads", form)).status).toBe(403);
    const page = await pageOf(await agent.get(String(first)));
    expect(addressesIn(page.document.body)).toContain(`/messages/${thread}`);
  });
});

describe("the list of leads", () => {
  test("is filtered by state, source and text, and counts each state", async () => {
    const agent = await signedIn("agent");
    const { fields, lead } = await sentRequest({ answer5: "A lighthouse with a slate roof." });
    await (await agent.post(`/dashboard/leads/${lead.id}`, { intent: "state", state: "won" })).text();
    const [counted] = await rows(
      "SELECT count(*) n FROM leads WHERE status = 'won' AND agent_user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')",
    );
    const page = await pageOf(await agent.get("/dashboard/leads?state=won"));
    expect(
      page.getByRole("link", { name: new RegExp(`^Won ?${counted?.n}$`) }).getAttribute("aria-current"),
    ).toBe("true");
    const [, ...won] = rowsOf(page.getByRole("table"));
    expect(won).toHaveLength(Number(counted?.n));
    for (const cells of won) expect(cells[1]).toBe("Won");
    const listed = async (query: string) => (await agent.get(`/dashboard/leads?${query}`)).text();
    expect(await listed("find=lighthouse")).toContain(fields.firstName);
    expect(await listed("find=lighthouse&source=contact-capture")).not.toContain(fields.firstName);
    // Hidden details can't be found out by searching for them.
    expect(await listed(`find=${fields.email}`)).not.toContain(`>${fields.firstName}<`);
    for (const odd of [
      "find=%25",
      "find=%5C",
      "find='%3B--",
      "state=none&source=x&after=x",
      `find=${"x".repeat(500)}`,
    ])
      expect((await agent.get(`/dashboard/leads?${odd}`)).status, odd).toBe(200);
  });

  test("continues page by page, without a gap and without repeats", async () => {
    const owner = "(SELECT id FROM users WHERE email = 'agent@fairlead.example')";
    await rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 65)
      INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
        email_confirmed, answers, note, created_at, received_at)
      SELECT lower(printf('%08x-0000-7000-8000-000000000001', i)), lower(printf('%08x-0000-7000-8000-000000000002', i)),
        (SELECT agent_no FROM agents WHERE slug = '${AGENT}'), ${owner}, 'contact-capture', 'closed', 'Paged' || i, '', 'x@mail.example', 0,
        '[]', 'page by page', 1, 1 FROM n`);
    const agent = await signedIn("agent");
    const seen: string[] = [];
    let path: string | undefined = "/dashboard/leads?find=page+by+page";
    for (let pages = 0; path !== undefined && pages < 5; pages++) {
      const page = await pageOf(await agent.get(path));
      const [, ...leads] = rowsOf(page.getByRole("table"));
      seen.push(...leads.map(([name]) => String(name)));
      path = page.queryByRole("link", { name: "Next" })?.getAttribute("href") ?? undefined;
    }
    await rows("DELETE FROM leads WHERE note = 'page by page'");
    expect(seen).toEqual(Array.from({ length: 65 }, (_, at) => `Paged${65 - at}`));
  });

  test("shows a manager only the number for each month, and no names", async () => {
    const { lead, fields } = await sentRequest({ answer5: "For the counts." });
    const [organization] = await rows("SELECT organization_no n FROM agents WHERE slug = ?", [AGENT]);
    expect(organization?.n).toBeGreaterThan(0);
    const manager = await signedIn("agency");
    const page = await pageOf(await manager.get("/dashboard/leads"));
    const [, [month, received] = []] = rowsOf(page.getByRole("table"));
    const now = new Date();
    expect(month).toBe(
      `${now.toLocaleString("en-US", { month: "long", timeZone: "UTC" })} ${now.getUTCFullYear()}`,
    );
    const [counted] = await rows(
      `SELECT count(*) n FROM leads l JOIN agents a ON a.agent_no = l.agent_no WHERE a.organization_no = ?
        AND l.status <> 'unconfirmed' AND strftime('%Y-%m', l.received_at / 1000, 'unixepoch') = strftime('%Y-%m', 'now')`,
      [Number(organization?.n)],
    );
    expect(received).toBe(String(counted?.n));
    expect(page.html).not.toContain(fields.firstName);
    expect(page.html).not.toContain(String(lead.id));
  });
});

describe("a deleted account", () => {
  test("deletes its person's requests, with consents and notes about them", async () => {
    const { visitor, person } = await newCustomer("leaving");
    await (await ask(visitor, memberFields({ allow_email: "on" }))).text();
    const lead = await leadOf(person.email);
    const agent = await signedIn("agent");
    await (await agent.post(`/dashboard/leads/${lead.id}`, { intent: "note", note: "About her." })).text();
    await visitor.deleteAccount();
    for (const [table, column, value] of [
      ["leads", "id", lead.id],
      ["lead_events", "lead_no", lead.lead_no],
      ["consent_records", "subject_id", lead.id],
      ["user_notifications", "action_url", `/dashboard/leads/${lead.id}`],
    ] as const)
      expect(await rows(`SELECT 1 FROM ${table} WHERE ${column} = ?`, [value as string]), table).toEqual([]);
    expect((await agent.get(`/dashboard/leads/${lead.id}`)).status).toBe(404);
  });

  test("leaves requests under its address if the address was never confirmed", async () => {
    const { visitor, person } = await newCustomer("unproved");
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email = ?", [person.email]);
    // This isolate remembers the earlier state.
    await visitor.signIn(person.email, "a long enough password");
    const asked = await sentRequest({ email: person.email });
    expect(asked.lead).toMatchObject({ email: person.email, user_id: null });
    await visitor.deleteAccount();
    expect(await leadOf(person.email)).toEqual(asked.lead);
  });

  test("of an agent ends the consents given to them, which stay with those who gave them", async () => {
    const other = await otherAgent();
    const [owner] = await rows("SELECT id FROM users WHERE email = 'agent-terms@fairlead.example'");
    const email = `given-${Date.now()}@mail.example`;
    const [agent] = await rows("SELECT agent_no FROM profiles WHERE user_id = ?", [String(owner?.id)]);
    const id = crypto.randomUUID();
    await rows(
      `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
        email_confirmed, answers, note, created_at, received_at)
       VALUES (?, ?, ?, ?, 'contact-capture', 'new', 'Ada', 'Given', ?, 0, '[]', '', 1, 1)`,
      [id, crypto.randomUUID(), Number(agent?.agent_no), String(owner?.id), email],
    );
    await rows(
      `INSERT INTO consent_records (id, email, recipient, purpose, subject_id, channel, text_shown, text_hash, given_on, given_at)
       VALUES (?, ?, 'An agent', 'contact-capture', ?, 'email', 'Yes.', 'x', '/', 1)`,
      [crypto.randomUUID(), email, id],
    );
    await other.deleteAccount();
    expect(await rows("SELECT 1 FROM leads WHERE id = ?", [id])).toEqual([]);
    const [consent] = await rows("SELECT revoked_at FROM consent_records WHERE email = ?", [email]);
    expect(consent?.revoked_at).toBeGreaterThan(1);
  });

  test("had them in its export: its own requests, and an agent's leads with their state", async () => {
    const { visitor, person } = await newCustomer("taking");
    await (await ask(visitor, memberFields({ answer5: "Mine to take." }))).text();
    const file: { asked: { note: string; agent: string }[] } = await (
      await visitor.get("/settings/export")
    ).json();
    const text = JSON.stringify(file);
    expect(text).toContain("Mine to take.");
    const lead = await leadOf(person.email);
    const agents = await (await (await signedIn("agent")).get("/settings/export")).text();
    expect(agents).toContain(String(lead.id));
    // Without consent the agent's export has no address.
    expect(agents).not.toContain(person.email);
    const context = openContext({ databaseUrl: databaseUrl() });
    const noAccount = { userId: crypto.randomUUID(), email: person.email, emailConfirmed: false };
    expect(await exportLeads(context, noAccount)).toEqual({ asked: [], received: [], history: [] });
  });
});
