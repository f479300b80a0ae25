import { describe, expect, test } from "vitest";
import { createViewCounter, viewedProfile } from "./profile-view.ts";

const BROWSER =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const ORIGIN = "https://fairlead.example";

type Asked = { path?: string; method?: string; status?: number; headers?: Record<string, string> };
function viewed({ path = "/showcase/bo-li", method = "GET", status = 200, headers = {} }: Asked) {
  const request = new Request(ORIGIN + path, { method, headers: { "User-Agent": BROWSER, ...headers } });
  return viewedProfile(request, new URL(request.url), status);
}

describe("a view of a profile", () => {
  test.each<[string, Asked]>([
    ["its page", {}],
    ["its page under a query", { path: "/showcase/bo-li?utm_source=letter" }],
    [
      "its data, for a client navigation",
      { path: "/showcase/bo-li.data", headers: { Referer: `${ORIGIN}/saved` } },
    ],
    ["a document that a browser says it is", { headers: { "Sec-Fetch-Dest": "document" } }],
    ["a visit from another site", { headers: { Referer: "https://search.example/" } }],
  ])("is %s", (_, asked) => {
    expect(viewed(asked)).toBe("bo-li");
  });

  test.each<[string, Asked]>([
    ["HEAD", { method: "HEAD" }],
    ["a form", { method: "POST" }],
    ["a redirect", { status: 301 }],
    ["a profile that is gone", { status: 404 }],
    ["another page", { path: "/saved" }],
    ["a file of the profile", { path: "/showcase/bo-li/qr.svg" }],
    ["what a browser fetches ahead", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["what older browsers fetch ahead", { headers: { Purpose: "prefetch" } }],
    ["a reader whose browser sends Global Privacy Control", { headers: { "Sec-GPC": "1" } }],
    ["a frame", { headers: { "Sec-Fetch-Dest": "iframe" } }],
    [
      "a filter on the page itself",
      { path: "/showcase/bo-li?stars=5", headers: { Referer: `${ORIGIN}/showcase/bo-li` } },
    ],
    [
      "data reloaded on the page itself",
      { path: "/showcase/bo-li.data", headers: { Referer: `${ORIGIN}/showcase/bo-li?stars=5` } },
    ],
    ["no name", { headers: { "User-Agent": "" } }],
    ...[
      "Googlebot/2.1 (+http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "curl/8.5.0",
      "python-requests/2.32",
      "Mozilla/5.0 HeadlessChrome/131.0",
      "facebookexternalhit/1.1",
      "node",
    ].map((name): [string, Asked] => [name, { headers: { "User-Agent": name } }]),
  ])("is not %s", (_, asked) => {
    expect(viewed(asked)).toBeNull();
  });

  test("is one of a person whose browser's name only sounds like a program's", () => {
    expect(viewed({ headers: { "User-Agent": `${BROWSER} Abbott Rubygem Anodelight` } })).toBe("bo-li");
  });
});

describe("the counter", () => {
  const view = (slug: string, readerId: string | null = null) => ({ slug, day: "2026-11-23", readerId });

  test("adds up by profile, day and reader, and forgets what was taken", () => {
    const counter = createViewCounter(10);
    for (const slug of ["a", "a", "b"]) counter.add(view(slug));
    counter.add(view("a", "somebody"));
    expect(counter.take()).toEqual([
      { ...view("a"), views: 2 },
      { ...view("b"), views: 1 },
      { ...view("a", "somebody"), views: 1 },
    ]);
    expect(counter.take()).toEqual([]);
  });

  test("keeps what could not be written, along with what came since", () => {
    const counter = createViewCounter(10);
    counter.add(view("a"));
    const lost = counter.take();
    counter.add(view("a"));
    counter.putBack(lost);
    expect(counter.take()).toEqual([{ ...view("a"), views: 2 }]);
  });

  test("accepts no more profiles than the limit, and keeps counting those it has", () => {
    const counter = createViewCounter(2);
    for (const slug of ["a", "b", "c", "a"]) counter.add(view(slug));
    expect(counter.take().map(({ slug, views }) => [slug, views])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
});
