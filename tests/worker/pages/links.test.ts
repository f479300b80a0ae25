import { expect, test } from "vitest";
import { inLanguageAddress } from "#app/platform/reader/language-address.ts";
import { addressesIn, type Page, pageOf } from "#support/browser/page.ts";
import { publicPages } from "#support/browser/public-pages.ts";
import { openSite } from "../site.ts";

const site = openSite();

const pages = new Map<string, Promise<Page>>();
/** A page, requested once: these tests only read. */
function pageAt(path: string): Promise<Page> {
  const known = pages.get(path) ?? site.get(path).then(pageOf);
  pages.set(path, known);
  return known;
}

/** Same-site addresses of a page's links, forms and images, without fragments. */
function sameSiteAddresses({ document }: Page): string[] {
  return [...document.querySelectorAll("[href], [src], [action]")]
    .filter(({ localName }) => localName !== "script")
    .flatMap((element) => ["href", "src", "action"].map((name) => element.getAttribute(name) ?? ""))
    .filter((url) => /^\/(?!\/)/.test(url))
    .map((url) => url.split("#")[0] ?? "");
}
/** How many addresses of one kind are followed; all of them with `npm test -- --long`. */
const OF_A_KIND = process.env.FAIRLEAD_LONG_RUNS === "1" ? Number.MAX_SAFE_INTEGER : 8;

/** The same for addresses that differ only in place, person or choice. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://own.example");
  const [first = "", ...others] = pathname.slice(1).split("/");
  return [first, others.length, ...searchParams.keys()].join(" ");
}

const idsOf = ({ document }: Page) => [...document.querySelectorAll("[id]")].map(({ id }) => id);

test("no link on any public page leads to a missing page", async () => {
  const seen = new Map<string, string>();
  for (const { name, path } of publicPages) {
    for (const address of sameSiteAddresses(await pageAt(path)))
      if (address !== "" && !seen.has(address)) seen.set(address, name);
  }
  expect(seen.size).toBeGreaterThan(200);
  const followed = Object.values(Object.groupBy(seen, ([address]) => kindOf(address))).flatMap((alike = []) =>
    alike.slice(0, OF_A_KIND),
  );
  expect(followed.length).toBeGreaterThan(150);

  // A missing page is missing in the other language, too.
  const missing = new Set(
    publicPages.flatMap(({ path, status }) => (status === 404 ? [inLanguageAddress(path, "es")] : [])),
  );
  const broken: string[] = [];
  for (const [address, from] of followed) {
    const response = await site.get(address);
    await response.arrayBuffer();
    // Search without a query and the like are pages of their own; missing pages and errors are not.
    if ((response.status === 404 && !missing.has(address)) || response.status >= 500)
      broken.push(`${response.status} ${address} (on ${from})`);
  }
  expect(broken).toEqual([]);
});

test("every linked fragment exists on its page", async () => {
  const missing: string[] = [];
  for (const { name, path } of publicPages) {
    const page = await pageAt(path);
    const ids = new Set(idsOf(page));
    const pathname = path.split("?")[0] ?? "";
    for (const [address = "", fragment = ""] of addressesIn(page.document.body).map((url) =>
      url.split("#"),
    )) {
      if (fragment === "") continue;
      if (address !== "" && address.split("?")[0] !== pathname) continue;
      if (ids.has(fragment)) continue;
      // With another query the page may have more: the target is looked for there.
      const there = address.includes("?") ? idsOf(await pageAt(address)) : [];
      if (!there.includes(fragment)) missing.push(`#${fragment} (on ${name})`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});

test("every id on a page is unique", async () => {
  const twice: string[] = [];
  for (const { name, path } of publicPages) {
    const seen = new Set<string>();
    for (const id of idsOf(await pageAt(path))) {
      if (seen.has(id)) twice.push(`${id} (on ${name})`);
      seen.add(id);
    }
  }
  expect(twice).toEqual([]);
});
