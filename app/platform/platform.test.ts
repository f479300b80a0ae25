import { createPath, resolvePath } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { foreignTargets, leadsAway } from "#support/foreign-targets.ts";
import { cacheKey, cacheKeys, isCacheable, isNearReader } from "./cache/page-requests.ts";
import { parseSettings } from "./env.ts";
import { parseOwnPath } from "./pages/own-path.ts";
import { readWayBack, writeWayBack } from "./pages/way-back.ts";
import { hasPersonalCookie, readCookie, writeCookie } from "./reader/cookies.ts";
import { isCrossSite } from "./security/csrf.ts";

const get = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });

test.each([
  "https://evil.example/",
  "//evil.example",
  "//",
  "//[",
  "//evil.example:99999",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  " /x",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example/a?b",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/\u0000",
  "",
  `/${"x".repeat(3_000)}`,
])("a redirect never leaves for %s", (target) => {
  expect(parseOwnPath(target, "/fallback")).toBe("/fallback");
});

test.each(foreignTargets)("neither a redirect nor a way back in a cookie leaves for %j", (target) => {
  for (const written of [target, encodeURIComponent(target), encodeURI(target)]) {
    const path = parseOwnPath(written, "/");
    expect(leadsAway(path, "https://own.example"), `${written} as ${path}`).toBe(false);
    // As the router reads it, too: it joins slashes and resolves what is relative.
    expect(leadsAway(createPath(resolvePath(path, "/agents/texas")), "https://own.example")).toBe(false);
    const [cookie = ""] = writeWayBack(written).split(";");
    const back = readWayBack(get("https://own.example/auth", { Cookie: cookie }), "/");
    expect(leadsAway(back, "https://own.example"), `${written} as ${back}`).toBe(false);
  }
});

test("one of our paths keeps its query and fragment", () => {
  expect(parseOwnPath("/agents/texas?page=2#list", "/")).toBe("/agents/texas?page=2#list");
});

test("for any input, the redirect stays on this site", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      const path = parseOwnPath(text, "/");
      expect(new URL(path, "https://own.example").origin).toBe("https://own.example");
    }),
  );
});

test("a form from another site, or from nowhere, is refused; a link is not", () => {
  const post = (headers: Record<string, string>) =>
    isCrossSite(new Request("https://own.example/saved", { method: "POST", headers }));
  expect(post({ Origin: "https://own.example" })).toBe(false);
  expect(post({ "Sec-Fetch-Site": "same-origin" })).toBe(false);
  expect(post({ Origin: "https://evil.example" })).toBe(true);
  expect(post({ "Sec-Fetch-Site": "cross-site", Origin: "https://own.example" })).toBe(true);
  expect(post({ "Sec-Fetch-Site": "same-site" })).toBe(true);
  expect(post({})).toBe(true);
  expect(isCrossSite(get("https://own.example/", { Origin: "https://evil.example" }))).toBe(false);
});

test("a cookie is read as it was written, whatever it contains", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anySign, maxLength: 200 }).filter((text) => text.isWellFormed()),
      (value) => {
        const pair = writeCookie("saved", value, 60).split(";")[0] ?? "";
        expect(readCookie(get("https://own.example/", { Cookie: `x=1; ${pair}` }), "saved")).toBe(value);
      },
    ),
  );
});

test("a broken cookie reads as none", () => {
  expect(readCookie(get("https://own.example/", { Cookie: "__Host-saved=%E0%A4%A" }), "saved")).toBeNull();
});

test("only one of our cookies makes a page personal", () => {
  expect(hasPersonalCookie(get("https://own.example/", { Cookie: "_ga=1; theme=dark" }))).toBe(false);
  expect(hasPersonalCookie(get("https://own.example/", { Cookie: "_ga=1; __Host-saved=a" }))).toBe(true);
});

test("a browser that has signed in before is answered from the cache while it is signed out", () => {
  const bring = (cookie: string) => isCacheable(get("https://own.example/", { Cookie: cookie }));
  expect(bring("__Host-device=a.b")).toBe(true);
  expect(bring("__Host-device=a.b; __Host-session=x")).toBe(false);
  expect(bring("__Host-device-of-another=a")).toBe(false);
});

test("only anonymous GETs reach the cache", () => {
  expect(isCacheable(get("https://own.example/"))).toBe(true);
  expect(isCacheable(get("https://own.example/", { Cookie: "__Host-toast=x" }))).toBe(false);
  expect(isCacheable(get("https://own.example/", { Authorization: "Bearer x" }))).toBe(false);
  expect(isCacheable(new Request("https://own.example/", { method: "POST" }))).toBe(false);
});

test("a page has one key, in any order of parameters and with any parameters that advertisements add", () => {
  const key = (query: string) => cacheKey(get(`https://own.example/x?${query}`), "v1", "en");
  expect(key("q=1&type=auto&utm_source=mail&lang=es&fbclid=x")).toBe(key("type=auto&q=1"));
  expect(key("letter=a")).not.toBe(key(""));
  expect(key("language=es&language=vi")).not.toBe(key("language=es"));
  expect(cacheKey(get("https://own.example/x"), "v2", "en")).not.toBe(key(""));
  expect(cacheKey(get("https://own.example/x"), "v1", "es")).not.toBe(key(""));
});

test("the home page and its data have one key for each place, and a write touches those of its own place", () => {
  const home = (place: string | null, path = "/") =>
    cacheKey(get(`https://own.example${path}`), "v1", "en", place);
  expect(
    new Set([home(null), home("oh-columbus"), home("tx-austin"), home("tx-austin", "/_root.data")]).size,
  ).toBe(4);
  expect(["/", "/_root.data", "/help", "/agents/ohio"].map((pathname) => isNearReader({ pathname }))).toEqual(
    [true, true, false, false],
  );
  const touched = (path: string) => cacheKeys(get(`https://own.example${path}`), "v1", "tx-austin");
  expect(touched("/")).toEqual(expect.arrayContaining([home(null), home("tx-austin")]));
  expect(touched("/")).not.toContain(home("oh-columbus"));
  expect(touched("/help")).toHaveLength(2);
});

test("settings without a database address are refused by name", () => {
  const env = { ASSETS: { fetch: () => Promise.reject(new Error("unused")) } };
  expect(() => parseSettings({ ...env, DATABASE_URL: "" } as never)).toThrow(/DATABASE_URL/);
  expect(() => parseSettings({ ...env, DATABASE_URL: "file:local.db" } as never)).toThrow(/DATABASE_URL/);
});
