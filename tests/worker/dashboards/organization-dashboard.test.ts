/** An organization's dashboard: counted again from the rows, for its managers only. */
import { describe, expect, test } from "vitest";
import { listLeadMonths } from "#app/domains/leads/lead-queries.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { addressesIn, addressOf, pageOf, rowsOf, within, wordsIn } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople } from "../organizations/people.ts";
import { figureOf } from "./figures.ts";

const { rows, site, signedIn, staffed, newAgent, newPerson, newPlace, invite, belongs, databaseUrl } =
  openPeople();

const dashboardOf = async (visitor: Visitor, search = "") => pageOf(await visitor.get(`/dashboard${search}`));
const count = async (sql: string, args: (string | number)[] = []) => Number((await rows(sql, args))[0]?.n);
const day = (inDays: number) => new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);

/** Makes an agent a member, as `placeAgents` does. */
async function join(agent: Awaited<ReturnType<typeof newAgent>>, organizationNo: number) {
  await rows(
    "INSERT INTO organization_members (id, organization_no, person_id, role, joined_at) VALUES (?, ?, ?, 'member', ?)",
    [crypto.randomUUID(), organizationNo, agent.personId, Date.now()],
  );
  await rows("UPDATE agents SET organization_no = ? WHERE agent_no = ?", [organizationNo, agent.agentNo]);
}

describe("the demo agency", () => {
  const ROW = "(SELECT organization_no FROM organizations WHERE url_slug = 'lantern-row-insurance')";
  const AGENTS = `(SELECT a.agent_no FROM agents a WHERE a.organization_no = ${ROW} AND a.account_status = 'active')`;

  test("has key figures that match the rows, each with its list", async () => {
    const owner = await signedIn("agency");
    const page = await dashboardOf(owner);
    const unanswered = await count(
      `SELECT count(*) n FROM reviews WHERE agent_no IN ${AGENTS} AND status = 'published' AND reply_body IS NULL`,
    );
    expect(unanswered).toBeGreaterThan(0);
    expect(figureOf(page, "Reviews to answer").value).toBe(String(unanswered));
    const reviews = await pageOf(await owner.get(figureOf(page, "Reviews to answer").to));
    expect(wordsIn(reviews.getByRole("link", { name: /^To answer/ }))).toBe(`To answer ${unanswered}`);

    const requests = await count(
      `SELECT count(*) n FROM membership_requests WHERE organization_no = ${ROW} AND status = 'waiting'`,
    );
    expect(requests).toBeGreaterThan(0);
    expect(figureOf(page, "Requests to join").value).toBe(String(requests));
    const people = await pageOf(await owner.get(figureOf(page, "Requests to join").to.replace(/#.*/, "")));
    expect(
      within(people.getByRole("region", { name: "Requests to join" })).getAllByRole("heading", { level: 3 }),
    ).toHaveLength(requests);

    const invites = await count(
      `SELECT count(*) n FROM organization_invites WHERE organization_no = ${ROW} AND status = 'open'`,
    );
    expect(figureOf(page, "Open invites").value).toBe(String(invites));
    const sent = rowsOf(
      (await pageOf(await owner.get(figureOf(page, "Open invites").to))).getByRole("table"),
    );
    expect(sent.slice(1).filter((row) => row.some((cell) => /^(Open|Expired)\b/.test(cell)))).toHaveLength(
      invites,
    );

    const members = await count(
      `SELECT count(*) n FROM organization_members WHERE organization_no = ${ROW} AND left_at IS NULL`,
    );
    expect(figureOf(page, "Members").value).toBe(String(members));
    expect(figureOf(page, "Members").base).toContain(`${members} of 10 paid seats taken`);
    const table = within(people.getByRole("region", { name: "People" })).getByRole("table");
    expect(rowsOf(table).slice(1)).toHaveLength(members);

    const monday = new Date(Date.now() - ((new Date().getUTCDay() + 6) % 7) * DAY_MS - 77 * DAY_MS);
    const views = await count(
      `SELECT sum(views) n FROM profile_views WHERE agent_no IN ${AGENTS} AND day >= ?`,
      [monday.toISOString().slice(0, 10)],
    );
    expect(views).toBeGreaterThan(0);
    expect(figureOf(page, "Profile views").value).toBe(views.toLocaleString("en-US"));
  });

  test("lists its agents with rating, reviews to answer and answer time", async () => {
    const owner = await signedIn("agency");
    const page = await dashboardOf(owner);
    const list = page.getByRole("list", { name: /^Agents of your organization/ });
    const agents = await rows(
      `SELECT a.name, a.slug, (SELECT avg(stars) FROM reviews r WHERE r.agent_no = a.agent_no AND r.status = 'published') mean,
         (SELECT count(*) FROM reviews r WHERE r.agent_no = a.agent_no AND r.status = 'published' AND r.reply_body IS NULL) open
       FROM agents a WHERE a.agent_no IN ${AGENTS}`,
    );
    const items = within(list).getAllByRole("listitem").map(wordsIn);
    expect(items).toHaveLength(agents.length);
    for (const { name, slug, mean, open } of agents) {
      const said = items.find((item) => item.includes(String(name)));
      expect(said, String(name)).toContain(Number(mean).toFixed(1));
      expect(said).toContain(`${open} to answer`);
      const toAnswer = `/dashboard/reviews?agent=${slug}&show=to-answer`;
      expect(addressesIn(list)).toContain(toAnswer);
      const reviews = await pageOf(await owner.get(toAnswer));
      expect(wordsIn(reviews.getByRole("link", { name: /^To answer/ }))).toBe(`To answer ${open}`);
    }
  });
});

test("executives can read it and are offered no actions", async () => {
  const { owner, place, others } = await staffed("executive");
  const { userId, name } = await newPerson();
  await rows(
    `INSERT INTO membership_requests (id, organization_no, user_id, role, message, status, created_at)
     VALUES (?, ?, ?, 'member', 'Hello.', 'waiting', 1)`,
    [crypto.randomUUID(), place.no, userId],
  );
  const read = await dashboardOf(others[0]?.visitor as Visitor);
  expect(read.text).toContain("You’re its executive.");
  expect(figureOf(read, "Requests to join").value).toBe("1");
  expect(read.queryByRole("region", { name: "Your first week" })).toBeNull();
  expect(read.queryByRole("link", { name: "Invite agents" })).toBeNull();
  expect(read.queryByRole("link", { name: /^Answer/ })).toBeNull();
  expect(addressOf(read.getByRole("link", { name: new RegExp(`^View ?the request of ${name}$`) }))).toContain(
    "#requests",
  );
  const acted = await dashboardOf(owner.visitor);
  expect(acted.getByRole("link", { name: new RegExp(`^Answer ?the request of ${name}$`) })).toBeTruthy();
  expect(acted.getByRole("link", { name: "Invite agents" })).toBeTruthy();
});

describe("licenses about to lapse", () => {
  test("are active and expire within sixty days, of its own agents only", async () => {
    const { owner, place } = await staffed();
    const [inside, outside] = [await newAgent(), await newAgent()];
    await join(inside, place.no);
    const give = (agentNo: number, number: string, status: string, inDays: number) =>
      rows(
        `INSERT INTO licenses (agent_no, state_code, number, license_class, resident, lines, state_label, status,
           effective_on, expires_on, evidence, evidence_read_on)
         VALUES (?, 'NV', ?, 'Producer', 0, 12, '', ?, '2024-01-01', ?, 'state-list', '2026-01-15')`,
        [agentNo, number, status, day(inDays)],
      );
    await rows("UPDATE licenses SET expires_on = '2031-01-31' WHERE agent_no IN (?, ?)", [
      inside.agentNo,
      outside.agentNo,
    ]);
    await give(inside.agentNo, "IN-58", "active", 58);
    await give(inside.agentNo, "IN-20", "active", 20);
    await give(inside.agentNo, "LATER-63", "active", 63);
    await give(inside.agentNo, "OVER-5", "active", -5);
    await give(inside.agentNo, "ENDED-9", "expired", 9);
    await give(outside.agentNo, "OTHER-30", "active", 30);
    const page = await dashboardOf(owner.visitor);
    const shown = within(page.getByRole("region", { name: "Licenses about to lapse" }))
      .getAllByRole("listitem")
      .map(wordsIn);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toContain("IN-20");
    expect(shown[1]).toContain("IN-58");
    expect(page.text).toContain("2 licenses are about to lapse");
  });
});

test("leads and conversations by month are those of its current agents", async () => {
  const { owner, place, others } = await staffed("member");
  const [inside, outside] = [await newAgent(), await newAgent()];
  await join(inside, place.no);
  const now = new Date();
  const month = (ago: number, date = 1) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, date);
  const began: [number, number][] = [
    [inside.agentNo, month(11)],
    [inside.agentNo, month(11) - 1],
    [inside.agentNo, month(2, 15)],
    [inside.agentNo, month(2, 16)],
    [inside.agentNo, Date.now()],
    [outside.agentNo, month(2, 15)],
  ];
  for (const [agentNo, startedAt] of began) {
    const { userId } = await newPerson();
    await rows(
      `INSERT INTO message_threads (id, customer_user_id, agent_no, agent_user_id, customer_zip, started_at,
         last_message_no, last_message_at) VALUES (?, ?, ?, ?, '78701', ?, 1, ?)`,
      [crypto.randomUUID(), userId, agentNo, inside.userId, startedAt, startedAt],
    );
  }
  for (const [at, [agentNo, receivedAt]] of began.slice(2).entries())
    await rows(
      `INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
         email_confirmed, answers, note, created_at, received_at)
       VALUES (?, ?, ?, ?, 'contact-capture', ?, 'A', 'B', 'a@mail.example', 0, '[]', '', 1, ?)`,
      // The last one this month is not confirmed and doesn't count.
      [
        crypto.randomUUID(),
        crypto.randomUUID(),
        agentNo,
        inside.userId,
        at === 2 ? "unconfirmed" : "new",
        receivedAt,
      ],
    );
  const table = (await dashboardOf(owner.visitor)).getByRole("table", {
    name: "Leads and conversations by month",
    hidden: true,
  });
  const [head, leads, conversations] = rowsOf(table);
  expect(leads).toEqual(["Leads", "0", "0", "0", "0", "0", "0", "0", "0", "0", "2", "0", "0"]);
  // A number leads to its list; a zero has no link.
  expect([...table.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toEqual([
    "/dashboard/leads#months",
  ]);
  expect(head).toHaveLength(13);
  expect(conversations).toEqual([
    "Conversations",
    "1",
    "0",
    "0",
    "0",
    "0",
    "0",
    "0",
    "0",
    "0",
    "2",
    "0",
    "1",
  ]);
  // Whatever page asks: the rows give a plain member no number.
  const context = openContext({ databaseUrl: databaseUrl() });
  const countedFor = async (userId: string) => (await listLeadMonths(context, userId, place.slug)).length;
  expect(await countedFor(owner.userId)).toBe(1);
  expect(await countedFor(String(others[0]?.userId))).toBe(0);
});

describe("who can see it", () => {
  test("another organization's is refused to everyone, and nothing about it is shown", async () => {
    const { place, others } = await staffed("executive");
    const [stranger, executive] = [await staffed(), others[0]];
    await invite(stranger.owner, stranger.place, "waits@mail.example");
    // Its toast names the address once.
    await (await stranger.owner.visitor.get("/dashboard")).text();
    const member = await staffed();
    await belongs(member.owner.userId, stranger.place.no, "member");
    for (const [visitor, other] of [
      [executive?.visitor, stranger.place],
      [stranger.owner.visitor, place],
      [member.owner.visitor, stranger.place],
    ] as const) {
      const answer = await visitor?.get(`/dashboard?organization=${other.slug}`);
      expect(answer?.status).toBe(403);
      const said = (await answer?.text()) ?? "";
      expect(said).not.toContain(other.name);
      expect(said).not.toContain("waits@mail.example");
    }
    expect((await site.takeLogs()).filter((line) => line.includes("refused"))).toHaveLength(3);
    expect((await dashboardOf(executive?.visitor as Visitor)).text).not.toContain("waits@mail.example");
    expect((await dashboardOf(stranger.owner.visitor)).text).toContain("waits@mail.example");
  });

  test("an owner of several sees each at its own address", async () => {
    const { owner, place } = await staffed();
    const second = await newPlace(await newPerson("agency"));
    await belongs(owner.userId, second.no, "manager");
    const page = await dashboardOf(owner.visitor, `?organization=${second.slug}`);
    expect(page.text).toContain("You’re its manager.");
    const nav = within(page.getByRole("navigation", { name: "Organizations you manage" }));
    expect(nav.getAllByRole("link").map(addressOf).sort()).toEqual(
      [place, second].map(({ slug }) => `/dashboard?organization=${slug}`).sort(),
    );
    expect(figureOf(page, "Open invites").to).toContain(`organization=${second.slug}`);
  });

  test("a former member sees nothing of it", async () => {
    const { others } = await staffed("executive");
    const [executive] = others;
    await rows("UPDATE organization_members SET left_at = 1, left_cause = 'left' WHERE id = ?", [
      executive?.memberId ?? "",
    ]);
    const page = await dashboardOf(executive?.visitor as Visitor);
    expect(page.getByRole("heading", { name: "Nothing to manage yet" })).toBeTruthy();
    expect(addressOf(page.getByRole("link", { name: "Ask to join an organization" }))).toBe(
      "/apply-organization",
    );
  });
});

describe("the first week", () => {
  test("shows what is left until all is done; empty lists say what to do next", async () => {
    const { owner, place } = await staffed();
    const page = await dashboardOf(owner.visitor);
    const section = within(page.getByRole("region", { name: "Your first week" }));
    expect(section.getByText("0 of 4 done")).toBeTruthy();
    expect(page.getByRole("heading", { name: "Nobody is waiting" })).toBeTruthy();
    expect(page.getByRole("heading", { name: "No agents yet" })).toBeTruthy();
    expect(addressOf(page.getByRole("link", { name: "Invite agents" }))).toBe(
      `/dashboard/invites?organization=${place.slug}`,
    );
    await invite(owner, place, "first@mail.example");
    await rows(
      "UPDATE organizations SET description = 'We insure boats.', photo_url = '/photos/x' WHERE organization_no = ?",
      [place.no],
    );
    expect((await dashboardOf(owner.visitor)).text).toContain("3 of 4 done");
    await belongs((await newPerson()).userId, place.no, "member");
    expect((await dashboardOf(owner.visitor)).queryByRole("region", { name: "Your first week" })).toBeNull();
  });

  test("once dismissed, it is dismissed for its reader only", async () => {
    const { owner, others } = await staffed("manager");
    const manager = others[0]?.visitor as Visitor;
    const form = { intent: "dismiss-checklist", checklist: "organization" };
    expect((await owner.visitor.post("/dashboard", form)).status).toBe(303);
    expect((await dashboardOf(owner.visitor)).text).not.toContain("Your first week");
    expect((await dashboardOf(manager)).text).toContain("Your first week");
  });
});

test("takes two round trips with the viewer's own", async () => {
  const owner = await signedIn("agency");
  const first = await owner.get("/dashboard");
  await first.text();
  expect(Number(first.headers.get("X-Database-Round-Trips"))).toBe(2);
});
