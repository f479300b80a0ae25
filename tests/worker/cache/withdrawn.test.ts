/** Withdrawn content is gone everywhere: two data centers with separate caches over one database. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { type RawAnswer, requestAs } from "#support/servers/host.ts";
import { openReviews, REVIEW } from "../reviews/published/published-reviews.ts";

/** Instead of a minute. */
const BOUND_SECONDS = 4;

const pageOf = (slug: string) => `/showcase/${slug}`;

/** Every other spelling of an agent's page and of its data. */
function spellingsOf(slug: string): string[] {
  const capitals = slug.toUpperCase();
  const escaped = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
  return [
    `/showcase/${capitals}`,
    `/Showcase/${slug}`,
    `/SHOWCASE/${capitals}`,
    `/showcase/${slug}/`,
    `/showcase/${slug}//`,
    `//showcase/${slug}`,
    `/showcase//${slug}`,
    `/showcase/${escaped}`,
    `/showcase/${slug.replace("-", "%2D")}`,
    `/showcase/${slug.replace("-", "%2d")}`,
    `/%73howcase/${slug}`,
    `/showcase/./${slug}`,
    `/help/../showcase/${slug}`,
    `/showcase/%2E/${slug}`,
    `/agent/${slug}`,
    `/agent/${capitals}`,
    `/${slug}`,
    `/${slug}/`,
    `/showcase/${slug}?`,
    `/showcase/${slug}?utm_source=mail`,
    `/showcase/${slug}/.data`,
    `/showcase/${slug}.data/`,
    `/showcase/${slug}%2edata`,
    `/showcase/${capitals}.data`,
    `/agent/${slug}.data`,
    `/${slug}.data`,
    `/showcase/${slug}.data?_routes=routes/profiles/showcase`,
    `/showcase/${slug}.data?_routes=root,routes/profiles/showcase`,
  ];
}

const { review, rows, site, databaseUrl } = openReviews();
let far: Fairlead;
beforeAll(async () => {
  far = await startFairlead({
    bundle: inject("fixture").bundle,
    databaseUrl: databaseUrl(),
    vars: { PAGE_SECONDS: String(BOUND_SECONDS), PAGE_PURGE: "" },
  });
});
afterAll(() => far.stop());

/** Requests as a stranger and follows the redirect of a spelling. */
async function read(origin: string, path: string): Promise<RawAnswer> {
  const answer = await requestAs(origin, path);
  return answer.status === 301 ? requestAs(origin, answer.headers.location ?? "") : answer;
}

describe("a withdrawn review", () => {
  test("is gone within the time limit in another data center, at every address that showed it", async () => {
    const slug = "bo-li";
    const profile = pageOf(slug);
    const { page, visitor } = await review({ slug });
    const shown = [
      profile,
      `${profile}.data`,
      page,
      `${page}.data`,
      `${profile}?stars=2`,
      `${profile}?words=roof&stars=2`,
      `${profile}?stars=2&words=roof`,
      ...spellingsOf(slug),
    ];
    for (const path of shown)
      expect((await read(far.url, path)).text, `${path} before`).toContain(REVIEW.body);
    for (const path of [profile, page]) {
      await requestAs(far.url, path);
      const cached = await requestAs(far.url, path);
      expect(cached.text).toContain(REVIEW.body);
      expect(["HIT", "STALE"]).toContain(cached.headers["x-cache"]);
    }

    await (await visitor.post(`/leave-review?agent=${slug}`, { intent: "withdraw" })).text();
    await wait(BOUND_SECONDS * 1000);
    for (const path of shown)
      expect((await read(far.url, path)).text, `${path} after`).not.toContain(REVIEW.body);
    expect(await far.readLogs()).toEqual([]);
  });

  test("is gone for readers after the answer, however slowly the cache drops it", async () => {
    const slug = "ines-calloway";
    const { page, visitor } = await review({ slug });
    const slow = await startFairlead({
      bundle: inject("fixture").bundle,
      databaseUrl: databaseUrl(),
      slowCache: true,
    });
    try {
      const shown = [pageOf(slug), page];
      for (const path of shown) {
        expect((await requestAs(slow.url, path)).text).toContain(REVIEW.body);
        const cached = await requestAs(slow.url, path);
        expect([cached.headers["x-cache"], cached.text.includes(REVIEW.body)]).toEqual(["HIT", true]);
      }
      const there = new Visitor(slow.url, visitor.address);
      for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
      const answer = await there.post(`/leave-review?agent=${slug}`, { intent: "withdraw" });
      await answer.text();
      for (const path of shown)
        expect((await requestAs(slow.url, path)).text, path).not.toContain(REVIEW.body);
      expect(await slow.readLogs()).toEqual([]);
    } finally {
      await slow.stop();
    }
  });

  test("is gone at once where it was withdrawn, in every spelling", async () => {
    const slug = "desmond-achterberg";
    const profile = pageOf(slug);
    const { page, visitor } = await review({ slug });
    const shown = [profile, `${profile}.data`, page, `${page}.data`, ...spellingsOf(slug)];
    for (const path of shown)
      expect((await read(site.origin(), path)).text, `${path} before`).toContain(REVIEW.body);
    await (await visitor.post(`/leave-review?agent=${slug}`, { intent: "withdraw" })).text();
    await expect.poll(async () => (await read(site.origin(), profile)).text).not.toContain(REVIEW.body);
    for (const path of shown)
      expect((await read(site.origin(), path)).text, `${path} after`).not.toContain(REVIEW.body);
  });
});

/** Not requested before: a hit is the entry of the page itself. */
test.each(spellingsOf("ines-calloway"))(
  "%s redirects to the one address, is the same entry, or is never cached",
  async (path) => {
    const profile = pageOf("ines-calloway");
    for (const address of [profile, `${profile}.data`]) await requestAs(site.origin(), address);
    const first = await requestAs(site.origin(), path);
    if (first.status === 301) {
      expect([profile, `${profile}.data`, "/ines-calloway"]).toContain(first.headers.location);
      return;
    }
    expect(first.status).toBe(200);
    if (first.headers["x-cache"] === "HIT") return;
    for (const { headers } of [first, await requestAs(site.origin(), path)]) {
      expect(headers["x-cache"]).toBeUndefined();
      expect(headers["cache-control"]).toContain("no-store");
    }
  },
);

test("no directory page may be cached for longer than a minute", async () => {
  const pages = [
    "/",
    pageOf("bo-li"),
    `${pageOf("bo-li")}.data`,
    `${pageOf("bo-li")}/badge.svg`,
    `${pageOf("bo-li")}/contact.vcf`,
    "/agents/texas",
    "/agents/texas/austin",
    "/geographic-search-results?q=78701",
    "/organization-showcase/lantern-row-insurance",
    "/help",
    "/reviews/events.csv",
    "/compare?agent=bo-li",
    "/location-directory",
    "/maps/state/tx.svg",
    "/sitemaps/agents-1.xml",
    "/social/agent/bo-li.png",
    "/api/suggest?q=bo",
    "/expert-answers",
  ];
  for (const path of pages) {
    const { status, headers } = await requestAs(site.origin(), path);
    expect(status, path).toBe(200);
    const control = headers["cache-control"] ?? "";
    expect(control, path).toMatch(/^public/);
    const seconds = [...control.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, text]) =>
      Number(text),
    );
    const own = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
    expect(own, path).toBeLessThanOrEqual(60);
    expect(own + seconds.reduce((sum, one) => sum + one, 0), path).toBeLessThanOrEqual(60);
  }
});

test("a share card is drawn again when its content changes, and not before", async () => {
  const card = "/social/agent/bo-li.png";
  await requestAs(site.origin(), card);
  expect((await requestAs(site.origin(), card)).headers["x-cache"]).toBe("HIT");
  await rows("UPDATE agents SET headline = 'Says something else now' WHERE slug = ?", ["bo-li"]);
  expect((await requestAs(site.origin(), card)).headers["x-cache"]).toBe("MISS");
});

test("a stale page is made again for everyone after the answer to a signed-in reader", async () => {
  const reader = await new Visitor(far.url).signIn("agent@fairlead.example", demoPassword);
  await requestAs(far.url, "/our-vision");
  const seen: (string | null)[] = [];
  const ask = async () => {
    const answer = await reader.get("/our-vision");
    expect(await answer.text()).toContain("Ines Calloway");
    seen.push(answer.headers.get("X-Cache"));
    return seen.join(" ");
  };
  await expect
    .poll(ask, { interval: 200, timeout: 4 * BOUND_SECONDS * 1000 })
    .toMatch(/STALE.*HIT.*STALE.*HIT/);
  expect(seen).not.toContain("MISS");
  const next = await requestAs(far.url, "/our-vision");
  expect([next.headers["x-cache"], next.text.includes("Ines Calloway")]).toEqual(["HIT", false]);
});
