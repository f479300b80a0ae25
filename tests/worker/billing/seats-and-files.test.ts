/** What a plan pays for: a member's own seat, figures as a file, and all earlier versions. */
import { describe, expect, test } from "vitest";
import { listMemberFigures } from "#app/domains/billing/figures/figures-queries.server.ts";
import { addressOf, fieldsOf, formOf, pageOf, refusedPage } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openPaying, priceIdOf } from "./paying.ts";

const paying = openPaying();
const { invite, memberOf, newAgent, newPerson, paid, rows, site, staffed, stripe, wayOf } = paying;

/** An organization with all seats taken, a person whom it invited, and the invite's link. */
async function fullPlace() {
  const { owner, place } = await staffed("member", "member");
  await paid(owner, place, 3);
  const person = await newPerson();
  return { owner, place, person, link: await invite(owner, place, person.email) };
}

describe("a member's own seat", () => {
  test("is bought by an invited person if none is free, who then joins", async () => {
    const { owner, place, person, link } = await fullPlace();
    const landing = await pageOf(await person.visitor.get(link));
    expect(landing.text).toContain(`All seats of ${place.name} are taken.`);
    expect((await person.visitor.post(link, { intent: "accept" })).status).toBe(409);
    const way = addressOf(landing.getByRole("link", { name: "Pay for a seat of your own" }));
    const page = await pageOf(await person.visitor.get(way));
    page.getByRole("heading", { name: `Pay for your seat at ${place.name}` });
    expect(page.text).toContain("$12 a month");
    const { session } = wayOf(await person.visitor.post(way, { price: priceIdOf("own-seat", "month") }));
    await stripe().payCheckout(session);
    const result = await pageOf(await person.visitor.get(`/payment-success?session=${session}`));
    const join = addressOf(result.getByRole("link", { name: `Join ${place.name}` }));
    expect((await pageOf(await person.visitor.get(join))).text).not.toContain("are taken");
    expect((await person.visitor.post(join, { intent: "accept" })).status).toBe(303);
    expect(await memberOf(place, person.userId)).toMatchObject({ role: "member", left_at: null });
    const own = await pageOf(await person.visitor.get(`/billing?seat=${place.slug}`));
    expect(own.text).toContain(`Your seat at ${place.name}`);
    const seats = await pageOf(await owner.visitor.get(`/billing?organization=${place.slug}`));
    expect(seats.text).toContain("3 of 3 seats taken.");
    expect(seats.text).toContain("pays for the seat");
    const again = await person.visitor.get(`/payment-success?session=${session}`);
    expect(addressOf((await pageOf(again)).getByRole("link", { name: "View billing" }))).toContain("seat=");
  });

  test("isn't sold if one is free, nor to another address", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 5);
    const person = await newPerson();
    const link = await invite(owner, place, person.email);
    const token = new URL(link, "http://own.example").searchParams.get("token");
    const free = await person.visitor.get(`/organization-invite-checkout?token=${token}`);
    expect(free.status).toBe(303);
    expect(free.headers.get("Location")).toBe(link);

    const full = await fullPlace();
    const other = await newPerson();
    const secret = new URL(full.link, "http://own.example").searchParams.get("token");
    const page = await pageOf(await other.visitor.get(`/organization-invite-checkout?token=${secret}`));
    expect(page.text).toContain("Only the account with that address can pay for the seat.");
    const response = await other.visitor.post(`/organization-invite-checkout?token=${secret}`, {
      price: priceIdOf("own-seat", "month"),
    });
    expect(response.status).toBe(403);
    expect(await paying.takeNoise()).toHaveLength(1);
    expect((await other.visitor.get("/organization-invite-checkout?token=x")).status).toBe(404);
    expect((await other.visitor.get("/organization-invite-checkout")).status).toBe(200);
  });
});

/** Buys the plan for agents. */
async function proAgent() {
  const agent = await newAgent();
  const way = wayOf(await agent.visitor.post("/membership", { price: priceIdOf("agent-pro", "month") }));
  await stripe().payCheckout(way.session);
  await stripe().deliver();
  return agent;
}

describe("figures as a file", () => {
  test("has an agent's own weeks, only with the plan", async () => {
    const free = await newAgent();
    const refused = await free.visitor.get("/dashboard/figures.csv");
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(`${site.origin()}/membership`);
    expect((await pageOf(await free.visitor.get("/dashboard"))).text).not.toContain("as a file (CSV)");

    const agent = await proAgent();
    const nowMs = Date.now();
    const [counted] = await rows(
      "SELECT count(*) n, avg(stars) mean FROM reviews WHERE agent_no = ? AND status = 'published' AND published_at > ?",
      [agent.agentNo, nowMs - 300 * 86_400_000],
    );
    await rows("INSERT INTO response_waits (agent_no, minutes, counted_at) VALUES (?, 12, ?), (?, 30, ?)", [
      agent.agentNo,
      nowMs,
      agent.agentNo,
      nowMs,
    ]);
    const link = (await pageOf(await agent.visitor.get("/dashboard"))).getByRole("link", {
      name: /52 weeks as a file/,
    });
    const answer = await agent.visitor.get(addressOf(link));
    expect(answer.headers.get("Content-Type")).toContain("text/csv");
    const [head, ...weeks] = (await answer.text())
      .trim()
      .split("\r\n")
      .map((line) => line.split(","));
    expect(head).toEqual([
      "week_beginning",
      "reviews_published",
      "mean_stars",
      "replies_to_reviews",
      "answers_given",
      "conversations_counted",
      "median_minutes_to_first_reply",
    ]);
    expect(weeks).toHaveLength(52);
    for (const [week] of weeks) expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(weeks.reduce((sum, week) => sum + Number(week[1]), 0)).toBeGreaterThanOrEqual(Number(counted?.n));
    // Everything in it is this agent's, and everything of this agent is in it.
    const from = Date.parse(`${weeks[0]?.[0]}T00:00:00Z`);
    const [own] = await rows(
      `SELECT (SELECT count(*) FROM reviews WHERE agent_no = ? AND status = 'published' AND published_at >= ?) reviews,
         (SELECT count(*) FROM response_waits WHERE agent_no = ? AND counted_at >= ?) conversations`,
      [agent.agentNo, from, agent.agentNo, from],
    );
    const sumOf = (column: number) => weeks.reduce((sum, week) => sum + Number(week[column]), 0);
    expect({ reviews: sumOf(1), conversations: sumOf(5) }).toEqual(own);
    const last = weeks.at(-1);
    expect(Number(last?.[5])).toBeGreaterThanOrEqual(2);
    expect(Date.parse(`${last?.[0]}T00:00:00Z`)).toBeGreaterThan(nowMs - 7 * 86_400_000);
  });

  test("has an organization's members, for its managers, and no formula", async () => {
    const { owner, place, others } = await staffed("executive", "member");
    const path = `/dashboard/figures.csv?organization=${place.slug}`;
    expect((await owner.visitor.get(path)).status).toBe(403);
    await paid(owner, place, 4);
    const [executive, member] = others;
    await rows("UPDATE users SET first_name = '=HYPERLINK(1)' WHERE id = ?", [member?.userId ?? ""]);
    for (const person of [owner, executive]) {
      const answer = await person?.visitor.get(path);
      expect(answer?.status).toBe(200);
      const text = (await answer?.text()) ?? "";
      expect(text.trim().split("\r\n")).toHaveLength(4);
      expect(text).toContain("'=HYPERLINK(1)");
    }
    expect((await member?.visitor.get(path))?.status).toBe(403);
    // Nor is a row read for a former manager.
    const context = openContext({ databaseUrl: paying.databaseUrl() });
    expect(await listMemberFigures(context, owner.userId, place.no)).toHaveLength(3);
    expect(await listMemberFigures(context, member?.userId ?? "", place.no)).toEqual([]);
    expect((await owner.visitor.get("/dashboard/figures.csv")).status).toBe(403);
    expect((await (await newPerson("agency")).visitor.get(path)).status).toBe(403);
    expect((await pageOf(await owner.visitor.get("/dashboard"))).text).toContain("as a file (CSV)");
  });
});

test("earlier versions: the last three for everyone, all of them with the plan", async () => {
  const free = await newAgent();
  const pro = await proAgent();
  for (const { agentNo, visitor } of [free, pro]) {
    // The first save also stores the version before it: seven.
    for (let one = 1; one <= 6; one++) {
      const editor = await pageOf(await visitor.get("/dashboard/showcase"));
      const save = editor.getByRole("button", { name: "Save showcase" });
      const fields = fieldsOf(formOf(save), { headline: `Line ${one}` }, save);
      expect((await visitor.post("/dashboard/showcase", fields)).status).toBe(303);
    }
    const page = await pageOf(await visitor.get("/dashboard/showcase/versions"));
    const isFree = agentNo === free.agentNo;
    expect(page.getAllByRole("button", { name: "Bring this back" })).toHaveLength(isFree ? 3 : 6);
    expect(page.text).toContain(isFree ? "bring back the last 3" : "every saved version");
    const [oldest] = await rows(
      "SELECT min(version_no) no FROM showcase_versions WHERE kind = 'agent' AND owner_no = ?",
      [agentNo],
    );
    const answer = await visitor.post("/dashboard/showcase/versions", { version: String(oldest?.no) });
    if (isFree) (await refusedPage(answer, 403)).getByRole("link", { name: "Compare plans" });
    else expect(answer.status).toBe(303);
  }
});
