/** Which language a reader gets, and that no one gets another's. */
import { describe, expect, test } from "vitest";
import { canonicalOf, pageOf } from "#support/browser/page.ts";
import { publicPages } from "#support/browser/public-pages.ts";
import { openSite } from "../site.ts";

const site = openSite();

const COOKIE = "__Secure-language";
const SPANISH = { "Accept-Language": "es-MX,es;q=0.9,en;q=0.5" };

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path, { headers });
  const page = await pageOf(response);
  return {
    response,
    page,
    language: page.document.documentElement.lang,
    cache: response.headers.get("X-Cache"),
    footer: page.getByRole("contentinfo").textContent ?? "",
  };
};

describe("the language of an answer", () => {
  test("is the browser's; each language is cached once, for its own readers only", async () => {
    for (const [path, first] of [
      ["/agents/ohio", "en"],
      ["/agents/iowa", "es"],
    ] as const) {
      const seen: unknown[] = [];
      const order = first === "en" ? [{}, SPANISH, {}, SPANISH] : [SPANISH, {}, SPANISH, {}];
      for (const headers of order) {
        const { response, language, cache, footer } = await read(path, headers);
        seen.push([
          language,
          cache,
          footer.includes("Términos del servicio"),
          footer.includes("Terms of Service"),
        ]);
        expect(response.headers.get("Content-Language")).toBe(language);
        expect(response.headers.get("Vary")).toContain("Accept-Language");
        expect(response.headers.get("Set-Cookie")).toBeNull();
      }
      const [en, es] = [
        ["en", false, true],
        ["es", true, false],
      ].map(([language, ...words]) => (cache: string) => [language, cache, ...words]);
      const [one, two] = first === "en" ? [en, es] : [es, en];
      expect(seen).toEqual([one?.("MISS"), two?.("MISS"), one?.("HIT"), two?.("HIT")]);
    }
  });

  test("is what the address says, also on the following pages", async () => {
    await read("/help");
    const { response, language } = await read("/help?lang=es");
    expect(language).toBe("es");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^__Secure-language=es; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
    const chosen = { Cookie: cookie.split(";")[0] ?? "" };
    const after = await read("/our-vision", chosen);
    expect([after.language, after.response.headers.get("Set-Cookie")]).toEqual(["es", null]);
    expect((await read("/our-vision", chosen)).cache).toBe("HIT");
    expect((await read("/our-vision?lang=en", chosen)).language).toBe("en");
    expect((await read("/our-vision")).language).toBe("en");
  });

  test("stays English if the cookie or the address is invalid", async () => {
    for (const value of ["xx", "ES", "en,es", "%00", "es%20", "x".repeat(5000)]) {
      expect((await read("/our-vision", { Cookie: `${COOKIE}=${value}` })).language).toBe("en");
      const { response, language } = await read(`/our-vision?lang=${value}`);
      expect([language, response.headers.get("Set-Cookie")]).toEqual(["en", null]);
    }
  });

  test("applies to errors and to what the browser fetches automatically", async () => {
    const missing = await read("/no/such/page", SPANISH);
    expect([missing.response.status, missing.language]).toEqual([404, "es"]);
    const data = async (headers: Record<string, string>) => {
      const response = await site.get("/agents/utah.data", { headers });
      await response.text();
      return [response.headers.get("Content-Language"), response.headers.get("X-Cache")];
    };
    expect(await data({})).toEqual(["en", "MISS"]);
    expect(await data(SPANISH)).toEqual(["es", "MISS"]);
    expect(await data(SPANISH)).toEqual(["es", "HIT"]);
  });

  test("is English on professionals' and admins' pages, and nowhere that only starts like them", async () => {
    const languageAt = async (path: string) =>
      (await site.get(path, { headers: { Cookie: `${COOKIE}=es` }, redirect: "manual" })).headers.get(
        "Content-Language",
      );
    for (const path of [
      ...["/admin", "/admin-console/people", "/billing", "/settings/calendar", "/auth/agency-signup"],
      ...["/agreements/1", "/dashboard", "/dashboard.data", "/settings?section=licenses", "/terms/review"],
    ])
      expect([path, await languageAt(path)]).toEqual([path, "en"]);
    for (const path of [
      ...["/help", "/billings", "/administrator", "/messages/new", "/notifications", "/auth", "/auth/signup"],
      ...[
        "/verify-email",
        "/agent-application",
        "/terms-of-service",
        "/appointments/1",
        "/settings?section=privacy",
        "/ines-calloway",
      ],
    ])
      expect([path, await languageAt(path)]).toEqual([path, "es"]);
  });

  test("two hundred readers at once, of both languages, get their own", async () => {
    const paths = ["/", "/agents/texas", "/help", "/expert-answers"];
    const readers = Array.from({ length: 200 }, (_, at) => ({
      path: paths[at % paths.length] ?? "/",
      spanish: Math.floor(at / paths.length) % 2 === 1,
    }));
    const wrong = await Promise.all(
      readers.map(async ({ path, spanish }) => {
        const response = await site.get(path, { headers: spanish ? SPANISH : {} });
        const html = await response.text();
        const right =
          html.includes(`<html lang="${spanish ? "es" : "en"}"`) &&
          html.includes(spanish ? "Términos del servicio" : "Terms of Service") &&
          !html.includes(spanish ? ">Terms of Service<" : "Términos del servicio");
        return right ? [] : [path];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

/** Names of attributes are case-insensitive; the parser keeps their case. */
const attributeOf = (element: Element, name: string): string | null =>
  [...element.attributes].find((one) => one.name.toLowerCase() === name)?.value ?? null;

describe("pages link their other language", () => {
  const indexed = publicPages.filter(({ status }) => status === 200);

  test.each(indexed)("$name", async ({ path }) => {
    const [english, spanish] = await Promise.all([read(path), read(path, SPANISH)]);
    const alternates = ({ page }: typeof english) =>
      Object.fromEntries(
        [...page.document.querySelectorAll("link[rel=alternate]")].flatMap((link) => {
          const language = attributeOf(link, "hreflang");
          return language === null ? [] : [[language, link.getAttribute("href")]];
        }),
      );
    const canonical = canonicalOf(english.page);
    const hidden = english.page.document.querySelector("meta[name=robots]") !== null;
    if (canonical === "" || hidden) {
      expect(alternates(english)).toEqual({});
      return;
    }
    const inSpanish = new URL(canonical);
    inSpanish.searchParams.set("lang", "es");
    if (path.startsWith("/expert-answers/")) {
      // Asker and expert wrote in English: one page, whatever the language of its frame.
      expect([alternates(english), alternates(spanish)]).toEqual([{}, {}]);
      expect([canonicalOf(english.page), canonicalOf(spanish.page)]).toEqual([canonical, canonical]);
      return;
    }
    // Search engines need the canonical address.
    const all = { en: canonical, es: inSpanish.href };
    expect(alternates(english)).toEqual(all);
    expect(alternates(spanish)).toEqual(all);
    expect(canonicalOf(spanish.page)).toBe(all.es);
  });

  test("the language link leads to the current page, without parameters from elsewhere", async () => {
    const { page } = await read("/geographic-search-results?q=78701&utm_source=mail&lang=en");
    const link = page.getByRole("link", { name: "Español" });
    expect(link.getAttribute("href")).toBe("/geographic-search-results?q=78701&lang=es");
    expect([attributeOf(link, "hreflang"), link.getAttribute("lang")]).toEqual(["es", "es"]);
    const alone = await read("/auth/agency-signup?lang=es", SPANISH);
    expect([alone.language, alone.page.queryByRole("link", { name: "Español" })]).toEqual(["en", null]);
    const back = (await read("/help?lang=es")).page.getByRole("link", { name: "English" });
    expect(back.getAttribute("href")).toBe("/help?lang=en");
  });
});
