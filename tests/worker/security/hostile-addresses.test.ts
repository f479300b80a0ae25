/** Whatever the request: no answer is an error of ours, no admin is told, and nothing is logged. */
import { describe, expect, test } from "vitest";
import { requestAs } from "#support/servers/host.ts";
import { openAccounts } from "../accounts.ts";

const { site, rows } = openAccounts();

const READ = [
  "/?_data",
  "/?_data=root",
  "/showcase/bo-li?_data=routes/profiles/showcase",
  "/showcase/bo-li?_data=routes%2Fnone",
  "/showcase/bo-li.data?_data=root",
  "/api/suggest?_data=x",
  "/nowhere/at/all?_data=x",
  "/showcase/bo-li.data?_routes=",
  "/showcase/bo-li.data?_routes=routes/none",
  "/showcase/bo-li.data?_routes=root,,root,__proto__",
  "/showcase/bo-li.data?_routes=constructor",
  "/live.data?_routes=routes/admin/today/today",
  "/admin.data?_routes=routes/admin/today/today",
  "/%E0%A4%A",
  "/showcase/%E0%A4%A",
  "/showcase/%FF.data",
  "/%00",
  "/%0d%0aSet-Cookie:x=y",
  "/showcase/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/__manifest",
  "/__manifest?p=/&p=%2Fshowcase%2F%E0%A4%A&version=x",
  "/_root",
  "/_root.data",
  "/.data",
  "/.data.data",
  "/index.data",
  "/robots.txt.data",
  "/sitemap.xml.data",
  "/sitemaps/none.xml.data",
  "/showcase/bo-li/badge.svg.data",
  "/api/errors.data",
  "/api/messages.data",
  "/api/rpc/constructor",
  "/social/agent/__proto__.png",
  "/social/page/toString.png",
  "/maps/area/NaN,NaN,1.svg",
  "/auth/sign-out.data",
  "/?index",
  `/${"a/".repeat(400)}`,
  `/showcase/${"x".repeat(3_000)}`,
  `/geographic-search-results?${"q=1&".repeat(1_000)}`,
];

const PATHS = [
  "/saved",
  "/saved.data",
  "/ask-expert",
  "/auth.data",
  "/nowhere",
  "/help",
  "/help.data",
  "/api/suggest",
];
const MORE_PATHS = [
  "/robots.txt",
  "/saved?_data=x",
  "/saved?index",
  "/saved.data?_routes=none",
  "/__manifest",
  "/api/errors",
];
const FORMS: [string, string][] = [
  ["application/x-www-form-urlencoded", "slug=%E0%A4%A&%&=&&&"],
  ["application/x-www-form-urlencoded", "__proto__=1&constructor=2&slug=ines-calloway"],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "--x\r\nnonsense without an end"],
  ["multipart/form-data; boundary=x", ""],
  ["application/json", "{"],
  ["text/x-script", '[{"_1":2},"root",{"_3":-5}]'],
  ["text/plain", "x"],
  ["", "x"],
  ["nonsense", "\u0000"],
];

/** Rows that admins would see, once background writes are done. */
async function expectNothingReported(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await rows("SELECT path, message FROM error_reports")).toEqual([]);
  expect(await site.takeLogs()).toEqual([]);
}

describe("an unknown address", () => {
  test("is answered below 500 and reported to no one", async () => {
    for (const path of READ) {
      for (const method of ["GET", "HEAD"]) {
        const { status } = await requestAs(site.origin(), path, { method });
        expect(status, `${method} ${path.slice(0, 80)}`).toBeLessThan(500);
        expect(await site.takeLogs(), `${method} ${path.slice(0, 80)}`).toEqual([]);
      }
    }
    await expectNothingReported();
  });

  test.each(["/?_data", "/showcase/bo-li?_data=root", "/api/suggest?_data=x", "/%E0%A4%A"])(
    "%s is a plain 400",
    async (path) => {
      const { status, headers, text } = await requestAs(site.origin(), path);
      expect(status).toBe(400);
      // An API call says it in its own fields.
      const type = path.startsWith("/api/") ? "application/json" : "text/plain; charset=utf-8";
      expect(headers["content-type"]).toBe(type);
      expect(text).not.toContain("<");
    },
  );
});

describe("an invalid form", () => {
  test("is answered below 500 and reported to no one, wherever it is sent", async () => {
    for (const path of [...PATHS, ...MORE_PATHS]) {
      for (const [type, body] of FORMS) {
        const headers = { Origin: site.origin(), ...(type === "" ? {} : { "Content-Type": type }) };
        const { status } = await requestAs(site.origin(), path, { method: "POST", headers, body });
        expect(status, `${path} ${type} ${body.slice(0, 30)}`).toBeLessThan(500);
        expect(await site.takeLogs(), `${path} ${type} ${body.slice(0, 30)}`).toEqual([]);
      }
    }
    await expectNothingReported();
  });

  test("is answered below 500 with any method", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      for (const path of [...PATHS, ...MORE_PATHS]) {
        const headers = { Origin: site.origin() };
        const { status } = await requestAs(site.origin(), path, { method, headers });
        expect(status, `${method} ${path}`).toBeLessThan(500);
        expect(await site.takeLogs(), `${method} ${path}`).toEqual([]);
      }
    }
    await expectNothingReported();
  });
});
