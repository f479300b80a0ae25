/** Deceased and retired agents: what their address says, what is no longer offered, who is told, and the way back. */
import { describe, expect, test } from "vitest";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openPeople, type Person } from "./people.ts";

const { rows, signedIn, site, unclaimed, placesOf } = openPeople();
const SOURCE = "A notice in the county paper of this week.";
const idOf = async (slug: string) =>
  String((await rows("SELECT id FROM agents WHERE slug = ?", [slug]))[0]?.id);
const pathOf = async (slug: string) => `/admin-console/agents/${await idOf(slug)}`;

async function mark(slug: string, fields: Record<string, string> = {}) {
  const admin = await signedIn("admin");
  const form = { intent: "end-agent", kind: "deceased", since: "2026-02-03", source: SOURCE, ...fields };
  return admin.post(await pathOf(slug), form);
}

describe("an agent who died", () => {
  test("is named with the day and other agents nearby, is no longer found, and comes back whole", async () => {
    const [person] = (await unclaimed(1)) as [Person];
    const before = await placesOf(person);
    const done = await mark(person.slug);
    expect([done.status, await done.text()]).toEqual([303, ""]);
    const answer = await site.get(`/showcase/${person.slug}`);
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(`${person.name} has died`);
    expect(page.text).toContain("Feb 3, 2026");
    expect(page.getByRole("link", { name: /^Agents in / }).getAttribute("href")).toBe(person.city);
    expect(page.html).toContain('content="noindex');
    expect(page.html).not.toContain(SOURCE);
    const after = await placesOf(person);
    expect([after.search, after.text, after.coverage]).toEqual([[], [], []]);
    expect(after.licenses).toEqual(before.licenses);
    for (const path of [`/messages/new?agent=${person.slug}`, `/request-quote?agent=${person.slug}`]) {
      const refused = await (await signedIn("customer")).get(path);
      expect([path, refused.status]).toEqual([path, 404]);
      await refused.text();
    }
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get("/admin-console/agents?status=deceased"))).toContain(person.name);
    expect(await wordsOf(await admin.get(`/admin-console/agents?find=${person.npn}`))).toContain("Deceased");

    const reason = "It was another person of the same name.";
    await (await admin.post(await pathOf(person.slug), { intent: "return-agent", reason })).text();
    const back = await placesOf(person);
    expect([back.agent, back.text, back.coverage, back.counts]).toEqual([
      before.agent,
      before.text,
      before.coverage,
      before.counts,
    ]);
    expect(back.search).toHaveLength(1);
    expect((await site.get(`/showcase/${person.slug}`)).status).toBe(200);
    const acts = await rows(
      "SELECT act FROM audit_log WHERE subject_kind = 'agent' ORDER BY audit_no DESC LIMIT 2",
    );
    expect(acts).toEqual([{ act: "agent.return" }, { act: "agent.end" }]);
  });

  test("can’t die tomorrow or without a source; what was typed stays", async () => {
    const [person] = (await unclaimed(1, 1)) as [Person];
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const early = await refusedPage(await mark(person.slug, { since: tomorrow }), 400);
    expect(early.text).toContain("The day can’t be in the future.");
    expect(early.text).toContain(SOURCE);
    const bare = await refusedPage(await mark(person.slug, { source: "" }), 400);
    expect(bare.text).toContain("Say where you have it from.");
    expect((await site.get(`/showcase/${person.slug}`)).status).toBe(200);
  });
});

test("clients of an agent who retired are told once each: appointment, lead, conversation", async () => {
  const slug = "ines-calloway";
  const [lead] = await rows(
    `SELECT l.email FROM leads l JOIN agents a ON a.agent_no = l.agent_no WHERE a.slug = ? AND l.status = 'new'
       AND l.email_confirmed AND l.received_at IS NOT NULL LIMIT 1`,
    [slug],
  );
  expect(lead).toBeDefined();
  const booked = await rows(
    `SELECT p.id, p.client_email FROM appointments p JOIN agents a ON a.agent_no = p.agent_no
     WHERE a.slug = ? AND p.status = 'booked' AND p.starts_at > ?`,
    [slug, Date.now()],
  );
  expect(booked).not.toEqual([]);
  await (await mark(slug, { kind: "retired" })).text();
  await site.runCron();
  const told = await rows("SELECT recipient, text FROM outbox WHERE kind = 'agent-ended'");
  expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length);
  expect(told.map(({ recipient }) => recipient)).toContain(lead?.email);
  expect(told.map(({ recipient }) => recipient)).toContain("customer@fairlead.example");
  expect(String(told[0]?.text)).toContain("stopped working as an insurance agent");
  for (const { id, client_email } of booked) {
    expect(
      await rows("SELECT status, cancellation_unsent FROM appointments WHERE id = ?", [String(id)]),
    ).toEqual([{ status: "canceled", cancellation_unsent: 0 }]);
    const emails = await rows(
      "SELECT text FROM outbox WHERE kind = 'appointment-canceled' AND recipient = ?",
      [String(client_email)],
    );
    expect(String(emails.at(-1)?.text)).toContain("doesn’t work as an agent anymore");
  }
  expect((await site.get(`/showcase/${slug}/book`)).status).toBe(404);
  expect(await wordsOf(await site.get(`/showcase/${slug}`))).toContain("has retired");
  const own = await (await signedIn("agent")).get("/dashboard");
  expect([own.status, (await own.text()).length > 0]).toEqual([200, true]);
});
