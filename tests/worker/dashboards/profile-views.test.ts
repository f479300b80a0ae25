/** Profile views: counted for every answer, cached pages too, and without anything about the reader. */
import { describe, expect, test, vi } from "vitest";
import { VIEWS_STORED_DAYS } from "#app/domains/directory/views/limits.ts";
import { dropOldViews } from "#app/domains/directory/views/view-commands.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { site, rows, signedIn, databaseUrl } = openAccounts();

const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const pageOf = (slug: string) => `/showcase/${slug}`;

/** Counts are written seconds later: each test has its own profiles, so that all of them wait together. */
let taken = 0;
async function newProfile(): Promise<string> {
  const [agent] = await rows("SELECT slug FROM agents ORDER BY agent_no DESC LIMIT 1 OFFSET ?", [taken++]);
  return String(agent?.slug);
}

const viewsOf = async (slug: string) => {
  const [sum] = await rows(
    "SELECT coalesce(sum(views), 0) n FROM profile_views v JOIN agents a USING (agent_no) WHERE a.slug = ?",
    [slug],
  );
  return Number(sum?.n);
};

/** Requests a page and returns the answer with its body read. */
async function open(path: string, headers: Record<string, string> = BROWSER, method = "GET") {
  const response = await site.get(path, { headers, method });
  await response.text();
  return response;
}

/** Waits until a later view of another profile has been written: by then all earlier ones have been. */
async function written() {
  const last = await newProfile();
  const before = await viewsOf(last);
  expect((await open(pageOf(last))).status).toBe(200);
  // In concurrent tests `expect.poll` would not know which one asks.
  await vi.waitFor(async () => expect(await viewsOf(last)).toBeGreaterThan(before), {
    timeout: 60_000,
    interval: 100,
  });
}

describe.concurrent("opening a profile", () => {
  // The longest first: vitest starts one fewer at once than there are.
  test("stores a sum per agent and day, and nothing else", async () => {
    const slug = await newProfile();
    for (const views of [1, 2]) {
      await open(pageOf(slug));
      await written();
      expect(await viewsOf(slug)).toBe(views);
    }
    const columns = await rows("SELECT name FROM pragma_table_info('profile_views')");
    expect(columns.map(({ name }) => name)).toEqual(["agent_no", "day", "views"]);
    const twice = await rows("SELECT 1 FROM profile_views GROUP BY agent_no, day HAVING count(*) > 1");
    expect(twice).toEqual([]);
  });

  test("counts once each time, also from a cached page, and sets no cookie", async () => {
    const slug = await newProfile();
    const before = await viewsOf(slug);
    const answers = [await open(pageOf(slug)), await open(pageOf(slug)), await open(pageOf(slug))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ headers }) => headers.get("X-Cache"))).toEqual(["MISS", "HIT", "HIT"]);
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
    await written();
    expect(await viewsOf(slug)).toBe(before + 3);
  });

  test("counts its data too, when a browser navigates there", async () => {
    const slug = await newProfile();
    const before = await viewsOf(slug);
    const from = `${site.origin()}/saved`;
    expect((await open(`${pageOf(slug)}.data`, { ...BROWSER, Referer: from })).status).toBe(200);
    await written();
    expect(await viewsOf(slug)).toBe(before + 1);
  });

  test("counts nothing for an admin who views as someone else", async () => {
    const admin = await signedIn("admin");
    const [customer] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
    const begun = await admin.post(`/admin-console/people/${customer?.id}/view-as`, {
      reason: "They see an empty page.",
      confirm: "yes",
    });
    expect(begun.headers.get("Location")).toBe("/customer-dashboard");
    const slug = await newProfile();
    const before = await viewsOf(slug);
    const answer = await admin.get(pageOf(slug), { headers: BROWSER });
    expect([answer.status, (await answer.text()).includes("You’re viewing as")]).toEqual([200, true]);
    await written();
    expect(await viewsOf(slug)).toBe(before);
  });

  test("counts nothing for bots, HEAD, prefetches, and navigation within the profile", async () => {
    const slug = await newProfile();
    const page = pageOf(slug);
    const before = await viewsOf(slug);
    await open(page, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await open(page, { "User-Agent": "curl/8.5.0" });
    await open(page, BROWSER, "HEAD");
    await open(page, { ...BROWSER, "Sec-Purpose": "prefetch" });
    await open(`${page}?stars=5`, { ...BROWSER, Referer: site.origin() + page });
    await open(`${page}/contact.vcf`);
    expect((await open("/showcase/nobody-of-that-name")).status).toBe(404);
    await written();
    expect(await viewsOf(slug)).toBe(before);
  });

  test("counts signed-in readers, but not the profile's own agent", async () => {
    const [agent, customer] = [await signedIn("agent"), await signedIn("customer")];
    const before = await viewsOf("ines-calloway");
    for (const visitor of [agent, customer, agent]) {
      const answer = await visitor.get("/showcase/ines-calloway", { headers: BROWSER });
      await answer.text();
      expect(answer.status).toBe(200);
    }
    await written();
    expect(await viewsOf("ines-calloway")).toBe(before + 1);
  });
});

test("old sums are deleted, and those of the last weeks stay", async () => {
  const context = openContext({ databaseUrl: databaseUrl() });
  const day = (ago: number) => new Date(context.clock.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const slug = await newProfile();
  await rows("INSERT INTO profile_views SELECT agent_no, ?, 7 FROM agents WHERE slug = ?", [
    day(VIEWS_STORED_DAYS + 1),
    slug,
  ]);
  await rows("INSERT INTO profile_views SELECT agent_no, ?, 7 FROM agents WHERE slug = ?", [
    day(VIEWS_STORED_DAYS - 1),
    slug,
  ]);
  const before = await viewsOf(slug);
  expect(await dropOldViews(context)).toBe(1);
  expect(await viewsOf(slug)).toBe(before - 7);
});
