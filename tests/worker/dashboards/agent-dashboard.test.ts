/** An agent's dashboard: each figure is counted again from the rows, and leads to that many. */
import { describe, expect, test } from "vitest";
import { DAY_MS, WEEK_MS } from "#app/platform/durations.ts";
import { addressesIn, addressOf, pageOf, rowsOf, within, wordsIn } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openPeople } from "../organizations/people.ts";
import { figureOf } from "./figures.ts";

const { rows, signedIn, newAgent, newPerson } = openPeople();

type Page = Awaited<ReturnType<typeof dashboardOf>>;
const dashboardOf = async (visitor: Visitor) => pageOf(await visitor.get("/dashboard"));
const count = async (sql: string, args: (string | number)[] = []) => Number((await rows(sql, args))[0]?.n);

/** Rows of the page's only table, without the header. */
const rowsAt = async (visitor: Visitor, path: string) =>
  rowsOf((await pageOf(await visitor.get(path))).getAllByRole("table")[0] as HTMLElement).slice(1);

const INES = "(SELECT agent_no FROM agents WHERE slug = 'ines-calloway')";

describe("key figures", () => {
  test("match the rows, and lead to as many of them", async () => {
    const agent = await signedIn("agent");
    const page = await dashboardOf(agent);
    expect(wordsIn(page.getByRole("heading", { level: 1 }))).toBe("Today");

    const unanswered = await count(
      `SELECT count(*) n FROM reviews WHERE agent_no = ${INES} AND status = 'published' AND reply_body IS NULL`,
    );
    const published = await count(
      `SELECT count(*) n FROM reviews WHERE agent_no = ${INES} AND status = 'published'`,
    );
    const [mean] = await rows(
      `SELECT avg(stars) n FROM reviews WHERE agent_no = ${INES} AND status = 'published'`,
    );
    expect(unanswered).toBeGreaterThan(0);
    expect(figureOf(page, "Reviews to answer").value).toBe(String(unanswered));
    expect(figureOf(page, "Rating").value).toBe(Number(mean?.n).toFixed(1));
    expect(figureOf(page, "Rating").base).toContain(`from ${published} reviews`);
    const listed = await pageOf(await agent.get(figureOf(page, "Reviews to answer").to));
    expect(wordsIn(listed.getByRole("link", { name: /^To answer/ }))).toBe(`To answer ${unanswered}`);
    const all = await pageOf(await agent.get(figureOf(page, "Rating").to));
    expect(wordsIn(all.getByRole("link", { name: /^All ?\d/ }))).toBe(`All ${published}`);

    const waiting =
      await count(`SELECT count(*) n FROM question_experts e JOIN expert_questions q USING (question_no)
      WHERE e.agent_no = ${INES} AND q.status IN ('waiting', 'answered') AND NOT EXISTS (
        SELECT 1 FROM expert_answers a WHERE a.question_no = q.question_no AND a.agent_no = e.agent_no)`);
    expect(waiting).toBeGreaterThan(0);
    expect(figureOf(page, "Questions to add to").value).toBe(String(waiting));
    const queue = await rowsAt(agent, figureOf(page, "Questions to add to").to);
    expect(queue).toHaveLength(waiting);
    expect(queue.every((row) => row.at(-1) === "Answer")).toBe(true);
    expect((await rowsAt(agent, "/dashboard/questions")).length).toBeGreaterThan(waiting);
    // A question that someone else has answered is not called waiting.
    const untouched =
      await count(`SELECT count(*) n FROM question_experts e JOIN expert_questions q USING (question_no)
      WHERE e.agent_no = ${INES} AND q.status = 'waiting'`);
    expect(untouched).toBe(0);
    expect(figureOf(page, "Questions to add to").base).toContain("each has an answer already");
    expect(page.text).not.toMatch(/questions? (is|are) waiting/);
    const section = within(page.getByRole("region", { name: "Questions to add to" }));
    expect(rowsOf(section.getByRole("table")).slice(1)).toEqual(queue);

    const unread = await count(`SELECT sum(agent_unread) n FROM message_threads WHERE agent_no = ${INES}`);
    const threads = await count(
      `SELECT count(*) n FROM message_threads WHERE agent_no = ${INES} AND agent_unread > 0`,
    );
    expect(unread).toBeGreaterThan(0);
    expect(figureOf(page, "Unread messages").value).toBe(String(unread));
    expect(figureOf(page, "Unread messages").base).toContain(`in ${threads} conversation`);
    const inbox = await pageOf(await agent.get(figureOf(page, "Unread messages").to));
    const shown = within(inbox.getByRole("main"))
      .getAllByRole("link")
      .map(addressOf)
      .filter((to) => /^\/messages\/[0-9a-f-]{36}/.test(to));
    // One of them is open next to the list.
    expect(new Set(shown).size).toBe(threads);

    const waits = await rows(
      `SELECT minutes FROM response_waits WHERE agent_no = ${INES} ORDER BY counted_at DESC LIMIT 100`,
    );
    const sorted = waits.map(({ minutes }) => Number(minutes)).sort((a, b) => a - b);
    const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
    const median = Math.round(middle.reduce((sum, one) => sum + one, 0) / middle.length);
    expect(figureOf(page, "Usual answer time").value).toBe(`${Math.floor(median / 60)} h ${median % 60} min`);
    expect(figureOf(page, "Usual answer time").base).toContain(
      `median of the newest ${waits.length} answered conversations`,
    );
  });

  test("say that they are hidden below the required number of conversations", async () => {
    const agent = await newAgent();
    await rows("UPDATE agents SET response_threads = 3, response_minutes = 12 WHERE agent_no = ?", [
      agent.agentNo,
    ]);
    const { value, base } = figureOf(await dashboardOf(agent.visitor), "Usual answer time");
    expect(value).toBe("not shown");
    expect(base).toContain("3 of 5 conversations it takes");
  });
});

test("the chart's table has views, leads, and conversations of twelve weeks, from Monday to Sunday", async () => {
  const agent = await newAgent();
  const nowMs = Date.now();
  const monday = (ago: number) => {
    const today = new Date(nowMs);
    const days = (today.getUTCDay() + 6) % 7;
    return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - days) - ago * WEEK_MS;
  };
  const day = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
  // The Sunday before the first week, both ends of that week, and this week's Monday.
  for (const [timeMs, views] of [
    [monday(11) - DAY_MS, 100],
    [monday(11), 3],
    [monday(11) + 6 * DAY_MS, 4],
    [monday(0), 9],
  ] as const)
    await rows("INSERT INTO profile_views VALUES (?, ?, ?)", [agent.agentNo, day(timeMs), views]);
  const began = [monday(11) - 1, monday(11), monday(10) - 1, monday(3), nowMs];
  for (const startedAt of began) {
    const { userId } = await newPerson();
    await rows(
      `INSERT INTO message_threads (id, customer_user_id, agent_no, agent_user_id, customer_zip, started_at,
         last_message_no, last_message_at) VALUES (?, ?, ?, ?, '78701', ?, 1, ?)`,
      [crypto.randomUUID(), userId, agent.agentNo, agent.userId, startedAt, startedAt],
    );
  }
  for (const receivedAt of [monday(11) - 1, monday(11), monday(4), monday(4) + 1])
    await rows(
      `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
         email_confirmed, answers, note, created_at, received_at)
       VALUES (?, ?, ?, ?, 'contact-capture', 'won', 'A', 'B', 'a@mail.example', 0, '[]', '', 1, ?)`,
      [crypto.randomUUID(), crypto.randomUUID(), agent.agentNo, agent.userId, receivedAt],
    );
  const page = await dashboardOf(agent.visitor);
  const table = page.getByRole("table", {
    name: "Views, leads, and conversations by week",
    hidden: true,
  });
  const [head = [], views, leads, conversations] = rowsOf(table);
  expect(head).toHaveLength(13);
  const short = (timeMs: number) =>
    new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(timeMs);
  expect(head.slice(1)).toEqual(Array.from({ length: 12 }, (_, at) => short(monday(11 - at))));
  expect(views).toEqual(["Views", "7", ...Array.from({ length: 10 }, () => "0"), "9"]);
  const expected = Array.from({ length: 12 }, () => 0);
  for (const timeMs of began.slice(1)) {
    const at = Math.floor((timeMs - monday(11)) / WEEK_MS);
    expected[at] = (expected[at] ?? 0) + 1;
  }
  expect(expected[0]).toBe(2);
  expect(conversations).toEqual(["Conversations", ...expected.map(String)]);
  expect(leads).toEqual(["Leads", "1", ...Array.from({ length: 6 }, () => "0"), "2", "0", "0", "0", "0"]);
  // Each week leads to its leads, and a week without any to nothing.
  const listed = await Promise.all(addressesIn(table).map((path) => rowsAt(agent.visitor, path)));
  expect(listed.map(({ length }) => length)).toEqual([1, 2]);
  expect(
    page.getByRole("img", {
      name: /^Views, leads, and conversations by week\. .*The last one is not over\.$/,
    }),
  ).toBeTruthy();
});

describe("licenses", () => {
  test("list the next to expire first, red and with a link to a renewal under thirty days", async () => {
    const page = await dashboardOf(await signedIn("agent"));
    const list = page.getByRole("region", { name: "Licenses" });
    const shown = within(list).getAllByRole("listitem").map(wordsIn);
    const active = await rows(
      `SELECT number FROM licenses WHERE agent_no = ${INES} AND status = 'active' ORDER BY expires_on, license_no`,
    );
    expect(active.length).toBeGreaterThan(1);
    for (const [at, { number }] of active.slice(0, 4).entries()) expect(shown[at]).toContain(String(number));
    expect(shown[0]).toMatch(/2[0-9] days .*Ends .* File the renewal/);
    expect(shown[1]).not.toContain("File the renewal");
    const link = within(list).getAllByRole("link", { name: /^File the renewal/ })[0] as HTMLElement;
    expect(addressOf(link)).toBe("/settings?section=licenses");
    const all = await count(`SELECT count(*) n FROM licenses WHERE agent_no = ${INES}`);
    expect(wordsIn(within(list).getByRole("link", { name: `All ${all}` }))).toBe(`All ${all}`);
  });

  test("if there are none, say so, and where to send one", async () => {
    const agent = await newAgent();
    await rows(
      "DELETE FROM license_evidence WHERE license_no IN (SELECT license_no FROM licenses WHERE agent_no = ?)",
      [agent.agentNo],
    );
    await rows("DELETE FROM licenses WHERE agent_no = ?", [agent.agentNo]);
    const page = await dashboardOf(agent.visitor);
    const section = within(page.getByRole("region", { name: "Licenses" }));
    expect(section.getByRole("heading", { name: "No licenses on file" })).toBeTruthy();
    expect(addressOf(section.getByRole("link", { name: "Send a license document" }))).toBe(
      "/settings?section=licenses",
    );
  });
});

test("the review to answer is the newest without a reply, and leads to its reply", async () => {
  const page = await dashboardOf(await signedIn("agent"));
  const [newest] = await rows(
    `SELECT id, author_name FROM reviews WHERE agent_no = ${INES} AND status = 'published' AND reply_body IS NULL
     ORDER BY published_at DESC, id DESC LIMIT 1`,
  );
  const section = within(page.getByRole("region", { name: "Review to answer" }));
  expect(addressOf(section.getByRole("link", { name: "Write a reply" }))).toBe(
    `/reviews/${newest?.id}#reply`,
  );
  expect(section.getByText(String(newest?.author_name))).toBeTruthy();
});

describe("the first week", () => {
  const stepsOf = (page: Page) =>
    page.queryByRole("region", { name: "Your first week" })?.querySelectorAll("li").length ?? 0;

  test("shows what is left until all of it is done", async () => {
    const agent = await newAgent();
    await rows(
      `UPDATE agents SET photo_url = NULL, biography = '', languages = 0, weekly_hours = 'null' WHERE agent_no = ?`,
      [agent.agentNo],
    );
    await rows("DELETE FROM agent_carriers WHERE agent_no = ?", [agent.agentNo]);
    await rows("DELETE FROM expert_answers WHERE agent_no = ?", [agent.agentNo]);
    const page = await dashboardOf(agent.visitor);
    const section = within(page.getByRole("region", { name: "Your first week" }));
    expect(section.getAllByRole("listitem")).toHaveLength(7);
    expect(section.getByText("1 of 7 done")).toBeTruthy();
    expect(section.getAllByRole("link").map(addressOf)).toEqual([
      "/settings?section=photo",
      "/dashboard/showcase#form-biography",
      "/dashboard/showcase#hours",
      "/dashboard/showcase#languages",
      "/dashboard/showcase#carriers",
      "/dashboard/questions",
    ]);
    await rows(
      `UPDATE agents SET photo_url = '/photos/one', biography = 'For years.', languages = 1,
         weekly_hours = '[[540,1020],null,null,null,null,null,null]' WHERE agent_no = ?`,
      [agent.agentNo],
    );
    await rows("INSERT INTO agent_carriers (agent_no, carrier_no) SELECT ?, min(carrier_no) FROM carriers", [
      agent.agentNo,
    ]);
    expect(stepsOf(await dashboardOf(agent.visitor))).toBe(7);
    await rows(
      `UPDATE expert_answers SET agent_no = ? WHERE id = (SELECT id FROM expert_answers WHERE agent_no <> ${INES} LIMIT 1)`,
      [agent.agentNo],
    );
    expect(stepsOf(await dashboardOf(agent.visitor))).toBe(0);
  });

  test("can be dismissed for good, by its reader only", async () => {
    const [agent, other] = [await newAgent(), await newAgent()];
    for (const { agentNo } of [agent, other])
      await rows("UPDATE agents SET photo_url = NULL WHERE agent_no = ?", [agentNo]);
    const form = { intent: "dismiss-checklist", checklist: "agent" };
    for (let twice = 0; twice < 2; twice++) {
      const answer = await agent.visitor.post("/dashboard", form);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard"]);
    }
    expect(stepsOf(await dashboardOf(agent.visitor))).toBe(0);
    expect(stepsOf(await dashboardOf(other.visitor))).toBe(7);
    const nonsense = await other.visitor.post("/dashboard", { ...form, checklist: "all" });
    expect(nonsense.status).toBe(400);
    await nonsense.text();
    expect(stepsOf(await dashboardOf(other.visitor))).toBe(7);
  });
});

test("the day is there, with the license that ends next if that is soon", async () => {
  const busy = await dashboardOf(await signedIn("agent"));
  expect(busy.text).toMatch(/day, \w+ \d+\. Your Louisiana license has 2\d days left/);
  const agent = await newAgent();
  await rows("UPDATE licenses SET expires_on = '2031-01-31' WHERE agent_no = ?", [agent.agentNo]);
  expect((await dashboardOf(agent.visitor)).text).not.toMatch(/license has .* left/);
});

test("takes two round trips with the viewer's own", async () => {
  const { visitor } = await newAgent();
  await (await visitor.get("/dashboard")).text();
  const answer = await visitor.get("/dashboard");
  await answer.text();
  expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(1);
  const fresh = await signedIn("agent");
  const first = await fresh.get("/dashboard");
  await first.text();
  expect(Number(first.headers.get("X-Database-Round-Trips"))).toBe(2);
});
