import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { ownWords } from "../review-words.ts";
import { CASE, openSignals } from "./signal-cases.ts";

const {
  newCustomer,
  rows,
  stranger,
  signedIn,
  emailToken,
  findings,
  evidence,
  openCases,
  expectCountsToHold,
} = openSignals();

const FORM = {
  client: "yes",
  paid: "no",
  ties: "none",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "What it was like",
  stars: "5",
};
const BROWSERS = ["Chrome/130", "Firefox/132", "Safari/605", "Edg/130", "OPR/114"];
const PASSWORD = "a long enough password";
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A new agent without reviews, for each test. */
let agents = 0;
async function nextAgent() {
  agents += 1;
  const [agent] = await rows(
    "SELECT slug, agent_no FROM agents WHERE account_status = 'active' AND agent_no > 20 ORDER BY agent_no LIMIT 1 OFFSET ?",
    [agents],
  );
  return { slug: String(agent?.slug), agentNo: Number(agent?.agent_no) };
}

type Sender = Awaited<ReturnType<typeof newCustomer>>;
async function sendReview({ visitor }: Sender, slug: string, at = 0) {
  const headers = {
    "CF-Connecting-IP": visitor.address,
    "User-Agent": `Mozilla/5.0 ${BROWSERS[at % BROWSERS.length]}`,
  };
  const answer = await visitor.post(`/leave-review?agent=${slug}`, { ...FORM, body: ownWords() }, headers);
  await answer.text();
  expect(answer.status).toBe(303);
}
async function confirmReview({ visitor, person }: Sender) {
  const token = await emailToken("verify-review", person.email);
  const answer = await stranger(visitor.address).post("/verify-review", { token });
  await answer.text();
  expect(answer.status).toBe(303);
}
async function reviewBy({ person }: Sender): Promise<string> {
  const [review] = await rows(
    "SELECT r.id FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ? ORDER BY r.id DESC",
    [person.email],
  );
  return String(review?.id);
}
/** Sent and confirmed from the sender's network. */
async function review(sender: Sender, slug: string, at = 0) {
  await sendReview(sender, slug, at);
  await confirmReview(sender);
  return reviewBy(sender);
}
/** How many of this agent's reviews are published, held, and published without a case. */
async function countReviews(agentNo: number) {
  const [row] = await rows(
    `SELECT count(*) FILTER (WHERE status = 'published') published, count(*) FILTER (WHERE status = 'held') held,
      count(*) FILTER (WHERE status = 'published' AND NOT EXISTS (SELECT 1 FROM review_cases c
        WHERE c.review_id = r.id AND c.decided_at IS NULL)) alone
     FROM reviews r WHERE agent_no = ? AND user_id IS NOT NULL`,
    [agentNo],
  );
  return { published: Number(row?.published), held: Number(row?.held), alone: Number(row?.alone) };
}
/** Old accounts of others on this visitor's network. */
async function settle(count: number, { person }: Sender) {
  for (const at of range(count)) {
    const resident = `resident ${person.email} ${at}`;
    await rows(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, created_at)
       VALUES (?, ?, '', 'Resident', 'Here', 1)`,
      [resident, `${at}.${person.email}`],
    );
    await rows(
      `INSERT INTO account_fingerprints (user_id, kind, hash, first_seen_at, last_seen_at)
       SELECT ?, 'network', f.hash, f.first_seen_at - 400000000, f.last_seen_at FROM account_fingerprints f
       JOIN users u ON u.id = f.user_id WHERE u.email = ? AND f.kind = 'network' LIMIT 1`,
      [resident, person.email],
    );
  }
}

describe("ten accounts of one network that review one agent", () => {
  test("one after another have two published at most, and a person reviews both", async () => {
    const { slug, agentNo } = await nextAgent();
    for (const at of range(10)) {
      await review(await newCustomer("ring", "203.0.113.10"), slug, at);
      expect((await countReviews(agentNo)).alone).toBeLessThanOrEqual(2);
    }
    expect(await countReviews(agentNo)).toEqual({ published: 2, held: 8, alone: 0 });
    await expectCountsToHold();
  });

  test("all at once have none published without a person's review", async () => {
    const { slug, agentNo } = await nextAgent();
    const ring: Sender[] = [];
    for (const _ of range(10)) ring.push(await newCustomer("crowd", "203.0.113.11"));
    await Promise.all(
      ring.map(async (one, at) => {
        await sendReview(one, slug, at);
        await confirmReview(one);
      }),
    );
    const { published, held, alone } = await countReviews(agentNo);
    expect([published + held, alone]).toEqual([10, 0]);
    expect(published).toBeLessThanOrEqual(2);
    await expectCountsToHold();
  });

  test("opened there and sent from ten other networks are found, too", async () => {
    const { slug, agentNo } = await nextAgent();
    for (const at of range(4)) {
      const { person } = await newCustomer("scattered", "203.0.113.12");
      const elsewhere: Visitor = stranger(`203.0.113.${100 + at}`);
      await review({ visitor: await elsewhere.signIn(person.email, PASSWORD), person }, slug, at);
    }
    expect(await countReviews(agentNo)).toEqual({ published: 2, held: 2, alone: 0 });
  });

  test("bring both before a person with words that say what was found", async () => {
    const { slug } = await nextAgent();
    const ids: string[] = [];
    for (const at of range(3)) ids.push(await review(await newCustomer("told", "203.0.113.13"), slug, at));
    const [first = "", , third = ""] = ids;
    expect(await findings(third)).toMatchObject({
      status: "held",
      reason: "shared-address",
      signals: { "shared-address": 3, "new-account": 1 },
    });
    expect(await findings(first)).toMatchObject({ status: "published", signals: { "shared-address": 3 } });
    expect((await evidence(first, "shared-address")).reviews).toEqual([third, ids[1]]);
    for (const id of ids) expect(await openCases(id)).toEqual([CASE]);
    const [opened] = await rows("SELECT id FROM review_cases WHERE review_id = ?", [third]);
    const page = await (await signedIn("admin")).get(`/admin/reviews/${opened?.id}`);
    expect(Number(page.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const words = await wordsOf(page);
    for (const said of [
      "Came from the same network as others",
      "3 accounts in all, including the writer’s",
      "within 24 hours",
      "No other account had been seen on that network",
    ])
      expect(words).toContain(said);
  });
});

describe("a network shared by honest people holds no one", () => {
  test("when they review different agents", async () => {
    for (const at of range(4)) {
      const { slug } = await nextAgent();
      const id = await review(await newCustomer("carried", "203.0.113.20"), slug, at);
      expect(await findings(id)).toMatchObject({ status: "published" });
    }
  });

  test("when two of a household review the same agent", async () => {
    const { slug, agentNo } = await nextAgent();
    for (const at of range(2)) await review(await newCustomer("couple", "203.0.113.21"), slug, at);
    expect(await countReviews(agentNo)).toEqual({ published: 2, held: 0, alone: 2 });
  });

  test("when it is a campus, until more of them come than its size explains", async () => {
    const { slug, agentNo } = await nextAgent();
    const first = await newCustomer("student", "203.0.113.22");
    await settle(40, first);
    await review(first, slug);
    for (const at of range(3)) await review(await newCustomer("student", "203.0.113.22"), slug, at);
    expect(await countReviews(agentNo)).toEqual({ published: 4, held: 0, alone: 4 });
    await review(await newCustomer("student", "203.0.113.22"), slug);
    expect(await countReviews(agentNo)).toEqual({ published: 4, held: 1, alone: 0 });
  });
});

describe("an agent's own second account", () => {
  const INES = "ines-calloway";
  const agentAt = (address: string) => stranger(address).signIn("agent@fairlead.example", demoPassword);

  test("is held on the agent's network, and the evidence says why", async () => {
    await agentAt("203.0.113.30");
    const id = await review(await newCustomer("second", "203.0.113.30"), INES);
    expect(await findings(id)).toMatchObject({
      status: "held",
      reason: "agent-network",
      signals: { "agent-network": 3, "new-account": 1 },
    });
    expect(await openCases(id)).toEqual([CASE]);
    const [opened] = await rows("SELECT id FROM review_cases WHERE review_id = ?", [id]);
    const words = await wordsOf(await (await signedIn("admin")).get(`/admin/reviews/${opened?.id}`));
    expect(words).toContain("Came from a network that the agent’s side uses");
    expect(words).toContain("The writer’s account and the agent’s own were used there");
  });

  test("is held in the agent's browser, wherever that is", async () => {
    const agent = await agentAt("203.0.113.31");
    const name = "__Secure-review-device";
    const { person } = await newCustomer("phone", "203.0.113.32");
    const visitor = stranger("203.0.113.33");
    visitor.cookies.set(name, agent.cookies.get(name) ?? "");
    await visitor.signIn(person.email, PASSWORD);
    const id = await review({ visitor, person }, INES);
    expect(await findings(id)).toMatchObject({ status: "held", reason: "agent-device" });
  });

  test("is published on a network that anyone uses", async () => {
    await agentAt("203.0.113.34");
    const guest = await newCustomer("guest", "203.0.113.34");
    await settle(40, guest);
    expect(await findings(await review(guest, INES))).toMatchObject({ status: "published", signals: {} });
  });

  test("is held when it is a colleague's, made for it on the colleague's network", async () => {
    const [{ slug, agentNo }, colleague] = [await nextAgent(), await nextAgent()];
    await rows("UPDATE agents SET organization_no = 990001 WHERE agent_no IN (?, ?)", [
      agentNo,
      colleague.agentNo,
    ]);
    await rows("UPDATE profiles SET agent_no = NULL WHERE agent_no = ?", [colleague.agentNo]);
    const { person } = await newCustomer("colleague", "203.0.113.35");
    await rows("UPDATE profiles SET agent_no = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)", [
      colleague.agentNo,
      person.email,
    ]);
    const id = await review(await newCustomer("desk", "203.0.113.35"), slug);
    expect(await findings(id)).toMatchObject({
      status: "held",
      reason: "agent-network",
      signals: { "agent-network": 2, "new-account": 1 },
    });
    expect(await evidence(id, "agent-network")).toMatchObject({ side: "organization" });
  });
});
