/** Saved searches: kept on the account, and an email, at most one a day, when an agent newly fits. */
import { beforeEach, describe, expect, test } from "vitest";
import { dropOldGains, emailNewFits } from "#app/domains/directory/saved-searches/fit-commands.server.ts";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import { paths } from "#app/paths.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { pageOf } from "#support/page.ts";
import { type Visitor, wordsOf } from "#support/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, stranger, site, databaseUrl } = openAccounts();
const EMAIL = "customer@fairlead.example";
/** Before the first of these all licenses of the demonstration in Texas are in force or over. */
const START = Date.now() + DAY_MS;
const AUSTIN = paths.search({ q: "Austin, TX" });

const at = (nowMs: number) => openContext({ databaseUrl: databaseUrl(), nowMs });
const save = async (who: Visitor, search: string, back = "/saved/searches") => {
  const answer = await who.post(paths.savedSearches({ search, back }), { intent: "save" });
  return { status: answer.status, to: answer.headers.get("Location"), words: await wordsOf(answer) };
};
const kept = () =>
  rows(
    "SELECT s.name, s.address, s.seen_no FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE u.email = ? ORDER BY s.saved_at",
    [EMAIL],
  );
const letters = (email = EMAIL) =>
  rows(
    "SELECT subject, text, unsubscribe_url FROM outbox WHERE kind = 'saved-search' AND recipient = ? ORDER BY created_at, id",
    [email],
  );
/** A column of the only row of a query. */
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

/** Gives so many agents with an office in the city a first license there that begins tomorrow, and nothing before. */
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
  test("from its results without JavaScript; the same one twice is one, however its place is spelled", async () => {
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
    expect((await kept()).map(({ name, address }) => [name, address])).toEqual([
      // As wide as its results reached.
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
    expect(await kept()).toHaveLength(1);
  });

  test("whoever is signed out is led to sign in and back to their search, which waits for one press", async () => {
    const visitor = stranger();
    const sent = await save(visitor, AUSTIN, "/agents/texas/austin");
    expect(sent.status).toBe(302);
    expect(sent.to).toMatch(/^\/auth\?next=/);
    const next = new URL(sent.to ?? "", "http://own.invalid").searchParams.get("next") ?? "";
    await visitor.signIn(EMAIL, "harbor-lantern-42");
    const { document } = await pageOf(await visitor.get(next));
    expect(document.querySelector("main")?.textContent).toContain("Insurance agents near Austin, TX");
    // Looking at it has saved nothing.
    expect(await kept()).toEqual([]);
    const action = document.querySelector('main form[method="post"]')?.getAttribute("action") ?? "";
    const answer = await visitor.post(action, { intent: "save" });
    await answer.text();
    expect(answer.headers.get("Location")).toBe("/agents/texas/austin");
    expect(await kept()).toHaveLength(1);
  });

  test("what cannot be saved says why: no place, no search, a strange choice, the 21st", async () => {
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
    // How many somebody else has is nobody's limit.
    await fill("agency@fairlead.example", 20);
    await fill(EMAIL, 19);
    expect((await save(customer, paths.search({ q: "78701" }))).status).toBe(303);
    expect(await save(customer, AUSTIN)).toMatchObject({
      status: 409,
      words: expect.stringContaining("You have 20 saved searches"),
    });
    expect(await kept()).toHaveLength(20);
  });

  test("is removed by its owner alone, and stands in the file of the account", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    const id = String(await one("id", "SELECT id FROM saved_searches"));
    const other = await signedIn("agency");
    await save(other, paths.search({ q: "El Paso, TX" }));
    expect(await wordsOf(await customer.get("/saved/searches"))).not.toContain("El Paso");
    await (await other.post("/saved/searches", { intent: "remove", id })).text();
    expect(await kept()).toHaveLength(1);
    const file = await (await customer.get("/settings/export")).text();
    expect(JSON.parse(file).savedSearches).toMatchObject([{ name: "Insurance agents near Austin, TX" }]);
    const removed = await customer.post("/saved/searches", { intent: "remove", id });
    await removed.text();
    expect(removed.headers.get("Location")).toBe("/saved/searches");
    expect(await kept()).toEqual([]);
    expect(
      await rows("SELECT u.email FROM search_watches w JOIN users u ON u.id = w.user_id"),
      "who is looked for",
    ).toEqual([{ email: "agency@fairlead.example" }]);
  });

  test("one that can no longer be read is listed, says so, and is passed over", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    await rows("UPDATE saved_searches SET address = '/geographic-search-results?q=78701&radius=7'");
    expect(await wordsOf(await customer.get("/saved/searches"))).toContain("Can’t be run any more");
    await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
    expect(await letters()).toEqual([]);
  });
});

describe("who newly fits", () => {
  test("is told once, by name and with a link that ends such emails; nobody new, no email", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await save(await signedIn("agency"), paths.search({ q: "El Paso, TX" }));
    const [agent] = await beginners(1);
    await due();
    expect(await emailNewFits(at(START))).toBe(0);
    expect(await letters()).toEqual([]);
    expect(await begin()).toBeGreaterThan(0);
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    expect(await letters("agency@fairlead.example"), "of another's search").toEqual([]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(`${agent?.name} newly fits a search you saved`);
    expect(String(letter?.text)).toContain(`https://fairlead.example/showcase/${agent?.slug}`);
    expect(String(letter?.text)).toContain("Austin, TX · Insurance agents near Austin, TX");
    expect(String(letter?.unsubscribe_url)).toContain(".saved-search.");
    // Again the same day, and the day after: nobody else has come.
    expect(await emailNewFits(at(START + DAY_MS + 23 * HOUR_MS))).toBe(0);
    expect(await emailNewFits(at(START + 2 * DAY_MS))).toBe(0);
    expect(await letters()).toHaveLength(1);
  });

  test("is told in the language of the account, in the email and in the bell", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await rows("UPDATE users SET language = 'es' WHERE email = 'customer@fairlead.example'");
    const [agent] = await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    await rows("UPDATE users SET language = 'en' WHERE email = 'customer@fairlead.example'");
    const [letter] = await letters();
    const title = `${agent?.name} corresponde ahora a una búsqueda que guardó`;
    expect(letter?.subject).toBe(title);
    expect(String(letter?.text)).toContain("Sus búsquedas guardadas");
    expect(await rows("SELECT title FROM user_notifications WHERE title = ?", [title])).toHaveLength(1);
  });

  test("more than five: five by name, the others by number; one email for several searches", async () => {
    const customer = await signedIn("customer");
    await save(customer, AUSTIN);
    await save(customer, paths.search({ q: "Texas", accepting: true }));
    await beginners(6);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(1);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe("6 agents newly fit searches you saved");
    expect(String(letter?.text).match(/\/showcase\//g)).toHaveLength(5);
    expect(String(letter?.text)).toContain("And 1 more");
  });

  test("neither elsewhere, nor for something else, nor whoever stood there before", async () => {
    const customer = await signedIn("customer");
    await save(customer, paths.search({ q: "El Paso, TX" }));
    const [agent] = await beginners(1);
    await begin();
    await due();
    expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
    // Licensed in the place before, and now for one more type: new for that type alone.
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
    expect(String((await letters())[0]?.text)).toContain(
      "Austin, TX · Home insurance agents near Austin, TX",
    );
  });

  test("two runs at once write one email; one that is broken off is done again", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await beginners(1);
    await begin();
    await due();
    const told = await Promise.all([emailNewFits(at(START + DAY_MS)), emailNewFits(at(START + DAY_MS))]);
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await letters()).toHaveLength(1);
    // Broken off before its batch: search and account stand as before, so the next minute finds the same.
    await rows("UPDATE saved_searches SET seen_no = 0");
    await due();
    const broken = at(START + 3 * DAY_MS);
    broken.db.write = async () => {
      throw new Error("The connection is gone.");
    };
    await expect(emailNewFits(broken)).rejects.toThrow("The connection is gone.");
    expect(await emailNewFits(at(START + 3 * DAY_MS))).toBe(1);
    expect(await letters()).toHaveLength(2);
  });

  test("nobody is written to who is archived, has ended such emails, or never confirmed the address", async () => {
    await save(await signedIn("customer"), AUSTIN);
    await beginners(1);
    await begin();
    const id = await one("id", "SELECT id FROM users WHERE email = ?", [EMAIL]);
    const userId = String(id);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [userId]);
    try {
      await due();
      expect(await emailNewFits(at(START + DAY_MS))).toBe(0);
      // It is put off with the others, and not found again every minute.
      expect(await rows("SELECT next_at FROM search_watches")).toEqual([{ next_at: START + 2 * DAY_MS }]);
    } finally {
      await rows("UPDATE profiles SET account_status = 'active' WHERE user_id = ?", [userId]);
    }
    await rows("INSERT INTO notification_choices VALUES (?, 'saved-search', 'mail', 0)", [userId]);
    await due();
    expect(await emailNewFits(at(START + 2 * DAY_MS))).toBe(1);
    expect(await rows("SELECT title FROM user_notifications WHERE user_id = ?", [userId])).toHaveLength(1);
    expect(await letters()).toEqual([]);
    await rows("DELETE FROM notification_choices");
    await rows("UPDATE saved_searches SET seen_no = 0");
    const confirmedAt = await one("email_confirmed_at", "SELECT email_confirmed_at FROM users WHERE id = ?", [
      userId,
    ]);
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [userId]);
    try {
      await due();
      expect(await emailNewFits(at(START + 3 * DAY_MS))).toBe(1);
      expect(await letters()).toEqual([]);
    } finally {
      await rows("UPDATE users SET email_confirmed_at = ? WHERE id = ?", [Number(confirmedAt), userId]);
    }
  });

  test("what everybody was told of goes after a month, and numbers go on", async () => {
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

test("results stay one page for everyone, with the form", async () => {
  const page = await site.get(paths.search({ q: "78701" }));
  expect(page.headers.get("Set-Cookie")).toBeNull();
  expect(await page.text()).toContain("Save this search");
});

test("results say of an agent what stands there now: a name and a license that have just changed", async () => {
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
