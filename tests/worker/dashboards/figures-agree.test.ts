/** Dashboards of the demonstration: what they say is what the pages they lead to say. */
import { describe, expect, test } from "vitest";
import { addressesIn, addressOf, pageOf, rowsOf, within, wordsIn } from "#support/browser/page.ts";
import { openPeople } from "../organizations/people.ts";
import { figureOf } from "./figures.ts";

const { rows, signedIn, newAgent, newPerson, newPlace, belongs } = openPeople();
const count = async (sql: string, args: (string | number)[] = []) => Number((await rows(sql, args))[0]?.n);
const INES = "(SELECT agent_no FROM agents WHERE slug = 'ines-calloway')";

describe("an agent", () => {
  test("sees as many new leads as the list of them has, and those of each week on its page", async () => {
    const agent = await signedIn("agent");
    const page = await pageOf(await agent.get("/dashboard"));
    const { value, to } = figureOf(page, "New leads");
    expect(Number(value)).toBeGreaterThan(0);
    const list = await pageOf(await agent.get(to));
    expect(rowsOf(list.getByRole("table")).slice(1)).toHaveLength(Number(value));
    const table = page.getByRole("table", {
      name: "Views, leads, and conversations by week",
      hidden: true,
    });
    const [, , leads = []] = rowsOf(table);
    const weeks = leads.slice(1).filter((n) => n !== "0");
    expect(weeks.length).toBeGreaterThan(1);
    const listed = [];
    for (const path of addressesIn(table))
      listed.push(String(rowsOf((await pageOf(await agent.get(path))).getByRole("table")).length - 1));
    expect(listed).toEqual(weeks);
  });

  test("has a conversation for each that the answer time counts", async () => {
    const agent = await signedIn("agent");
    const { base } = figureOf(await pageOf(await agent.get("/dashboard")), "Usual answer time");
    const listed = new Set<string>();
    for (let path: string | undefined = "/messages"; path !== undefined; ) {
      const page = await pageOf(await agent.get(path));
      for (const one of addressesIn(page.getByRole("main")))
        if (/^\/messages\/[0-9a-f-]{36}/.test(one)) listed.add(one);
      const next: HTMLElement | null = page.queryByRole("link", { name: "Next" });
      path = next === null ? undefined : addressOf(next);
    }
    const unanswered = await count(
      `SELECT count(*) n FROM message_threads WHERE agent_no = ${INES} AND first_reply_at IS NULL`,
    );
    expect(base).toContain(`newest ${listed.size - unanswered} answered conversations`);
    expect(
      await count(
        `SELECT count(*) n FROM response_waits w LEFT JOIN message_threads t USING (thread_no)
         WHERE w.agent_no = ${INES} AND (t.thread_no IS NULL OR w.minutes <> (t.first_reply_at - t.started_at) / 60000)`,
      ),
    ).toBe(0);
  });

  test("has views that rise and fall from week to week", async () => {
    const views = await rows(
      `SELECT sum(views) n FROM profile_views WHERE agent_no = ${INES} AND day < date('now', '-7 days')
       GROUP BY strftime('%Y-%W', day) ORDER BY min(day)`,
    );
    const steps = views.slice(1).map(({ n }, at) => Math.sign(Number(n) - Number(views[at]?.n)));
    expect(steps).toContain(1);
    expect(steps).toContain(-1);
  });
});

describe("those above", () => {
  test("an FMO sees each agency with its agents summed, and the same total", async () => {
    const owner = await signedIn("fmo-owner");
    const page = await pageOf(await owner.get("/dashboard"));
    const below = within(page.getByRole("list", { name: /^Organizations below yours/ }))
      .getAllByRole("listitem")
      .map(wordsIn);
    const agencies = await rows(
      `SELECT c.name, (SELECT count(*) FROM agents a WHERE a.organization_no = c.organization_no AND a.account_status = 'active') n
       FROM organizations c WHERE c.status = 'active' AND c.parent_no =
         (SELECT m.organization_no FROM organization_members m JOIN users u ON u.id = m.user_id
          WHERE u.email = 'fmo-owner@fairlead.example') ORDER BY n DESC, c.name`,
    );
    expect(agencies.length).toBeGreaterThan(0);
    const shown = agencies.slice(0, 10);
    expect(below).toHaveLength(shown.length);
    for (const [at, { name, n }] of shown.entries()) {
      expect(below[at]).toContain(String(name));
      expect(below[at]).toMatch(new RegExp(`(?:^|[^0-9])${n} agents?$`));
    }
    const all = agencies.reduce((sum, { n }) => sum + Number(n), 0);
    expect(figureOf(page, "Agents below you").value).toBe(all.toLocaleString("en-US"));
    const listed = await pageOf(
      await owner.get(
        addressOf(
          within(page.getByRole("region", { name: "Your agencies" })).getAllByRole("link")[0] as HTMLElement,
        ),
      ),
    );
    for (const { name } of agencies) expect(listed.text).toContain(String(name));
    // The month's leads are the sum that the list of months has.
    const months = await pageOf(await owner.get("/dashboard/leads"));
    const [, [, received] = []] = rowsOf(months.getByRole("table", { hidden: true }));
    expect(received).toBe(figureOf(page, "Leads this month").value);
    const [lead] = await rows("SELECT first_name FROM leads WHERE email LIKE 'lead-%' LIMIT 1");
    expect(String(lead?.first_name)).not.toBe("undefined");
    expect(wordsIn(page.getByRole("main"))).not.toContain("mail.example");
  });

  test("nothing of the agents below is shown to a member, a stranger, or by another organization's name", async () => {
    const above = await newPerson("fmo");
    const place = await newPlace(above);
    await rows("UPDATE organizations SET type = 'fmo' WHERE organization_no = ?", [place.no]);
    const agency = await newPlace(await newPerson("agency"));
    await rows("UPDATE organizations SET parent_no = ?, parent_since = 1 WHERE organization_no = ?", [
      place.no,
      agency.no,
    ]);
    const agent = await newAgent();
    await rows("UPDATE agents SET organization_no = ? WHERE agent_no = ?", [agency.no, agent.agentNo]);
    const seen = async (person: Awaited<ReturnType<typeof newPerson>>) =>
      (await pageOf(await person.visitor.get("/dashboard"))).text.includes(agency.name);
    expect(await seen(above)).toBe(true);
    const member = await newPerson("fmo");
    await belongs(member.userId, place.no, "member");
    expect(await seen(member)).toBe(false);
    await rows("UPDATE organizations SET parent_no = NULL, parent_since = NULL WHERE organization_no = ?", [
      agency.no,
    ]);
    expect(await seen(above)).toBe(false);
  });

  test("an FMO sees no leads of fewer than five agents below, and is told why", async () => {
    const above = await newPerson("fmo");
    const place = await newPlace(above);
    await rows("UPDATE organizations SET type = 'fmo' WHERE organization_no = ?", [place.no]);
    const agency = await newPlace(await newPerson("agency"));
    await rows("UPDATE organizations SET parent_no = ?, parent_since = 1 WHERE organization_no = ?", [
      place.no,
      agency.no,
    ]);
    const addAgent = async () => {
      const { agentNo, userId } = await newAgent();
      await rows("UPDATE agents SET organization_no = ? WHERE agent_no = ?", [agency.no, agentNo]);
      await rows(
        `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
           email_confirmed, answers, note, created_at, received_at)
         VALUES (?, ?, ?, ?, 'contact-capture', 'new', 'A', 'B', 'a@mail.example', 0, '[]', '', 1, ?)`,
        [crypto.randomUUID(), crypto.randomUUID(), agentNo, userId, Date.now()],
      );
    };
    const seen = async () => {
      const page = await pageOf(await above.visitor.get("/dashboard"));
      const months = await pageOf(await above.visitor.get("/dashboard/leads"));
      return { page, leads: figureOf(page, "Leads this month").value, months: months.text };
    };
    for (let n = 0; n < 4; n++) await addAgent();
    const few = await seen();
    expect(few.leads).toBe("0");
    expect(few.page.text).toContain("Fewer than 5 agents are below you.");
    expect(few.months).toContain("None in the last 12 months.");
    expect(few.months).toContain("count here once there are 5 of them");
    await addAgent();
    const enough = await seen();
    expect(enough.leads).toBe("5");
    expect(enough.page.text).not.toContain("Fewer than 5 agents are below you.");
  });

  test("a carrier sees the agents that states' lists name as appointed by it", async () => {
    const owner = await signedIn("carrier-owner");
    const page = await pageOf(await owner.get("/dashboard"));
    expect(page.getByRole("heading", { name: "None on a list yet" })).toBeTruthy();
    expect(page.getByRole("region", { name: "Organizations below you" })).toBeTruthy();
  });
});
