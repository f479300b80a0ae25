/** A reader says that a fact was wrong: one case for all reports, answered by the agent or decided by an admin. */
import { describe, expect, test } from "vitest";
import {
  exportFactReports,
  forgetFactReports,
  forgetFactWords,
} from "#app/domains/accuracy/forgetting.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressOf, pageOf, refusedPage, within } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger, databaseUrl } = openAccounts();
const INES = "/showcase/ines-calloway";
const OWN = "/dashboard/reported-facts";
const REASON = "We called the office, and it rings there.";

/** A listed agent with a phone number whose profile nobody has claimed, another one each time. */
let given = 0;
async function unclaimed(): Promise<{ slug: string; no: number }> {
  const [row] = await rows(
    `SELECT slug, agent_no no FROM agents a WHERE phone IS NOT NULL AND account_status = 'active'
     AND NOT EXISTS (SELECT 1 FROM fact_cases c WHERE c.agent_no = a.agent_no) ORDER BY agent_no DESC LIMIT 1 OFFSET 20 + ?`,
    [given++],
  );
  const agent = { slug: String(row?.slug), no: Number(row?.no) };
  await rows("UPDATE profiles SET agent_no = NULL, verified = 0, proof = NULL WHERE agent_no = ?", [
    agent.no,
  ]);
  return agent;
}
const wrong = (slug: string, fact: string) => `/showcase/${slug}/wrong?fact=${fact}`;
const report = (visitor: Visitor, slug: string, fact: string, fields: Record<string, string>) =>
  visitor.post(wrong(slug, fact), fields);
const casesOf = (slug: string, fact: string) =>
  rows(
    `SELECT c.*, (SELECT count(*) FROM fact_reports r WHERE r.case_id = c.id) reports
     FROM fact_cases c JOIN agents a ON a.agent_no = c.agent_no WHERE a.slug = ? AND c.fact = ? ORDER BY c.opened_at, c.id`,
    [slug, fact],
  );
const reportsOf = (id: unknown) =>
  rows("SELECT * FROM fact_reports WHERE case_id = ? ORDER BY reported_at, id", [String(id)]);
const told = (email: string, title: string) =>
  rows(
    "SELECT message, action_url FROM user_notifications n JOIN users u ON u.id = n.user_id WHERE u.email = ? AND n.title = ?",
    [`${email}@fairlead.example`, title],
  );
const emailsTo = (recipient: string) =>
  rows("SELECT kind, subject, text FROM outbox WHERE recipient = ? AND kind = 'fact-result'", [recipient]);

describe("the page of a fact", () => {
  test("says what the profile shows, in Spanish too, is not indexed, and has the choices of that fact alone", async () => {
    const page = await pageOf(await site.get(wrong("ines-calloway", "phone")));
    expect(page.text).toContain("The number doesn’t work");
    expect(page.text).not.toContain("The office moved");
    expect(page.text).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
    const spanish = await pageOf(await site.get(`${wrong("ines-calloway", "phone")}&lang=es`));
    expect(spanish.text).toContain("El número no funciona");
  });

  test("is behind a link in each section of a profile that has facts, and is there for every fact", async () => {
    const { inesCalloway, shortest, notAccepting, lapsed } = landmarks.agents;
    for (const { slug } of [inesCalloway, shortest, notAccepting, lapsed, await unclaimed()]) {
      const page = await pageOf(await site.get(`/showcase/${slug}`));
      const lists = page.getAllByRole("link", { name: "Report a wrong fact" }).map(addressOf);
      expect(new Set(lists), slug).toEqual(new Set([`/showcase/${slug}/wrong`]));
      for (const section of ["Licenses", "About", "Office"])
        within(page.getByRole("region", { name: section })).getByRole("link", {
          name: "Report a wrong fact",
        });
      const list = await pageOf(await site.get(String(lists[0])));
      const links = list
        .getAllByRole("link")
        .map(addressOf)
        .filter((link) => link.includes("/wrong?fact="));
      expect(links.length, slug).toBeGreaterThan(0);
      for (const link of new Set(links)) expect((await site.get(link)).status, link).toBe(200);
      if (slug !== inesCalloway.slug) continue;
      const facts = links.map((link) => new URL(link, site.origin()).searchParams.get("fact"));
      expect(new Set(facts)).toEqual(
        new Set(["license", "address", "phone", "hours", "carriers", "languages", "accepting"]),
      );
    }
  });

  test("without a fact lists those that the profile shows, each license by its state", async () => {
    const page = await pageOf(await site.get(`${INES}/wrong`));
    for (const name of [/License in Texas/, /^Phone/, /^Hours/, /^Address/])
      expect(page.getAllByRole("link", { name }).length).toBeGreaterThan(0);
    const to = page.getByRole("link", { name: /License in Texas/ }).getAttribute("href");
    expect(to).toBe(`${INES}/wrong?fact=license&state=TX`);
    expect((await site.get(String(to))).status).toBe(200);
  });

  test("answers 404 for a fact that the profile doesn't show and for no such profile", async () => {
    expect((await site.get(`${INES}/wrong?fact=license&state=ZZ`)).status).toBe(404);
    expect((await site.get("/showcase/nobody-at-all/wrong?fact=phone")).status).toBe(404);
    const { slug, no } = await unclaimed();
    await rows("UPDATE agents SET phone = NULL WHERE agent_no = ?", [no]);
    expect((await site.get(wrong(slug, "phone"))).status).toBe(404);
  });

  test("sends a form back with what was typed: no choice, another fact's choice, a bad address", async () => {
    const none = await refusedPage(
      await report(stranger(), "ines-calloway", "phone", { note: "It rings." }),
      400,
    );
    expect(none.text).toContain("Choose what’s wrong with it.");
    expect(none.document.querySelector("textarea")?.textContent).toContain("It rings.");
    const other = await report(stranger(), "ines-calloway", "phone", { problem: "moved" });
    expect((await refusedPage(other, 400)).text).toContain("Choose what’s wrong with it.");
    const address = await report(stranger(), "ines-calloway", "phone", { problem: "other", email: "nobody" });
    expect((await refusedPage(address, 400)).text).toContain("Invalid email address");
    expect(await casesOf("ines-calloway", "phone")).toEqual([]);
  });
});

describe("a report", () => {
  test("joins the others in one case due in 72 hours; a network reports a fact once while it is open", async () => {
    const { slug } = await unclaimed();
    const [first, second] = [stranger(), stranger()];
    const sent = await report(first, slug, "phone", { problem: "out-of-order", note: "A recording." });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/showcase/${slug}`]);
    await (await report(second, slug, "phone", { problem: "someone-else" })).text();
    const again = await refusedPage(await report(first, slug, "phone", { problem: "other" }), 409);
    expect(again.text).toContain("You already reported this.");
    // Another fact is another report.
    expect((await report(first, slug, "address", { problem: "moved" })).status).toBe(303);
    const [open, ...more] = await casesOf(slug, "phone");
    expect([open?.reports, more]).toEqual([2, []]);
    expect(Number(open?.due_at) - Number(open?.opened_at)).toBe(72 * HOUR_MS);
    expect(open?.shown).toMatch(/^\(\d{3}\)/);
    const admin = await signedIn("admin");
    expect(await (await admin.get("/admin")).text()).toContain(`/admin/facts/${open?.id}`);
    expect((await pageOf(await admin.get(`/admin/facts/${open?.id}`))).text).toContain("A recording.");
    expect(await told("admin", "A fact on a profile was reported")).toContainEqual(
      expect.objectContaining({ action_url: `/admin/facts/${open?.id}` }),
    );
  });

  test("of many at once opens one case", async () => {
    const { slug } = await unclaimed();
    await Promise.all(
      Array.from({ length: 8 }, async () =>
        (await report(stranger(), slug, "phone", { problem: "out-of-order" })).text(),
      ),
    );
    expect(await casesOf(slug, "phone")).toEqual([expect.objectContaining({ reports: 8 })]);
  });

  test("stores neither the network's address nor, for a reader with an account, a typed one", async () => {
    const { slug } = await unclaimed();
    const customer = await signedIn("customer");
    await (await report(customer, slug, "phone", { problem: "other", email: "other@mail.example" })).text();
    const [row] = await reportsOf((await casesOf(slug, "phone"))[0]?.id);
    expect(row).toMatchObject({ email: null, reported_by: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(row?.user_id).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(customer.address);
  });
});

describe("an admin's decision", () => {
  test("that it was wrong takes the confirmation and an unclaimed profile's number away, and mails the result in the reader's language", async () => {
    const { slug, no } = await unclaimed();
    await rows(
      "INSERT OR REPLACE INTO agent_facts (agent_no, fact, source, confirmed_at) VALUES (?, 'phone', 'list', 1)",
      [no],
    );
    const asked = { problem: "out-of-order", email: "Leser@mail.example" };
    await (await stranger().post(`${wrong(slug, "phone")}&lang=es`, asked)).text();
    const [open] = await casesOf(slug, "phone");
    const admin = await signedIn("admin");
    const path = `/admin/facts/${open?.id}`;
    const decided = await admin.post(path, { decision: "was-wrong", reason: REASON });
    expect([decided.status, decided.headers.get("Location")]).toEqual([303, "/admin"]);
    expect(await rows("SELECT phone FROM agents WHERE agent_no = ?", [no])).toEqual([{ phone: null }]);
    expect(await rows("SELECT 1 FROM agent_facts WHERE agent_no = ? AND fact = 'phone'", [no])).toEqual([]);
    const [email, ...others] = await emailsTo("leser@mail.example");
    expect(others).toEqual([]);
    expect(email?.subject).toContain("Lo que nos avisó");
    expect(email?.text).toContain("Usted tenía razón");
    expect((await reportsOf(open?.id)).map((row) => row.email)).toEqual([null]);
    const late = await refusedPage(await admin.post(path, { decision: "is-right", reason: REASON }), 409);
    expect(late.text).toContain("Someone else already decided this.");
    expect(
      await rows("SELECT subject_kind FROM audit_log WHERE act = 'fact.decide' AND subject_id = ?", [
        String(open?.id),
      ]),
    ).toEqual([{ subject_kind: "fact" }]);
  });

  test("that it's right changes nothing, tells a reader with an account, and settles the same problem for a while", async () => {
    const { slug, no } = await unclaimed();
    const before = await rows("SELECT phone FROM agents WHERE agent_no = ?", [no]);
    await (await report(await signedIn("customer"), slug, "phone", { problem: "out-of-order" })).text();
    const [open] = await casesOf(slug, "phone");
    await (
      await (
        await signedIn("admin")
      ).post(`/admin/facts/${open?.id}`, { decision: "is-right", reason: REASON })
    ).text();
    expect(await rows("SELECT phone FROM agents WHERE agent_no = ?", [no])).toEqual(before);
    const [row] = await rows("SELECT name FROM agents WHERE agent_no = ?", [no]);
    expect((await told("customer", `What you reported about ${row?.name}`)).at(-1)?.message).toContain(
      REASON,
    );
    const same = await refusedPage(await report(stranger(), slug, "phone", { problem: "out-of-order" }), 409);
    expect(same.text).toContain("We checked this lately");
    expect((await report(stranger(), slug, "phone", { problem: "someone-else" })).status).toBe(303);
  });

  test("can't be made by the admin who reported it", async () => {
    const { slug } = await unclaimed();
    const admin = await signedIn("admin");
    await (await report(admin, slug, "phone", { problem: "other" })).text();
    const [open] = await casesOf(slug, "phone");
    const path = `/admin/facts/${open?.id}`;
    expect((await admin.post(path, { decision: "unclear", reason: REASON })).status).toBe(403);
    const second = await signedIn("second-admin");
    expect((await second.post(path, { decision: "unclear", reason: REASON })).status).toBe(303);
  });
});

describe("the agent", () => {
  test("is told, confirms the fact, and that answers the report; reported again, an admin decides", async () => {
    await (
      await report(stranger(), "ines-calloway", "phone", { problem: "out-of-order", email: "r@mail.example" })
    ).text();
    const [open] = await casesOf("ines-calloway", "phone");
    expect(await told("agent", "A reader says your phone is wrong")).toEqual([
      expect.objectContaining({ action_url: OWN }),
    ]);
    const agent = await signedIn("agent");
    const page = await pageOf(await agent.get(OWN));
    expect(page.text).toContain("The number doesn’t work");
    const begun = Date.now();
    const answered = await agent.post(OWN, { intent: "confirm-fact", case: String(open?.id) });
    expect(answered.status).toBe(303);
    expect((await casesOf("ines-calloway", "phone"))[0]).toMatchObject({ decision: "is-right", by_owner: 1 });
    const [fact] = await rows(
      "SELECT source, confirmed_at FROM agent_facts f JOIN agents a USING (agent_no) WHERE a.slug = 'ines-calloway' AND f.fact = 'phone'",
    );
    expect(fact?.source).toBe("agent");
    expect(Number(fact?.confirmed_at)).toBeGreaterThanOrEqual(begun);
    expect((await emailsTo("r@mail.example"))[0]?.text).toContain("The agent confirmed");

    await (await report(stranger(), "ines-calloway", "phone", { problem: "out-of-order" })).text();
    const again = (await casesOf("ines-calloway", "phone"))[1];
    expect(again?.contested).toBe(1);
    expect((await agent.post(OWN, { intent: "confirm-fact", case: String(again?.id) })).status).toBe(403);
    expect((await casesOf("ines-calloway", "phone"))[1]?.decided_at).toBeNull();
  });

  test("says that it is corrected once it is, and reported again an admin decides", async () => {
    const agent = await signedIn("agent");
    await (await report(stranger(), "ines-calloway", "hours", { problem: "other-hours" })).text();
    const [open] = await casesOf("ines-calloway", "hours");
    const answer = () => agent.post(OWN, { intent: "fixed-fact", case: String(open?.id) });
    const refused = await answer();
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("Your profile still says what readers reported");
    await rows(
      "UPDATE agents SET weekly_hours = json_array(null, null, null, null, null, null, null) WHERE slug = 'ines-calloway'",
    );
    expect((await answer()).status).toBe(303);
    expect((await casesOf("ines-calloway", "hours"))[0]).toMatchObject({
      decision: "was-wrong",
      by_owner: 1,
    });
  });

  test("can't answer for a license or for somebody else's profile", async () => {
    const agent = await signedIn("agent");
    await (
      await stranger().post(`${wrong("ines-calloway", "license")}&state=TX`, { problem: "ended" })
    ).text();
    const [license] = await casesOf("ines-calloway", "license");
    expect(license?.state_code).toBe("TX");
    expect((await agent.post(OWN, { intent: "confirm-fact", case: String(license?.id) })).status).toBe(403);
    const { slug } = await unclaimed();
    await (await report(stranger(), slug, "phone", { problem: "other" })).text();
    const [other] = await casesOf(slug, "phone");
    expect((await agent.post(OWN, { intent: "fixed-fact", case: String(other?.id) })).status).toBe(404);
    expect((await casesOf(slug, "phone"))[0]?.decided_at).toBeNull();
    expect((await agent.post(OWN, { intent: "fixed-fact", case: "x" })).status).toBe(404);
  });
});

describe("what readers wrote", () => {
  test("loses its writer and its words with the writer's account, and what was sent without it its address", async () => {
    const [first, second] = [await unclaimed(), await unclaimed()];
    const customer = await signedIn("customer");
    await (
      await report(customer, first.slug, "phone", { problem: "other", note: "With an account." })
    ).text();
    const email = "customer@fairlead.example";
    await (
      await report(stranger(), second.slug, "phone", { problem: "other", note: "Without.", email })
    ).text();
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });
    expect(await exportFactReports(context, String(user?.id))).toContainEqual(
      expect.objectContaining({ fact: "phone", note: "With an account.", decision: null }),
    );
    const [statement, ...more] = forgetFactReports(context, {
      userId: String(user?.id),
      email,
      emailConfirmed: true,
    });
    if (statement === undefined) throw new Error("Nothing is forgotten.");
    await context.db.write([statement, ...more]);
    for (const { slug } of [first, second]) {
      const [row] = await reportsOf((await casesOf(slug, "phone"))[0]?.id);
      expect(row, slug).toMatchObject({ user_id: null, email: null, note: "", problem: "other" });
    }
  });

  test("is deleted thirty days after the decision, and not before", async () => {
    const { slug } = await unclaimed();
    await (await report(stranger(), slug, "phone", { problem: "other", note: "My own words." })).text();
    const [open] = await casesOf(slug, "phone");
    const decidedAt = Date.now();
    await rows("UPDATE fact_cases SET decided_at = ?, decision = 'unclear' WHERE id = ?", [
      decidedAt,
      String(open?.id),
    ]);
    const at = (nowMs: number) => openContext({ databaseUrl: databaseUrl(), nowMs });
    await forgetFactWords(at(decidedAt + 29 * DAY_MS));
    expect((await reportsOf(open?.id))[0]?.note).toBe("My own words.");
    await forgetFactWords(at(decidedAt + 31 * DAY_MS));
    const [row] = await reportsOf(open?.id);
    expect(row).toMatchObject({ note: "", email: null, problem: "other" });
    expect(row?.reported_by).toBe(row?.id);
  });
});
