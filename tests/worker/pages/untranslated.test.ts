/** No text of ours on a Spanish page is in English: what both languages share is data, a name or a number. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { site } from "#app/platform/site.ts";
import { createDatabase } from "#db/client.ts";
import { pageOf } from "#support/browser/page.ts";
import { publicPages } from "#support/browser/public-pages.ts";
import { openAccounts } from "../accounts.ts";
import { openSite } from "../site.ts";

const fairlead = openSite();
const { signedIn } = openAccounts();
const SPANISH = { "Accept-Language": "es" };

/** Complete texts of the database as pages show them, and the words of names, which pages combine. */
const known = { texts: new Set<string>(), words: new Set<string>() };
const STATE_CODE = /^[A-Z]{2}$/;
const NAMES = /name|label|city|county|state|slug|title|email|phone|website|street|address|code|npn/;

beforeAll(async () => {
  const { client } = createDatabase({ url: inject("fixture").databaseUrl });
  afterAll(() => client.close());
  const tables = await client.execute(
    "SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND lower(c.type) = 'text' AND m.name NOT LIKE '%_fts%'",
  );
  for (const { tbl, col } of tables.rows) {
    if (tbl === "zip_codes") continue;
    const { rows } = await client.execute(
      `SELECT DISTINCT "${col}" AS v FROM "${tbl}" WHERE "${col}" GLOB '*[a-z]*'`,
    );
    for (const { v } of rows) {
      for (const one of [String(v), ...String(v).split(/\n+/)]) known.texts.add(plain(one));
      if (NAMES.test(String(col)) && String(v).length < 80)
        for (const word of String(v).match(/\p{L}{2,}/gu) ?? []) known.words.add(word.toLowerCase());
    }
  }
});

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Rightly the same in both languages. */
const ALIKE = new Set([
  "Fairlead",
  "English",
  "Español",
  site.supportEmail,
  "us-atlas",
  "sidebar_state",
  "GeoNames",
  "OpenStreetMap",
  "© OpenStreetMap",
  "ODbL 1.0",
  "Cookies",
  "Error",
]);
/** A place, a county, a time zone, and a cookie's name. */
const NAME = /^(\p{Lu}[\p{L}. '’-]+(, [A-Z]{2}| County)|\p{Lu}\w+(\/[\w -]+)+|__(Secure|Host)-[\w, -]+)$/u;

const ATTRIBUTES = ["aria-label", "alt", "title", "placeholder", "aria-description", "aria-roledescription"];

function textsOf(document: Document): Set<string> {
  const found = new Set<string>();
  const add = (text: string | null) => {
    // What joins a name to a sentence, the number of a heading, the name of the site.
    const own = plain(text ?? "")
      .replace(/^([,·:] |\d+\. )/, "")
      .replace(/ – Fairlead$/, "");
    if (/\p{Ll}{2,}/u.test(own)) found.add(own);
  };
  const walk = (element: Element) => {
    if (/^(script|style|noscript|code|template|use)$/i.test(element.tagName)) return;
    for (const name of ATTRIBUTES) add(element.getAttribute(name));
    if (element.tagName.toLowerCase() === "meta" && /description|title/.test(element.outerHTML))
      add(element.getAttribute("content"));
    for (const child of element.childNodes) {
      if (child.nodeType === 3) add(child.textContent);
      else if (child.nodeType === 1) walk(child as Element);
    }
  };
  walk(document.documentElement);
  return found;
}

const isData = (text: string): boolean =>
  ALIKE.has(text) ||
  NAME.test(text) ||
  known.texts.has(text) ||
  isPart(text) ||
  (text.match(/\p{L}{2,}/gu) ?? []).every(
    (word) => STATE_CODE.test(word) || known.words.has(word.toLowerCase()),
  );

/** What someone wrote, shortened or in parts. */
const isPart = (text: string): boolean => {
  const own = text.replace(/…$/, "");
  return own.length > 20 && [...known.texts].some((full) => full.includes(own));
};

describe("in Spanish", () => {
  test.each(publicPages)("$name", async ({ path }) => {
    expect(await leftInEnglish((headers) => fairlead.get(path, { headers }))).toEqual([]);
  });

  test.each([
    "/customer-dashboard",
    "/messages",
    "/notifications",
    "/appointments",
    "/my-reviews",
    "/my-questions",
    "/saved/searches",
    "/settings",
    "/settings?section=security",
    "/settings?section=notifications",
    "/settings?section=privacy",
    "/settings/second-factor",
    "/accessibility-settings",
  ])("%s, as a customer reads it", async (path) => {
    const customer = await signedIn("customer");
    expect(await leftInEnglish((headers) => customer.get(path, { headers }))).toEqual([]);
  });
});

async function leftInEnglish(get: (headers: Record<string, string>) => Promise<Response>): Promise<string[]> {
  const [english, spanish] = await Promise.all(
    [{}, SPANISH].map(async (headers) => {
      const { document } = await pageOf(await get(headers));
      return { language: document.documentElement.lang, texts: textsOf(document) };
    }),
  );
  expect([english?.language, spanish?.language]).toEqual(["en", "es"]);
  return [...(spanish?.texts ?? [])].filter((text) => english?.texts.has(text) && !isData(text));
}
