import { request as rawRequest } from "node:http";
import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressesIn, heldBy, parsePage, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite({ staticFiles: false });
const SEARCH = "/geographic-search-results";
const PROFILE = `/showcase/${landmarks.agents.inesCalloway.slug}`;
const ORGANIZATION = `/organization-showcase/${landmarks.organizations.lanternRow.slug}`;

/** A page that helps a person: a heading, a sentence, a link on; and no internals. */
async function expectClearPage(response: Response): Promise<HTMLElement> {
  const html = await response.text();
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const page = parsePage(html);
  expect(wordsIn(page.getByRole("heading", { level: 1 })).length).toBeGreaterThanOrEqual(3);
  const main = page.getByRole("main");
  expect(wordsIn(main).length).toBeGreaterThan(20);
  const ways = [...main.querySelectorAll("form"), ...addressesIn(main).filter((to) => to.startsWith("/"))];
  expect(ways).not.toEqual([]);
  expect(html).not.toMatch(/SQLITE|libsql|node_modules|\bat [\w.]+ \((file:)?\//);
  return main;
}

describe("places", () => {
  test.each([
    ["a ZIP that does not exist", `${SEARCH}?q=00000`, 200],
    ["a city that is not in that state", "/agents/texas/philadelphia-of-nowhere", 404],
    ["a city of another state", "/agents/wyoming/houston", 404],
    ["a state that does not exist", "/agents/atlantis", 404],
    ["a state and city that do not exist", "/agents/atlantis/poseidonis", 404],
    ["a city that is not in that state, searched", `${SEARCH}?q=Houston%2C+WY`, 200],
    ["a latitude of 1000", `${SEARCH}?lat=1000&lon=0`, 400],
    ["a longitude in words", `${SEARCH}?lat=30&lon=west`, 400],
  ])("%s: %s is %i and a clear page", async (_what, path, status) => {
    const response = await site.get(path);
    expect(response.status).toBe(status);
    await expectClearPage(response);
  });

  test("a city that exists elsewhere is offered there", async () => {
    const main = await expectClearPage(await site.get("/agents/wyoming/houston"));
    expect(addressesIn(main)).toContain("/agents/texas/houston");
  });
});

describe("filters", () => {
  test.each([
    ["radius", "-5"],
    ["radius", "1e9"],
    ["radius", "NaN"],
    ["radius", "15.5"],
    ["radius", ""],
    ["rating", "9"],
    ["sort", "paid"],
    ["page", "0"],
    ["page", "-1"],
    ["page", "1e3"],
    ["accepting", "maybe"],
    ["language", "klingon"],
  ])("%s=%s is refused with 400 and what was typed is kept", async (name, value) => {
    const response = await site.get(`${SEARCH}?q=78701&${name}=${encodeURIComponent(value)}`);
    expect(response.status).toBe(400);
    const main = await expectClearPage(response);
    expect([...main.querySelectorAll("input")].map(heldBy)).toContain("78701");
  });

  test.each([
    ["type=spaceships", [200, 400, 404]],
    ["organization=no-such-organization", [200, 400, 404]],
    ["color=green&utm_source=mail", [200]],
    ["q=78702", [200]],
  ])("an unknown %s is answered clearly", async (query, statuses) => {
    const response = await site.get(`${SEARCH}?q=78701&${query}`);
    expect(statuses).toContain(response.status);
    await expectClearPage(response);
  });

  test.each([
    ["results", `${SEARCH}?q=78701&page=99999`, [404]],
    ["a city's agents", "/agents/texas/houston?after=99999", [400, 404]],
    ["a profile's reviews", `${PROFILE}?after=99999`, [400, 404]],
    ["an organization's agents", `${ORGANIZATION}?after=99999`, [400, 404]],
    ["a profile's reviews by six stars", `${PROFILE}?stars=6`, [400]],
  ])("page 99999 of %s is no empty list", async (_what, path, statuses) => {
    const response = await site.get(path);
    expect(statuses).toContain(response.status);
    await expectClearPage(response);
  });

  test("10,000 characters of query are refused with 400, and not all printed", async () => {
    const response = await site.get(`${SEARCH}?q=${"a".repeat(10_000)}`);
    expect(response.status).toBe(400);
    const main = await expectClearPage(response);
    expect(main.outerHTML).not.toContain("a".repeat(300));
  });

  test("10,000 characters of path are not found", async () => {
    for (const prefix of [
      "/showcase/",
      "/agent/",
      "/",
      "/agents/",
      "/agents/texas/",
      "/organization-showcase/",
    ]) {
      const response = await site.get(prefix + "a".repeat(10_000));
      expect([400, 404, 414], prefix).toContain(response.status);
    }
  });

  test("a parameter given a hundred times is answered", async () => {
    for (const name of ["q", "language", "agent", "page"]) {
      const query = Array.from({ length: 100 }, (_, at) => `${name}=${at}`).join("&");
      expect((await site.get(`${SEARCH}?${query}`)).status, name).toBeLessThan(500);
      expect((await site.get(`/compare?${query}`)).status, name).toBeLessThan(500);
    }
  });
});

const PARAMETERS = [
  ..."q lat lon type radius unlicensed language rating organization accepting independent sort explain".split(
    " ",
  ),
  ..."kind near page after stars tier agent version action letter _routes state zip token".split(" "),
];
const PAGES = [
  "/",
  "/location-hub",
  "/location-directory",
  "/agents/texas",
  "/agents/texas/austin",
  SEARCH,
  PROFILE,
].concat([
  ORGANIZATION,
  "/help",
  "/ask-expert",
  "/expert-answers",
  `/expert-answers/${landmarks.questions.fence.slug}`,
  "/my-questions",
  "/live",
  "/saved",
  "/compare",
  "/api/suggest",
  `${PROFILE}/contact.vcf`,
  `${PROFILE}/qr.svg`,
]);
const HOSTILE = {
  SQL: `'; DROP TABLE agents; -- " OR 1=1 UNION SELECT * FROM people`,
  script: `"><script>alert(1)</script><img src=x onerror=alert(2)>`,
  "full-text syntax": `" OR name:* NEAR(a b) ^ { - ( `,
  "a NUL and control characters": "a\u0000b\u0007\u001b[31m",
  "wild Unicode": "𝕳𝖔\u202e\u0301\u0301\u0301👩‍👩‍👧\ufffe ﷽",
  "a prototype key": "__proto__[constructor]",
};

/** The parameters that change a page's answer when they have this value. */
async function readBy(path: string, text: string): Promise<string[]> {
  const plain = await answerOf(`${path}?q=78701`);
  const read = [];
  for (const parameter of PARAMETERS) {
    const answer = await answerOf(`${path}?q=78701&${parameter}=${encodeURIComponent(text)}`);
    expectHarmless(answer, parameter);
    if (answer.status !== plain.status || answer.main !== plain.main) read.push(parameter);
  }
  return read;
}

async function answerOf(path: string) {
  const response = await site.get(path);
  const body = await response.text();
  return { status: response.status, body, main: /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body };
}

function expectHarmless({ status, body }: { status: number; body: string }, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(body, what).not.toContain("<script>alert(1)");
  expect(body, what).not.toContain("<img src=x");
  if (status === 200) expect(body.length, what).toBeGreaterThan(0);
}

describe("hostile input in every parameter", () => {
  const [first, ...others] = Object.values(HOSTILE);
  test.each(PAGES)("%s answers below 500 and prints nothing unescaped", async (path) => {
    const read = await readBy(path, first ?? "");
    const ignored = PARAMETERS.filter((parameter) => !read.includes(parameter));
    for (const text of others) {
      const value = encodeURIComponent(text);
      for (const parameter of read)
        expectHarmless(await answerOf(`${path}?q=78701&${parameter}=${value}`), `${parameter}: ${text}`);
      const all = ignored.map((parameter) => `${parameter}=${value}`).join("&");
      expectHarmless(await answerOf(`${path}?${all}`), `what it does not read: ${text}`);
    }
  });
});

describe.each(Object.entries(HOSTILE))("%s in the path", (_kind, text) => {
  test("a segment of the path answers below 500", async () => {
    const segment = encodeURIComponent(text);
    for (const path of [
      "/",
      "/agent/",
      "/showcase/",
      "/organization-showcase/",
      "/expert-answers/",
      "/agents/",
      "/agents/texas/",
      "/a/",
    ]) {
      const response = await site.get(path + segment);
      expect(response.status, path).toBeLessThan(500);
      expect(await response.text(), path).not.toContain("<script>alert(1)");
    }
    for (const path of ["/sitemaps/", "/social/agent/", "/social/page/", "/maps/area/", "/maps/state/"]) {
      expect((await site.get(path + segment)).status, path).toBeGreaterThanOrEqual(400);
      expect((await site.get(path + segment)).status, path).toBeLessThan(500);
    }
  });
});

describe("broken UTF-8", () => {
  /** `fetch` would fix the bytes; this sends them unchanged. */
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(site.origin());
      const sent = rawRequest({ hostname, port, path, method: "GET" }, (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
      });
      sent.once("error", reject);
      sent.end();
    });

  test.each([
    [`${SEARCH}?q=%FF%FE%C3%28`, [200, 400, 404]],
    [`${SEARCH}?q=%`, [200, 400, 404]],
    ["/showcase/%C3%28", [400, 404]],
    ["/showcase/%", [400, 404]],
    ["/%E0%A4%A", [400, 404]],
    ["/agents/%FF/%FE", [400, 404]],
    ["/agents/texas/%00", [400, 404]],
    ["/organization-showcase/%ED%A0%80", [400, 404]],
    ["/a/%C0%AF", [301, 400, 404]],
    // To its canonical spelling (`canonicalPath`, which never leads away).
    ["//evil.example/%2e%2e", [301]],
    ["/..%2f..%2fetc%2fpasswd", [301]],
    ["/..%2F..%2Fetc%2Fpasswd", [400, 404]],
  ])("%s is answered with one of %j", async (path, statuses) => {
    expect(statuses).toContain(await statusOf(path));
  });
});
