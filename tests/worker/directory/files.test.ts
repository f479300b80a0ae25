import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { canonicalOf, parsePage } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();
const { inesCalloway, longest, shortest, archived } = landmarks.agents;

describe("contact cards (RFC 6350)", () => {
  test.each([
    ["4.0", inesCalloway, ""],
    ["3.0", inesCalloway, "?version=3"],
    ["4.0", longest, ""],
    ["4.0", shortest, ""],
  ])("version %s of $slug is well-formed", async (version, agent, query) => {
    const response = await site.get(`/showcase/${agent.slug}/contact.vcf${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("text/vcard");
    expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${agent.slug}.vcf"`);
    const text = await response.text();
    const lines = text.split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", `VERSION:${version}`]);
    expect(lines.at(-2)).toBe("END:VCARD");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    expect(text.replaceAll(/\r\n[ \t]/g, "")).toContain(`\r\nFN:${agent.name}`);
    expect(text.replaceAll(/\r\n[ \t]/g, "")).toContain(`/showcase/${agent.slug}`);
  });

  test("an unknown agent and an archived one have none; an unknown version is refused", async () => {
    expect((await site.get("/showcase/nobody/contact.vcf")).status).toBe(404);
    expect((await site.get(`/showcase/${archived.slug}/contact.vcf`)).status).toBe(404);
    expect((await site.get(`/showcase/${inesCalloway.slug}/contact.vcf?version=2`)).status).toBe(400);
  });
});

describe("images made by the server", () => {
  test.each([
    ["QR code", `/showcase/${inesCalloway.slug}/qr.svg`],
    ["map around a point", "/maps/area/30.27,-97.74,15.svg"],
    ["map of a state", "/maps/state/tx.svg"],
  ])("the %s is an SVG without scripts, cached at the edge", async (_what, path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toContain("s-maxage");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toMatch(/<script|\son\w+=/);
  });

  test("a map of an area with small counties has all of them: a gap would look like water", async () => {
    const svg = await (await site.get("/maps/area/37.20,-84.50,100.svg")).text();
    // 697 outlines, islands among them.
    expect(svg.match(/Z/g)?.length).toBeGreaterThan(650);
  });

  test("a map background has the sea, lakes and rivers of its area in the page's colors", async () => {
    const water = async (place: string) => {
      const svg = await (await site.get(`/maps/area/${place}.svg`)).text();
      return {
        areas: /<path d="([^"]*)" fill="var\(--map-water[^"]*"\/>/.exec(svg)?.[1] ?? "",
        courses: /<path d="([^"]*)" fill="none" stroke="var\(--map-water/.exec(svg)?.[1] ?? "",
      };
    };
    expect((await water("47.61,-122.33,15")).areas.length).toBeGreaterThan(5_000);
    expect((await water("35.15,-90.05,25")).courses.length).toBeGreaterThan(100);
    // A map of Las Vegas has no sea.
    expect((await water("36.17,-115.14,5")).areas.length).toBeLessThan(500);
  });

  test("no map background is larger than 60 kB", async () => {
    for (const place of ["36.85,-76.29,100", "37.20,-84.50,100", "58.30,-134.42,100", "29.95,-90.07,15"]) {
      const svg = await (await site.get(`/maps/area/${place}.svg`)).text();
      expect(gzipSync(svg).length, place).toBeLessThan(60_000);
    }
  });

  test("social cards are PNG images of 1200 × 630", async () => {
    for (const path of ["/social/page/home.png", `/social/agent/${inesCalloway.slug}.png`]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/png");
      const bytes = new DataView(await response.arrayBuffer());
      expect([bytes.getUint32(16), bytes.getUint32(20)], path).toEqual([1200, 630]);
    }
  });
});

describe("search engines", () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");

  test("robots.txt names the sitemap", async () => {
    const text = await (await site.get("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${site.origin()}/sitemap.xml`);
  });

  test("the sitemap's shards list only pages that answer 200 and may be indexed", async () => {
    const index = await (await site.get("/sitemap.xml")).text();
    const shards = locations(index);
    expect(shards.length).toBeGreaterThan(1);
    for (const shard of shards) {
      const response = await site.get(new URL(shard).pathname);
      expect(response.status, shard).toBe(200);
      const pages = locations(await response.text());
      expect(pages.length, shard).toBeGreaterThan(0);
      expect(pages.length, shard).toBeLessThanOrEqual(50_000);
      for (const url of [pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)]) {
        const { pathname, origin } = new URL(url ?? "");
        expect(origin).toBe(site.origin());
        const page = await site.get(pathname);
        expect(page.status, pathname).toBe(200);
        const html = await page.text();
        expect(html, pathname).not.toContain("noindex");
        expect(canonicalOf(parsePage(html)), pathname).toBe(`${origin}${pathname}`);
      }
    }
  });

  test("an archived agent is in no sitemap", async () => {
    for (const shard of locations(await (await site.get("/sitemap.xml")).text())) {
      expect(await (await site.get(new URL(shard).pathname)).text()).not.toContain(archived.slug);
    }
  });

  test("a place without agents is not to be indexed", async () => {
    const html = await (await site.get("/agents/wyoming/acme")).text();
    if (html.includes("yet</")) expect(html).toContain("noindex");
  });

  test.each([
    [`/showcase/${inesCalloway.slug}`, "InsuranceAgency"],
    [`/showcase/${inesCalloway.slug}`, "BreadcrumbList"],
    [`/organization-showcase/${landmarks.organizations.lanternRow.slug}`, "InsuranceAgency"],
  ])("%s has schema.org data of type %s", async (path, type) => {
    const html = await (await site.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]): Record<string, unknown> => JSON.parse(json ?? ""),
    );
    expect(blocks.map((block) => block["@type"])).toContain(type);
    for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
  });

  test("a rating is marked up only with its number of reviews, and not at all without any", async () => {
    const rich = await (await site.get(`/showcase/${inesCalloway.slug}`)).text();
    expect(rich).toMatch(/"@type":"AggregateRating"[^}]*"reviewCount":38/);
    expect(await (await site.get(`/showcase/${shortest.slug}`)).text()).not.toContain("AggregateRating");
  });
});

describe("suggestions", () => {
  test.each(["aus", "calloway", "7870", "lantern"])(
    "typing %s offers at most eight, each with a link",
    async (q) => {
      const response = await site.get(`/api/suggest?q=${q}`);
      expect(response.status).toBe(200);
      const { suggestions }: { suggestions: { to?: string }[] } = await response.json();
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(8);
    },
  );
});
