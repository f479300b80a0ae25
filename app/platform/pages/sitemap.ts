/** Sitemaps as text (sitemaps.org 0.9), and the names of their shards. */

import { escapeXml } from "#app/platform/files/xml.ts";

/** Record numbers a sitemap covers: at most so many addresses (a sitemap may hold 50,000), and quick to write. */
export const SITEMAP_SHARD_NUMBERS = 10_000;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `updatedAt` is left out where no true date is known: a made-up one is worse than none. */
export type SitemapEntry = { path: string; updatedAt?: number };

/** Records with a number above `above`, up to and including `through`. */
export type SitemapShard = { above: number; through: number };

export type SitemapName = { kind: "pages" } | { kind: "states" } | { kind: ShardedKind; shard: SitemapShard };

/** Kinds of pages that have a number each. */
export const SHARDED_KINDS = ["cities", "organizations", "agents", "questions"] as const;
export type ShardedKind = (typeof SHARDED_KINDS)[number];

/** Reads `agents-3.xml`; null for a name that no sitemap has. */
export function parseSitemapName(name: string): SitemapName | null {
  if (name === "pages.xml") return { kind: "pages" };
  if (name === "states.xml") return { kind: "states" };
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const kind = SHARDED_KINDS.find((one) => one === word);
  if (kind === undefined) return null;
  const through = Number(number) * SITEMAP_SHARD_NUMBERS;
  return { kind, shard: { above: through - SITEMAP_SHARD_NUMBERS, through } };
}

/** How many shards numbers up to `highest` need. */
export const shardsFor = (highest: number): number => Math.ceil(highest / SITEMAP_SHARD_NUMBERS);

export function writeSitemapIndex(origin: string, sitemapPaths: readonly string[]): string {
  const entries = sitemapPaths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return document("sitemapindex", entries);
}

export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const lastmod =
      updatedAt === undefined ? "" : `<lastmod>${new Date(updatedAt).toISOString().slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return document("urlset", urls);
}

function document(root: "sitemapindex" | "urlset", children: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${children.join("")}</${root}>\n`;
}
