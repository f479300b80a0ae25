import { expect, test } from "vitest";
import { inItsLanguage, languageOf, preferredLanguage, writeLanguage } from "./language.ts";
import { inLanguageAddress } from "./language-address.ts";

test.each([
  [null, "en"],
  ["", "en"],
  ["es", "es"],
  ["ES-mx,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["en;q=0.5, es;q=0.9", "es"],
  ["es;q=0, en;q=0.1", "en"],
  ["fr-FR,fr;q=0.9", "en"],
  ["fr, es;q=0.3", "es"],
  ["est, *;q=0.1", "en"],
  ["es;q=x", "es"],
  [`${"x,".repeat(500)}es`, "en"],
])("the browser that asks for %j reads %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

const ask = (address: string, headers: Record<string, string> = {}, english = false) => {
  const request = new Request(`https://own.example${address}`, { headers });
  return languageOf(request, new URL(request.url), { isEnglishAlone: () => english });
};
const SPANISH = { Cookie: "__Secure-language=es" };

test("the address goes before the choice, the choice before the browser", () => {
  expect(ask("/", { "Accept-Language": "es" })).toBe("es");
  expect(ask("/", { "Accept-Language": "en", ...SPANISH })).toBe("es");
  expect(ask("/?lang=en", { "Accept-Language": "es", ...SPANISH })).toBe("en");
  expect(ask("/?lang=es")).toBe("es");
  expect(ask("/?lang=xx", SPANISH)).toBe("es");
});

test("an English-only page is in English, whatever was requested or chosen", () => {
  expect(ask("/billing?lang=es", SPANISH, true)).toBe("en");
});

test("a choice is stored once, in an answer that no cache stores", () => {
  const answer = (address: string, headers: Record<string, string> = {}) => {
    const request = new Request(`https://own.example${address}`, { headers });
    const made = new Response("", { headers: { "Cache-Control": "public, s-maxage=60" } });
    return inItsLanguage(request, new URL(request.url), made, "es").headers;
  };
  expect(answer("/?lang=es").get("Set-Cookie")).toBe(writeLanguage("es"));
  expect(answer("/?lang=es").get("Cache-Control")).toBe("private, no-store");
  expect(answer("/?lang=es", SPANISH).get("Set-Cookie")).toBeNull();
  expect(answer("/", { "Accept-Language": "es" }).get("Set-Cookie")).toBeNull();
  expect(answer("/").get("Cache-Control")).toBe("public, s-maxage=60");
  expect([answer("/").get("Vary"), answer("/").get("Content-Language")]).toEqual([
    "Accept-Language, Cookie",
    "es",
  ]);
});

test("an address in a language keeps its other parameters, and has one language", () => {
  expect(inLanguageAddress("/help", "es")).toBe("/help?lang=es");
  expect(inLanguageAddress("/search?q=a+b&lang=en", "es")).toBe("/search?q=a+b&lang=es");
});
