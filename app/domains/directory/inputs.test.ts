import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { parseCompared, parseIdentifier, parseSearch } from "./inputs.ts";
import { searchAddress } from "./search/search-address.ts";

const read = (query: string) => parseSearch(new URLSearchParams(query));

test("a plain search has the defaults of the page", () => {
  const search = read("q=78701&type=home");
  expect(search).toMatchObject({
    ok: true,
    query: { q: "78701", type: "home", radius: 15, sort: "best", page: 1, unlicensed: false, language: [] },
  });
});

test.each([
  ["radius=-5", "radius"],
  ["radius=1e9", "radius"],
  ["radius=", "radius"],
  ["page=0", "page"],
  ["page=-1", "page"],
  ["page=x", "page"],
  ["sort=price", "sort"],
  ["rating=7", "rating"],
  ["type=../../etc", "type"],
  ["language=%27%20OR%201=1", "language"],
  ["lat=999&lon=0", "lat"],
  ["organization=%3Cscript%3E", "organization"],
  [`q=${"x".repeat(10_000)}`, "q"],
])("the address %s is refused with words for its field", (query, field) => {
  const search = read(query);
  expect(search.ok).toBe(false);
  if (!search.ok) expect(search.errors[field]).toMatch(/\w/);
});

test("what was typed comes back, cut to what a box holds", () => {
  const search = read(`q=${"x".repeat(10_000)}`);
  expect(search.ok === false && search.typed.q).toHaveLength(200);
});

test("control characters, NUL and broken UTF-8 are taken out of a query", () => {
  const search = read("q=Aus%00tin%07%EF%BF%BD");
  expect(search).toMatchObject({ ok: true, query: { q: "Aus tin" } });
});

test("parameters that no page reads are ignored", () => {
  expect(read("q=78701&utm_source=x&DROP=1").ok).toBe(true);
});

test("the address of a search reads back as the same search", () => {
  const search = read(
    "q=Austin%2C+TX&type=auto&radius=25&language=es&language=vi&rating=4&accepting=1&explain=1",
  );
  if (!search.ok) throw new Error("should read");
  const again = parseSearch(new URL(searchAddress(search.query, {}, 3), "http://x.invalid").searchParams);
  expect(again).toEqual({ ok: true, query: { ...search.query, page: 3 } });
});

test("an identifier is a UUID, a slug, or nothing", () => {
  expect(parseIdentifier("0193489A-0000-7000-8000-000000000000")?.kind).toBe("uuid");
  expect(parseIdentifier("ines-calloway")).toEqual({ kind: "slug", value: "ines-calloway" });
  for (const bad of ["", "a--b", "-a", "a_b", "../x", "é", "a".repeat(161), undefined]) {
    expect(parseIdentifier(bad)).toBeNull();
  }
});

test("at most four agents are compared, each once", () => {
  const slugs = parseCompared(
    new URLSearchParams("agent=a&agent=a&agent=b&agent=%00&agent=c&agent=d&agent=e"),
  );
  expect(slugs).toEqual(["a", "b", "c", "d"]);
});

test("no query string makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 400 }), (text) => {
      expect(typeof read(text).ok).toBe("boolean");
    }),
  );
});
