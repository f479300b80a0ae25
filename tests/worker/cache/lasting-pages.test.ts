/** Pages are cached as long as they are true (decision 0134): a crawl reads the database once, and a write purges what it changed. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { requestAs } from "#support/servers/host.ts";
import { openReviews, REVIEW } from "../reviews/published/published-reviews.ts";

const { databaseUrl, review, rows, site } = openReviews();
const SLUG = "bo-li";
const OTHER = "/showcase/ines-calloway";

async function read(path: string, origin = site.origin()) {
  const { headers, text } = await requestAs(origin, path);
  return { cache: headers["x-cache"], trips: headers["x-database-round-trips"], text };
}

/** The pages that show this agent. */
async function pagesOf(slug: string) {
  const [found] = await rows(
    `SELECT c.slug city, s.slug state, o.url_slug organization FROM agents a JOIN cities c ON c.city_no = a.city_no
      JOIN states s ON s.code = a.state_code LEFT JOIN organizations o ON o.organization_no = a.organization_no
      WHERE a.slug = ?`,
    [slug],
  );
  return {
    profile: `/showcase/${slug}`,
    city: `/agents/${found?.state}/${found?.city}`,
    state: `/agents/${found?.state}`,
    organization: paths.organization(String(found?.organization)),
  };
}

test("a crawl of every profile reads the database once", async () => {
  const agents = await rows("SELECT slug FROM agents WHERE account_status = 'active' LIMIT 200");
  const paths = agents.map(({ slug }) => `/showcase/${slug}`);
  for (const path of paths) await read(path);
  const again: string[] = [];
  for (const path of paths) {
    const { cache } = await read(path);
    if (cache !== "HIT") again.push(`${path} ${cache}`);
  }
  expect(again).toEqual([]);
});

test("a write purges the pages that it makes untrue, and no others", async () => {
  const { profile, city, state } = await pagesOf(SLUG);
  const changed = [profile, city, state];
  for (const path of [...changed, OTHER]) await read(path);
  for (const path of [...changed, OTHER]) expect((await read(path)).cache, path).toBe("HIT");
  await review({ slug: SLUG });
  for (const path of changed) expect((await read(path)).cache, path).toBe("MISS");
  expect((await read(OTHER)).cache).toBe("HIT");
  expect((await read(profile)).text).toContain(REVIEW.body);
});

test("what nobody's command wrote is purged by the clock", async () => {
  const { profile, organization } = await pagesOf("ines-calloway");
  for (const path of [profile, organization]) await read(path);
  await rows("UPDATE agents SET headline = 'Insures narwhals' WHERE slug = 'ines-calloway'");
  expect((await read(profile)).cache).toBe("HIT");
  await site.runCron();
  for (const path of [profile, organization]) expect((await read(path)).cache, path).toBe("MISS");
  expect((await read(profile)).text).toContain("Insures narwhals");
});

test("a tag is purged once more after a minute, and then forgotten", async () => {
  const waiting = () => rows("SELECT rounds FROM stale_tags WHERE tag = 'state:WY'");
  await site.runCron();
  await site.runCron();
  expect(await waiting()).toEqual([]);
  await rows("UPDATE states SET agent_count = agent_count + 1 WHERE code = 'WY'");
  expect(await waiting()).toEqual([{ rounds: 0 }]);
  await site.runCron();
  expect(await waiting()).toEqual([{ rounds: 2 }]);
  await read("/agents/wyoming");
  await site.runCron();
  expect(await waiting()).toEqual([]);
  expect((await read("/agents/wyoming")).cache, "stored between the two").toBe("MISS");
});

describe("what a lasting page reads", () => {
  /** Tables without triggers, and why a page may be a day behind them. */
  const UNTAGGED: Readonly<Record<string, string>> = {
    slug_history: "only what redirects reads it",
    license_changes: "each comes with a change of its license",
    license_evidence: "each comes with a change of its license or agent",
    counties: "changed by a release alone",
    place_names: "changed by a release alone",
    zips: "changed by a release alone",
    type_means: "each review moves it a little; the order of a list may be a day behind it",
  };
  const statements = new Set<string>();

  test("has triggers, table by table", async () => {
    const way = await startDelayProxy(databaseUrl(), 0, (body) => {
      const sent: { requests?: unknown } = JSON.parse(body || "{}");
      JSON.stringify(sent, (key, value: unknown) => {
        if (key === "sql" && typeof value === "string") statements.add(value);
        return value;
      });
      return null;
    });
    const recorded = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: way.url });
    try {
      for (const path of Object.values(await pagesOf("ines-calloway")))
        expect((await read(path, recorded.url)).cache, path).toBe("MISS");
    } finally {
      await recorded.stop();
      await way.stop();
    }
    const tables = await rows("SELECT name FROM sqlite_master WHERE type = 'table'");
    const watched = new Set(
      (
        await rows(
          "SELECT tbl_name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'stale!_%' ESCAPE '!'",
        )
      ).map(({ tbl_name: table }) => String(table)),
    );
    const text = [...statements].join("\n");
    const readTables = tables
      .map(({ name }) => String(name))
      .filter((name) => new RegExp(`(?:FROM|JOIN|,)\\s+"?${name}\\b`, "i").test(text));
    expect(readTables).toContain("licenses");
    expect(readTables.filter((name) => !watched.has(name) && !(name in UNTAGGED))).toEqual([]);
  });
});

describe("through the zone of Cloudflare", () => {
  const ZONE = "0123456789abcdef0123456789abcdef";
  const asked: { path: string; authorization: string; tags: string[] }[] = [];
  let status = 200;
  const cloudflare = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { tags }: { tags: string[] } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    asked.push({ path: incoming.url ?? "", authorization: incoming.headers.authorization ?? "", tags });
    outgoing
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ success: status === 200 }));
  });
  let zoned: Fairlead;
  beforeAll(async () => {
    await new Promise<void>((resolve) => cloudflare.listen(0, "127.0.0.1", resolve));
    const { port } = cloudflare.address() as AddressInfo;
    zoned = await startFairlead({
      bundle: inject("fixture").bundle,
      databaseUrl: databaseUrl(),
      vars: {
        PAGE_PURGE: "zone",
        CLOUDFLARE_ZONE_ID: ZONE,
        CLOUDFLARE_PURGE_TOKEN: "purge-token",
        PURGE_STAND_IN: `http://127.0.0.1:${port}`,
      },
    });
  });
  afterAll(async () => {
    await zoned.stop();
    await new Promise((resolve) => cloudflare.close(resolve));
  });

  test("a write's tags are purged there; what it refuses is asked again by the clock", async () => {
    await site.runCron();
    await site.runCron();
    const change = "UPDATE agents SET headline = 'Insures okapis' WHERE slug = 'ines-calloway'";
    await rows(change);
    status = 503;
    await expect(zoned.runCron()).resolves.toBeUndefined();
    expect(asked.length).toBeGreaterThan(0);
    const left = await rows("SELECT tag FROM stale_tags");
    expect(left.length).toBeGreaterThan(0);
    asked.length = 0;
    status = 200;
    await zoned.runCron();
    expect(asked[0]).toMatchObject({
      path: `/client/v4/zones/${ZONE}/purge_cache`,
      authorization: "Bearer purge-token",
    });
    expect(asked.flatMap(({ tags }) => tags)).toContain(left[0]?.tag);
  });

  test("its cache is told a page's tags, and the reader isn't", async () => {
    const { headers } = await requestAs(zoned.url, "/showcase/ines-calloway");
    expect(
      Object.keys(headers)
        .filter((name) => /tag|true-until/i.test(name))
        .filter((name) => name !== "etag"),
    ).toEqual([]);
  });
});
