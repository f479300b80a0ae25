import { expect, test } from "vitest";
import { parseSitemapName, SITEMAP_SHARD_NUMBERS, writeSitemap, writeSitemapIndex } from "./sitemap.ts";

test("shards cover every number once and stay under the 50,000 addresses that a sitemap may hold", () => {
  expect(parseSitemapName("agents-1.xml")).toEqual({
    kind: "agents",
    shard: { above: 0, through: SITEMAP_SHARD_NUMBERS },
  });
  expect(parseSitemapName("agents-2.xml")).toMatchObject({ shard: { above: SITEMAP_SHARD_NUMBERS } });
  expect(SITEMAP_SHARD_NUMBERS).toBeLessThanOrEqual(45_000);
});

test("a name that no sitemap has is none", () => {
  for (const name of [
    "",
    "agents-0.xml",
    "agents--1.xml",
    "agents-1",
    "people-1.xml",
    "agents-999999.xml",
    "../pages.xml",
  ]) {
    expect(parseSitemapName(name)).toBeNull();
  }
});

test("addresses are absolute and escaped, and a date is only given if it is known", () => {
  const text = writeSitemap("https://fairlead.example", [
    { path: "/showcase/a", updatedAt: Date.UTC(2026, 10, 3) },
    { path: "/agents/texas?a=1&b=2" },
  ]);
  expect(text).toContain(
    "<url><loc>https://fairlead.example/showcase/a</loc><lastmod>2026-11-03</lastmod></url>",
  );
  expect(text).toContain("<url><loc>https://fairlead.example/agents/texas?a=1&amp;b=2</loc></url>");
  expect(writeSitemapIndex("https://fairlead.example", ["/sitemaps/pages.xml"])).toContain(
    "<sitemap><loc>https://fairlead.example/sitemaps/pages.xml</loc></sitemap>",
  );
});
