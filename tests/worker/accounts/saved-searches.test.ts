/** Saved searches: stored in the account, with at most one email a day when an agent newly fits. */
import { beforeEach, describe, expect, test } from "vitest";
import { dropOldGains, emailNewFits } from "#app/domains/directory/saved-searches/fit-commands.server.ts";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, stranger, site, databaseUrl } = openAccounts();
const EMAIL = "customer@fairlead.example";
/** By then every Texas license of the demo has begun. */
const START = Date.now() + DAY_MS;
const AUSTIN = paths.search({ q: "Austin, TX" });

const at = (nowMs: number) => openContext({ databaseUrl: databaseUrl(), nowMs });
const save = async (who: Visitor, search: string, back = "/saved/searches") => {
  const answer = await who.post(paths.savedSearches({ search, back }), { intent: "save" });
  return { status: answer.status, to: answer.headers.get("Location"), words: await wordsOf(answer) };
};
const saved = () =>
  rows(
    "SELECT s.name, s.address, s.last_gain_no FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE u.email = ? ORDER BY s.saved_at",
    [EMAIL],
  );
const emails = (email = EMAIL) =>
  rows(
    "SELECT subject, text, unsubscribe_url FROM outbox WHERE kind = 'saved-search' AND recipient = ? ORDER BY created_at, id",
    [email],
  );
/** One column of a query's only row. */
const one = async (column: string, ...query: Parameters<typeof rows>) => (await rows(...query))[0]?.[column];
const due = () => rows("UPDATE search_watches SET next_at = 0");

beforeEach(async () => {
  for (const table of [
    "saved_searches",
    "search_watches",
    "coverage_gains",
    "outbox",
    "notification_choices",
    "notification_times",
    "user_notifications",
  ])
    await rows(`DELETE FROM ${table}`);
});

/** Gives this many agents with an office in the city their first license there, beginning tomorrow. */
async function beginners(count: number, city = "Austin") {
  const found = await rows(
    `SELECT a.agent_no, a.name, a.slug FROM agents a JOIN cities c ON c.city_no = a.city_no
      WHERE c.name = ? AND a.state_code = 'TX' AND a.account_status = 'active' AND a.types <> 0
        AND EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no AND v.state_code = 'TX'
          AND v.through_day > '2027-01-31')
      ORDER BY a.agent_no LIMIT ?`,
    [city, count],
  );
  expect(found).toHaveLength(count);
  for (const { agent_no } of found) {
    const agentNo = Number(agent_no);
    await rows("DELETE FROM agent_coverage WHERE agent_no = ? AND state_code = 'TX'", [agentNo]);
    await rows(
      `UPDATE licenses SET to_come = 1, effective_on = ? WHERE agent_no = ? AND state_code = 'TX' AND status = 'active'`,
      [new Date(START).toISOString().slice(0, 10), agentNo],
    );
  }
  return found.map(({ agent_no, name, slug }) => ({
    agentNo: Number(agent_no),
    name: String(name),
    slug: String(slug),
  }));
}
const begin = () => followDates(at(START + DAY_MS));

describe("saving a search", () => {
  test("works on the results without JavaScript; the same search saved twice is one, however its place is spelled", async () => {
    const customer = await signedIn("customer");
    const { document } = await pageOf(await customer.get(paths.search({ q: "78701", type: "home" })));
    const form = document.querySelector('main form[action^="/saved/searches"]');
    expect(form?.getAttribute("method")).toBe("post");
    const answer = await customer.post(form?.getAttribute("action") ?? "", { intent: "save" });
    await answer.text();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/geographic-search-results?q=78701&type=home",
    ]);
    await save(customer, AUSTIN);
    const again = await save(customer, paths.search({ q: "austin  tx", sort: "rating", page: 2 }));
    expect(again.status).toBe(303);
    expect((await saved()).map(({ name, address }) => [name, address])).toEqual([
      // With the radius that the results reached.
      [
        "Home insurance agents near 78701: within 50 miles",
        "/geographic-search-results?q=78701&type=home&radius=50",
      ],
      ["Insurance agents near Austin, TX", "/geographic-search-results?q=Austin%2C+TX"],
    ]);
    const list = await wordsOf(await customer.get("/customer-dashboard"));
    expect(list).toContain("Home insurance agents near 78701");
  });

  test("a city's page has the form too, and leads back to it", async () => {
    const customer = await signedIn("customer");
    const { document } = await pageOf(await customer.get("/agents/texas/austin"));
    const action = document.querySelector('main form[action^="/saved/searches"]')?.getAttribute("action");
    const answer = await customer.post(action ?? "", { intent: "save" });
    await answer.text();
    expect(answer.headers.get("Location")).toBe("/agents/texas/austin");
    expect(await saved()).toHaveLength(1);
  });

  test("a signed-out reader signs in, comes back to the search, and saves it with one click", async () => {
    const visitor = stranger();
    const sent = await save(visitor, AUSTIN, "/agents/texas/austin");
    expect(sent.status).toBe(302);
    expect(sent.to).toMatch(/^\/auth\?next=/);
    const next = new URL(sent.to ?? "", "http://own.invalid").searchParams.get("next") ?? "";
    await visitor.signIn(EMAIL, "harbor-lantern-42");
    const { document } = await pageOf(await visitor.get(next));
    expect(document.querySelector("main")?.textContent).toContain("Insurance agents near Austin, TX");
    // Opening the page has saved nothing.
    expect(await saved()).toEqual([]);
    const action = document.querySelector('main form[method="post"]')?.getAttribute("action") ?? "";
    const answer = await visitor.post(action, { intent: "save" });
    await answer.text();
    expect(answer.headers.get("Location")).toBe("/agents/texas/austin");
    expect(await saved()).toHaveLength(1);
  });

  test("a refusal says why: no place, no search, an unknown choice, the 21st", async () => {
    const customer = await signedIn("customer");
    expect(await save(customer, paths.search({ q: "Nowhere at all, TX" }))).toMatchObject({
      status: 404,
      words: expect.stringContaining("We don’t know this place"),
    });
    expect(await save(customer, paths.search({ q: "78701", type: "no-such-type" }))).toMatchObject({
      status: 400,
      words: expect.stringContaining("Choose an insurance type from the list."),
    });
    expect((await save(customer, paths.search({ q: "78701", radius: "7" }))).status).toBe(400);
    expect((await save(customer, "/settings?q=78701")).status).toBe(400);
    expect((await save(customer, "//elsewhere.example/geographic-search-results?q=78701")).status).toBe(400);
    expect((await save(customer, paths.search({ q: "calloway", kind: "name" }))).status).toBe(422);
    const fill = async (email: string, count: number) => {
      for (let n = 0; n < count; n++)
        await rows(
          "INSERT INTO saved_searches SELECT ?, id, ?, 'One', 'TX', NULL, NULL, 0, 1 FROM users WHERE email = ?",
          [crypto.randomUUID(), `/geographic-search-results?q=${n}`, email],
        );
    };
    // Other accounts' searches don't count.
    await fill("agency@fairlead.example", 20);
    await fill(EMAIL, 19);
    expect((await save(customer, paths.search({ q: "78701" }))).status).toBe(303);
    expect(await save(customer, AUSTIN)).toMatchObject({
      status: 409,
      words: expect.stringContaining("You have 20 saved searches"),
    });
    expect(await saved()).toHaveLength(20);
  });

  test("can be removed by its owner only, and is in the account's export", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    const id = String(await one("id", "SELECT id FROM saved_searches"));
    const other = await signedIn("agency");
    await save(other, paths.search({ q: "El Paso, TX" }));
    expect(await wordsOf(await customer.get("/saved/searches"))).not.toContain("El Paso");
    await (await other.post("/saved/searches", { intent: "remove", id })).text();
    expect(await saved()).toHaveLength(1);
    const file = await (await customer.get("/settings/export")).text();
    expect(JSON.parse(file).savedSearches).toMatchObject([{ name: "Insurance agents near Austin, TX" }]);
    const removed = await customer.post("/saved/searches", { intent: "remove", id });
    await removed.text();
    expect(removed.headers.get("Location")).toBe("/saved/searches");
    expect(await saved()).toEqual([]);
    expect(
      await rows("SELECT u.email FROM search_watches w JOIN users u ON u.id = w.user_id"),
      "who is looked for",
    ).toEqual([{ email: "agency@fairlead.example" }]);
  });

  test("one that can no longer be read is listed with a note, and skipped", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    await rows("UPDATE saved_searches SET address = '/geographic-search-results?q=78701&radius=7'");
    expect(await wordsOf(await customer.get("/saved/searches"))).toContain("Can’t be run any more");
    await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
    expect(await emails()).toEqual([]);
  });
});

describe("an agent who newly fits", () => {
  test("is announced once, by name and with an unsubscribe link; without a new agent there is no email", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await save(await signedIn("agency"), paths.search({ q: "El Paso, TX" }));
    const [agent] = await beginners(1);
    await due();
    expect(await emailNewFits(at(START))).toBe(0);
    expect(await emails()).toEqual([]);
    expect(await begin()).toBeGreaterThan(0);
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    expect(await emails("agency@fairlead.example"), "of another's search").toEqual([]);
    const [sent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(sent?.subject).toBe(`${agent?.name} newly fits a search you saved`);
    expect(String(sent?.text)).toContain(`https://fairlead.example/showcase/${agent?.slug}`);
    expect(String(sent?.text)).toContain("Austin, TX · Insurance agents near Austin, TX");
    expect(String(sent?.unsubscribe_url)).toContain(".saved-search.");
    // Later the same day, and the day after: no one new has come.
    expect(await emailNewFits(at(START + DAY_MS + 23 * HOUR_MS))).toBe(0);
    expect(await emailNewFits(at(START + 2 * DAY_MS))).toBe(0);
    expect(await emails()).toHaveLength(1);
  });

  test("is announced in the account's language, in the email and in the bell", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await rows("UPDATE users SET language = 'es' WHERE email = 'customer@fairlead.example'");
    const [agent] = await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    await rows("UPDATE users SET language = 'en' WHERE email = 'customer@fairlead.example'");
    const [sent] = await emails();
    const title = `${agent?.name} corresponde ahora a una búsqueda que guardó`;
    expect(sent?.subject).toBe(title);
    expect(String(sent?.text)).toContain("Sus búsquedas guardadas");
    expect(await rows("SELECT title FROM user_notifications WHERE title = ?", [title])).toHaveLength(1);
  });

  test("if there are more than five, five by name and a count of the rest; one email for several searches", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    await save(customer, paths.search({ q: "Texas", accepting: true }));
    await beginners(6);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    const [sent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(sent?.subject).toBe("6 agents newly fit searches you saved");
    expect(String(sent?.text).match(/\/showcase\//g)).toHaveLength(5);
    expect(String(sent?.text)).toContain("And 1 more");
  });

  test("must be new there: not elsewhere, not for another type, not licensed there before", async () => {
    const customer = await signedIn("customer");
    await save(customer, paths.search({ q: "El Paso, TX" }));
    const [agent] = await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
    // Licensed there before, and now for one more type: new for that type only.
    await rows("DELETE FROM saved_searches");
    await rows("DELETE FROM coverage_gains");
    await save(customer, AUSTIN);
    await save(customer, paths.search({ q: "Austin, TX", type: "home" }));
    const bit = await one("bit", "SELECT bit FROM product_types WHERE slug = 'home'");
    await rows(
      "INSERT INTO coverage_gains (agent_no, zip, state_code, types, first, gained_at) SELECT agent_no, zip, 'TX', ?, 0, 1 FROM agents WHERE agent_no = ?",
      [String(2 ** Number(bit)), agent?.agentNo ?? 0],
    );
    await rows("UPDATE agents SET types = types | ? WHERE agent_no = ?", [
      2 ** Number(bit),
      agent?.agentNo ?? 0,
    ]);
    await rows("UPDATE agent_search SET types = types | ? WHERE agent_no = ?", [
      2 ** Number(bit),
      agent?.agentNo ?? 0,
    ]);
    await rows("UPDATE agent_coverage SET types = types | ? WHERE agent_no = ?", [
      2 ** Number(bit),
      agent?.agentNo ?? 0,
    ]);
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    expect(String((await emails())[0]?.text)).toContain("Austin, TX · Home insurance agents near Austin, TX");
  });

  test("two runs at once write one email; an interrupted run is repeated", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await beginners(1);
    await begin();
    await due();
    const told = await Promise.all([emailNewFits(at(START + DAY_MS)), emailNewFits(at(START + DAY_MS))]);
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await emails()).toHaveLength(1);
    // Interrupted before its batch: nothing has changed, so the next minute finds the same.
    await rows("UPDATE saved_searches SET last_gain_no = 0");
    await due();
    const broken = at(START + 3 * DAY_MS);
    broken.db.write = async () => {
      throw new Error("The connection is gone.");
    };
    await expect(emailNewFits(broken)).rejects.toThrow("The connection is gone.");
    expect(await emailNewFits(at(START + 3 * DAY_MS))).toBe(1);
    expect(await emails()).toHaveLength(2);
  });

  test("no email for archived accounts, unsubscribed ones, or unconfirmed addresses", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await beginners(1);
    await begin();
    const id = await one("id", "SELECT id FROM users WHERE email = ?", [EMAIL]);
    const userId = String(id);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [userId]);
    try {
      await due();
      expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
      // It is postponed with the others, and not found again every minute.
      expect(await rows("SELECT next_at FROM search_watches")).toEqual([{ next_at: START + 2 * DAY_MS }]);
    } finally {
      await rows("UPDATE profiles SET account_status = 'active' WHERE user_id = ?", [userId]);
    }
    await rows("INSERT INTO notification_choices VALUES (?, 'saved-search', 'mail', 0)", [userId]);
    await due();
    expect(await emailNewFits(at(START + 2 * DAY_MS))).toBe(1);
    expect(await rows("SELECT title FROM user_notifications WHERE user_id = ?", [userId])).toHaveLength(1);
    expect(await emails()).toEqual([]);
    await rows("DELETE FROM notification_choices");
    await rows("UPDATE saved_searches SET last_gain_no = 0");
    const confirmedAt = await one("email_confirmed_at", "SELECT email_confirmed_at FROM users WHERE id = ?", [
      userId,
    ]);
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [userId]);
    try {
      await due();
      expect(await emailNewFits(at(START + 3 * DAY_MS))).toBe(1);
      expect(await emails()).toEqual([]);
    } finally {
      await rows("UPDATE users SET email_confirmed_at = ? WHERE id = ?", [Number(confirmedAt), userId]);
    }
  });

  test("announced agents are deleted after a month, and numbering continues", async () => {
    await beginners(1);
    await begin();
    const no = await one("no", "SELECT max(gain_no) no FROM coverage_gains");
    expect(await dropOldGains(at(START + 29 * DAY_MS))).toBe(0);
    expect(await dropOldGains(at(START + 33 * DAY_MS))).toBeGreaterThan(0);
    expect(await rows("SELECT * FROM coverage_gains")).toEqual([]);
    await save(await signedIn("customer"), AUSTIN);
    await beginners(1, "Houston");
    await followDates(at(START + 2 * DAY_MS));
    const next = await one("next", "SELECT min(gain_no) next FROM coverage_gains");
    expect(Number(next)).toBeGreaterThan(Number(no));
  });
});

test("results are still one cached page for everyone, with the form", async () => {
  const page = await site.get(paths.search({ q: "78701" }));
  expect(page.headers.get("Set-Cookie")).toBeNull();
  expect(await page.text()).toContain("Save this search");
});

test("results show an agent's current name and license right after a change", async () => {
  const read = async () =>
    (await pageOf(await site.get(AUSTIN, { headers: { Cookie: "__Host-test=1" } }))).getAllByRole("article");
  const [first] = await read();
  const slug = first?.getAttribute("aria-labelledby")?.replace("agent-", "") ?? "";
  const [before] = await rows("SELECT agent_no, name FROM agents WHERE slug = ?", [slug]);
  await rows("UPDATE agents SET name = 'Renamed Just Now' WHERE slug = ?", [slug]);
  await rows("UPDATE licenses SET number = 'TX-NEW-1' WHERE agent_no = ? AND state_code = 'TX'", [
    Number(before?.agent_no),
  ]);
  const [changed] = await read();
  expect(changed?.textContent).toContain("Renamed Just Now");
  expect(changed?.textContent).toContain("TX-NEW-1");
  expect(changed?.textContent).not.toContain(String(before?.name));
});
