import { expect, test } from "vitest";
import { publicPages } from "#support/public-pages.ts";
import { openSite } from "./site.ts";

const site = openSite();

/** Same-site addresses in a page's links, forms and images, without their fragments. */
function addressesIn(html: string): string[] {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  const found = [...markup.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, url]) => url ?? "");
  return found
    .filter((url) => !url.startsWith("//"))
    .map((url) => url.replaceAll("&amp;", "&").split("#")[0] ?? "");
}

test("no link on any public page leads to a page that is not there", async () => {
  const seen = new Map<string, string>();
  for (const { name, path } of publicPages) {
    const html = await (await site.get(path)).text();
    for (const address of addressesIn(html))
      if (address !== "" && !seen.has(address)) seen.set(address, name);
  }
  expect(seen.size).toBeGreaterThan(200);

  const broken: string[] = [];
  for (const [address, from] of seen) {
    const response = await site.get(address);
    await response.arrayBuffer();
    // Search without a question and the like are pages in their own right; missing pages and errors are not.
    if (response.status === 404 || response.status >= 500)
      broken.push(`${response.status} ${address} (on ${from})`);
  }
  expect(broken).toEqual([]);
}, 180_000);

test("every fragment that is linked to within a page exists on it", async () => {
  const missing: string[] = [];
  for (const { name, path } of publicPages) {
    const html = await (await site.get(path)).text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const pathname = path.split("?")[0] ?? "";
    for (const [, target = "", fragment] of html.matchAll(/<a [^>]*href="([^"#]*)#([^"]+)"/g)) {
      const address = target.replaceAll("&amp;", "&");
      if (address !== "" && address.split("?")[0] !== pathname) continue;
      if (ids.has(fragment)) continue;
      // Under another query the page may say more: what is linked to is looked for there.
      const there = address.includes("?") ? await (await site.get(address)).text() : "";
      if (!there.includes(` id="${fragment}"`)) missing.push(`#${fragment} (on ${name})`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});

test("every id on a page is there once", async () => {
  const twice: string[] = [];
  for (const { name, path } of publicPages) {
    const html = (await (await site.get(path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    const seen = new Set<string>();
    for (const [, id = ""] of html.matchAll(/\sid="([^"]+)"/g)) {
      if (seen.has(id)) twice.push(`${id} (on ${name})`);
      seen.add(id);
    }
  }
  expect(twice).toEqual([]);
});
